import { expect, it } from 'vitest';
import { imageTypeOf, isCutOff } from './imageBytes';

const bytes = (latin1: string): Uint8Array => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

it.each([
  ['image/jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
  ['image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['image/heic', '\x00\x00\x00\x18ftypheic\x00\x00'],
  ['image/heif', '\x00\x00\x00\x18ftypmif1\x00\x00'],
])('recognizes %s by its first bytes', (type, head) => expect(imageTypeOf(bytes(head))).toBe(type));

it.each([
  ['text', 'not a picture at all, only text'],
  ['a vector drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a film', '\x00\x00\x00\x18ftypmp42\x00\x00'],
  ['a sound', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['nothing', ''],
])('does not accept %s as a picture', (_what, head) => expect(imageTypeOf(bytes(head))).toBeNull());

it.each([
  ['a whole JPEG with a film behind it', 'image/jpeg', '\xff\xd8\xff\xe0', 'scan\xff\xd9\x00\x00ftypmp42', 30, false],
  ['a JPEG that ends in its scan', 'image/jpeg', '\xff\xd8\xff\xe0', 'scan\xff\x00\xd9scan', 30, true],
  ['a whole PNG', 'image/png', '\x89PNG\r\n\x1a\n', '\x00\x00\x00\x00IEND\xaeB`\x82', 40, false],
  ['a PNG without its end', 'image/png', '\x89PNG\r\n\x1a\n', 'IDAT', 40, true],
  ['a whole WebP', 'image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 ', '', 44, false],
  ['a WebP that is shorter than it says', 'image/webp', 'RIFF\x24\x00\x00\x00WEBPVP8 ', '', 43, true],
  ['HEIC, whose end does not tell', 'image/heic', '\x00\x00\x00\x18ftypheic', '', 20, false],
] as const)('detects whether a file is cut off: %s', (_what, type, head, tail, sizeBytes, isCut) =>
  expect(isCutOff(type, sizeBytes, bytes(head), bytes(tail))).toBe(isCut),
);
