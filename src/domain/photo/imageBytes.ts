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

/** As many of a file's last bytes as `isCutOff` looks at: some cameras write more behind the picture. */
export const IMAGE_TAIL_BYTES = 64 * 1024;

const JPEG_END = [0xff, 0xd9] as const;

const has = (bytes: Uint8Array, sought: readonly number[]): boolean =>
  bytes.some((_, at) => sought.every((byte, offset) => bytes[at + offset] === byte));

/**
 * Whether a JPEG, PNG or WebP file ends before its picture does, as after a download that broke off. `head` and `tail` are its
 * first and last bytes, as many as the limits here say or all there are. False of other kinds, whose end does not tell.
 */
export function isCutOff(type: string, sizeBytes: number, head: Uint8Array, tail: Uint8Array): boolean {
  switch (type) {
    case 'image/jpeg':
      return !has(tail, JPEG_END);
    case 'image/png':
      return !has(tail, [0x49, 0x45, 0x4e, 0x44]);
    case 'image/webp':
      // RIFF: the length of what follows the first 8 bytes.
      return new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8 > sizeBytes;
    default:
      return false;
  }
}
