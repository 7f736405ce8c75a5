import { expect, it } from 'vitest';
import { assertLogoSize, readLogoFile } from './logoFile';

const bytes = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0));
const u32 = (value: number): string =>
  String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);
const u16 = (value: number): string => String.fromCharCode(value >> 8, value & 255);
const le24 = (value: number): string => String.fromCharCode(value & 255, (value >> 8) & 255, value >> 16);

const png = (width: number, height: number, chunks = ''): Uint8Array =>
  bytes(`\x89PNG\r\n\x1a\n${u32(13)}IHDR${u32(width)}${u32(height)}\x08\x06\0\0\0CRC!${chunks}${u32(0)}IDATCRC!`);
const jpeg = (width: number, height: number, components: number): Uint8Array =>
  bytes(
    `\xff\xd8\xff\xe0${u16(4)}JF\xff\xc0${u16(17)}\x08${u16(height)}${u16(width)}${String.fromCharCode(components)}\0\0\0`,
  );
const webp = (width: number, height: number, flags: number): Uint8Array =>
  bytes(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0${le24(width - 1)}${le24(height - 1)}pad`);

it.each([
  ['png', png(400, 200)],
  ['jpeg', jpeg(400, 200, 3)],
  ['webp', webp(400, 200, 0)],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"/>')],
  ['svg', bytes('\xef\xbb\xbf<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg/>')],
])('accepts a %s', (kind, file) => expect(readLogoFile(file)).toEqual({ kind }));

it.each([
  ['a script named .png', bytes('#!/bin/sh\nrm -rf /'), /not a picture, whatever its name says/],
  ['a page that speaks of SVG', bytes('<html><body><svg></svg>'), /not a picture/],
  ['an animated PNG', png(400, 200, `${u32(8)}acTL12345678CRC!`), /moves/],
  ['an animated WebP', webp(400, 200, 0b10), /moves/],
  ['a CMYK JPEG', jpeg(400, 200, 4), /CMYK.*RGB/],
  ['10,000 pixels', png(10_000, 400), /10000 × 400 pixels.*8000/],
  ['10,000 pixels of a JPEG', jpeg(400, 10_000, 3), /400 × 10000 pixels/],
  ['10,000 pixels of a WebP', webp(10_000, 400, 0), /10000 × 400 pixels/],
  ['a JPEG cut off', bytes('\xff\xd8\xff\xe0'), /damaged/],
  ['a PNG cut off', bytes('\x89PNG\r\n\x1a\n'), /damaged/],
  ['a GIF', bytes('GIF89a'), /GIF.*PNG/],
  ['a PDF', bytes('%PDF-1.7'), /PDF/],
  ['a phone’s HEIC', bytes('\x00\x00\x00\x18ftypheic\x00\x00'), /HEIC/],
  ['nothing', bytes(''), /empty/],
])('refuses %s with a full sentence', (_what, file, sentence) => expect(() => readLogoFile(file)).toThrow(sentence));

it('refuses 30 MB before reading it', () => {
  expect(() => assertLogoSize(30 * 1024 * 1024)).toThrow('This file is 30 MB. A logo may be 10 MB at most');
  expect(() => assertLogoSize(10 * 1024 * 1024)).not.toThrow();
});
