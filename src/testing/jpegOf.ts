/** The start marker, a frame of 1000 × 750 pixels in one color, the start of its data, and the end marker. */
const START = [0xff, 0xd8];
const FRAME = [0xff, 0xc0, 0x00, 0x0b, 0x08, 0x02, 0xee, 0x03, 0xe8, 0x01, 0x01, 0x11, 0x00];
const SCAN = [0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3f, 0x00];
const END = [0xff, 0xd9];
const COMMENT_HEAD = 8;
const COMMENT_LIMIT = 65_000;

/** Returns the header of a 1000 × 750 pixel JPEG, padded to about `bytes` with comments, the first containing `seed`. */
export function jpegOf(bytes: number, seed: number): Uint8Array {
  const parts: Uint8Array[] = [Uint8Array.from(START)];
  for (let rest = bytes; rest > COMMENT_HEAD; rest -= COMMENT_LIMIT) {
    const comment = new Uint8Array(Math.min(COMMENT_LIMIT, rest));
    const length = comment.length - 2;
    comment.set([0xff, 0xfe, length >> 8, length & 0xff, seed]);
    parts.push(comment);
  }
  return Buffer.concat([...parts, Uint8Array.from([...FRAME, ...SCAN, ...END])]);
}
