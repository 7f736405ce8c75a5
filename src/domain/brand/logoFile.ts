import { AppError } from '@/lib/appError';
import { fileSizeText } from '@/lib/fileSize';
import { imageTypeOf } from '../photo/imageBytes';

/** File size before it is downscaled on the device. */
const LOGO_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** Larger than a sign for the side of a van; a browser would need hundreds of megabytes to open it. */
const LOGO_MAX_SIDE_PX = 8000;
/** Size of a stored logo: sharp on paper, small in an e-mail. */
export const LOGO_STORED_SIDE_PX = 1600;
export const LOGO_STORED_MAX_BYTES = 5 * 1024 * 1024;

export type LogoFile = { kind: 'png' | 'jpeg' | 'webp' | 'svg' };

const refuse = (userMessage: string, code: 'invalid' | 'too-large' = 'invalid'): never => {
  throw new AppError({ code, userMessage });
};
const latin = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const HEAD_OF_SVG = 4096;
/** Anything allowed before the root element: byte order mark, declaration, comments, document type. */
const SVG_ROOT =
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>\s*)*<(?:\w+:)?svg[\s/>]/i;

/** @throws AppError `too-large` for a file that is not worth reading. Call this before reading it into memory. */
export function assertLogoSize(sizeBytes: number): void {
  if (sizeBytes === 0) refuse('This file is empty. Choose another.');
  if (sizeBytes > LOGO_FILE_MAX_BYTES)
    refuse(
      `This file is ${fileSizeText(sizeBytes)}. A logo may be ${fileSizeText(LOGO_FILE_MAX_BYTES)} at most: save it smaller and try again.`,
      'too-large',
    );
}

/**
 * Detects a logo's file type from its bytes, whatever its name says. Reads the dimensions from the file's header, so nothing is decoded
 * yet.
 * @throws AppError `invalid` or `too-large`, saying what is wrong with it and what to do.
 */
export function readLogoFile(bytes: Uint8Array): LogoFile {
  assertLogoSize(bytes.length);
  const type = imageTypeOf(bytes);
  if (type === 'image/png') return readPng(bytes);
  if (type === 'image/jpeg') return readJpeg(bytes);
  if (type === 'image/webp') return readWebp(bytes);
  if (type !== null) return refuse('This is a HEIC photo. Save it as PNG or JPEG and try again.');
  if (latin(bytes, 0, 4) === 'GIF8') return refuse('This is a GIF. Save the logo as PNG, JPEG, SVG or WebP.');
  if (latin(bytes, 0, 5) === '%PDF-')
    return refuse('This is a PDF. Save the logo from it as PNG or SVG and choose that.');
  if (SVG_ROOT.test(latin(bytes, 0, HEAD_OF_SVG))) return { kind: 'svg' };
  return refuse('This is not a picture, whatever its name says. Choose a PNG, JPEG, SVG or WebP file.');
}

function assertSides(width: number, height: number): void {
  if (!(width > 0 && height > 0)) refuse('This picture is damaged: it says no size. Save it again and try that.');
  if (Math.max(width, height) > LOGO_MAX_SIDE_PX)
    refuse(
      `This picture is ${width} × ${height} pixels. At most ${LOGO_MAX_SIDE_PX} each way can be opened: save it smaller and try again.`,
      'too-large',
    );
}

const refuseMoving = (): never =>
  refuse('This picture moves. A logo on paper cannot: save one frame of it and choose that.');

/** https://www.w3.org/TR/png-3/#11IHDR, and `acTL` for animation. */
function readPng(bytes: Uint8Array): LogoFile {
  if (bytes.length < 33) return refuse('This picture is damaged: it ends too early. Save it again and try that.');
  const view = viewOf(bytes);
  assertSides(view.getUint32(16), view.getUint32(20));
  for (let at = 8; at + 8 <= bytes.length;) {
    const name = latin(bytes, at + 4, at + 8);
    if (name === 'acTL') return refuseMoving();
    if (name === 'IDAT') break;
    at += view.getUint32(at) + 12;
  }
  return { kind: 'png' };
}

/** Frame headers (ITU T.81, B.2.2), except others in the same range: DHT, JPG, DAC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(bytes: Uint8Array): LogoFile {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      assertSides(view.getUint16(at + 7), view.getUint16(at + 5));
      if (bytes[at + 9] === 4)
        refuse(
          'This JPEG has the colors of a printing press (CMYK), which screens show wrong. Save it as RGB and try again.',
        );
      return { kind: 'jpeg' };
    } else at += 2 + view.getUint16(at + 2);
  }
  return refuse('This picture is damaged: it says no size. Save it again and try that.');
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(bytes: Uint8Array): LogoFile {
  const view = viewOf(bytes);
  const chunk = latin(bytes, 12, 16);
  if (bytes.length < 30) return refuse('This picture is damaged: it ends too early. Save it again and try that.');
  if (chunk === 'VP8X') {
    if (((bytes[20] ?? 0) & 0b10) !== 0) return refuseMoving();
    const sideAt = (at: number): number => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16) + 1;
    assertSides(sideAt(24), sideAt(27));
  } else if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    assertSides((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1);
  } else assertSides(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  return { kind: 'webp' };
}
