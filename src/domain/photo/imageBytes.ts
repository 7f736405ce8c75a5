import type { PHOTO_CONTENT_TYPES } from './schema';

/** Number of leading bytes that `imageTypeOf` needs. */
export const IMAGE_HEAD_BYTES = 16;

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Detects a file's type from its first bytes, regardless of its name; null if it isn't an accepted image. */
export function imageTypeOf(bytes: Uint8Array): (typeof PHOTO_CONTENT_TYPES)[number] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const brand = text(bytes, 8, 12);
  if (/^(heic|heix|heim|heis|hevc|hevx)$/.test(brand)) return 'image/heic';
  return /^(mif1|msf1|heif)$/.test(brand) ? 'image/heif' : null;
}

/** Number of trailing bytes that `isCutOff` needs: some cameras append data after the image. */
export const IMAGE_TAIL_BYTES = 64 * 1024;

const JPEG_END = [0xff, 0xd9] as const;

const has = (bytes: Uint8Array, sought: readonly number[]): boolean =>
  bytes.some((_, at) => sought.every((byte, offset) => bytes[at + offset] === byte));

/**
 * Whether a JPEG, PNG or WebP file ends before its image does, as after an interrupted download. `head` and `tail` are its first and last
 * bytes, up to the limits here or the whole file. False for other types, whose end can't be checked.
 */
export function isCutOff(type: string, sizeBytes: number, head: Uint8Array, tail: Uint8Array): boolean {
  switch (type) {
    case 'image/jpeg':
      return !has(tail, JPEG_END);
    case 'image/png':
      return !has(tail, [0x49, 0x45, 0x4e, 0x44]);
    case 'image/webp':
      // RIFF: the length of everything after the first 8 bytes.
      return new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8 > sizeBytes;
    default:
      return false;
  }
}
