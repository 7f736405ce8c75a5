import type { PHOTO_CONTENT_TYPES } from './schema';

/** As many of a file's first bytes as `imageTypeOf` looks at. */
export const IMAGE_HEAD_BYTES = 16;

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** What a file is by its first bytes, whatever its name says; null when it is no picture that is taken. */
export function imageTypeOf(bytes: Uint8Array): (typeof PHOTO_CONTENT_TYPES)[number] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const brand = text(bytes, 8, 12);
  if (/^(heic|heix|heim|heis|hevc|hevx)$/.test(brand)) return 'image/heic';
  return /^(mif1|msf1|heif)$/.test(brand) ? 'image/heif' : null;
}
