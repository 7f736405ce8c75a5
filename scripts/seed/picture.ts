import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const TRUECOLOR_WITH_ALPHA = 6;
const CHANNELS = 4;
const OPAQUE = 255;

/** Draws a PNG that fades from one color to another, as a placeholder for a photo. */
export const gradientPng = (from: Color, to: Color, width = 320, height = 240): Uint8Array =>
  drawPng(width, height, (x, y) => {
    const share = (x / width + y / height) / 2;
    return [...from.map((start, channel) => start + ((to[channel] ?? 0) - start) * share), OPAQUE];
  });

/** Draws a PNG with the pixels `colorAt` returns: red, green, blue and opacity, each 0 to 255. */
export function drawPng(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly number[],
): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOR_WITH_ALPHA], 8);
  // Each row starts with its filter, 0 for none.
  const rows = Buffer.alloc(height * (1 + width * CHANNELS));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rows.set(colorAt(x, y), y * (1 + width * CHANNELS) + 1 + x * CHANNELS);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
