import { expect, it } from 'vitest';
import { imageTypeOf } from './imageBytes';

const bytes = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['image/heic', '\x00\x00\x00\x18ftypheic\x00\x00'],
  ['image/heif', '\x00\x00\x00\x18ftypmif1\x00\x00'],
])('knows %s by its first bytes', (type, head) => expect(imageTypeOf(bytes(head))).toBe(type));

it.each([
  ['text', 'not a picture at all, only text'],
  ['a vector drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00'],
  ['a sound', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['nothing', ''],
])('does not take %s for a picture', (_what, head) => expect(imageTypeOf(bytes(head))).toBeNull());
