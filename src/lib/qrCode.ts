import { checkBytes } from './reedSolomon';

/**
 * QR codes of texts (ISO/IEC 18004): bytes in UTF-8, error correction M, versions 1 to 12, which holds 287 bytes. More would be too
 * dense for the camera of an old phone.
 */

/** Check bytes of each block, and number of blocks, by version, at error correction M. */
const CHECK_BYTES = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22] as const;
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8] as const;
const LARGEST_VERSION = 12;
const PADDING = [0xec, 0x11] as const;
const BYTE_MODE = 0b0100;

/** Rows of modules, true is dark; without the quiet zone, which is to be four modules wide. */
export type QrModules = readonly (readonly boolean[])[];

/** Modules of a version that hold data or check bits. */
function dataModules(version: number): number {
  const plain = (16 * version + 128) * version + 64;
  if (version < 2) return plain;
  const marks = Math.floor(version / 7) + 2;
  return plain - ((25 * marks - 10) * marks - 55) - (version >= 7 ? 36 : 0);
}

const allBytes = (version: number): number => Math.floor(dataModules(version) / 8);
const dataBytes = (version: number): number => allBytes(version) - (CHECK_BYTES[version] ?? 0) * (BLOCKS[version] ?? 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** How many bytes of text a version holds. */
export const qrCapacity = (version: number): number =>
  Math.floor((dataBytes(version) * 8 - 4 - lengthBits(version)) / 8);

/**
 * The QR code of a text.
 * @throws RangeError for a text of more than 287 bytes.
 */
export function qrCode(text: string): QrModules {
  const bytes = [...new TextEncoder().encode(text)];
  const version = Array.from({ length: LARGEST_VERSION }, (_, index) => index + 1).find(
    (candidate) => qrCapacity(candidate) >= bytes.length,
  );
  if (version === undefined) throw new RangeError('This text is too long for a QR code.');
  const bits = bitsOf(withChecks(wordsOf(bytes, version), version));
  const masked = MASKS.map((_, mask) => drawn(version, mask, bits));
  return masked.toSorted((a, b) => penaltyOf(a) - penaltyOf(b))[0] ?? [];
}

const inBits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1);

/** Mode, length and text, filled up to the version's size. */
function wordsOf(bytes: readonly number[], version: number): number[] {
  const size = dataBytes(version);
  const bits = [
    ...inBits(BYTE_MODE, 4),
    ...inBits(bytes.length, lengthBits(version)),
    ...bytes.flatMap((byte) => inBits(byte, 8)),
  ];
  bits.push(...Array.from({ length: Math.min(4, size * 8 - bits.length) }, () => 0));
  bits.push(...Array.from({ length: (8 - (bits.length % 8)) % 8 }, () => 0));
  const words = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  while (words.length < size) words.push(...PADDING);
  return words.slice(0, size);
}

/** The words in blocks with their check bytes, a byte of each block in turn; the last blocks may be one longer. */
function withChecks(words: readonly number[], version: number): number[] {
  const [count, checks] = [BLOCKS[version] ?? 1, CHECK_BYTES[version] ?? 0];
  const short = Math.floor(words.length / count);
  const longOnes = words.length % count;
  const blocks = Array.from({ length: count }, (_, index) => {
    const longBefore = Math.max(0, index - (count - longOnes));
    const from = index * short + longBefore;
    return words.slice(from, from + short + (index >= count - longOnes ? 1 : 0));
  });
  const ends = blocks.map((block) => checkBytes(block, checks));
  const inTurn = (lists: readonly (readonly number[])[], length: number): number[] =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
  return [...inTurn(blocks, short + 1), ...inTurn(ends, checks)];
}

const bitsOf = (words: readonly number[]): number[] => words.flatMap((word) => inBits(word, 8));

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Modules that are drawn already hold a color; the others are null until the data comes. */
type Canvas = (boolean | null)[][];

function drawn(version: number, mask: number, bits: readonly number[]): boolean[][] {
  const size = version * 4 + 17;
  const canvas: Canvas = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  drawPatterns(canvas, version);
  drawFormat(canvas, mask);
  return filled(canvas, bits, MASKS[mask] ?? (() => false));
}

const put = (canvas: Canvas, row: number, column: number, isDark: boolean): void => {
  const line = canvas[row];
  if (line && column >= 0 && column < canvas.length) line[column] = isDark;
};

/** Rings around a middle: `isDark` by the distance. */
function drawRings(
  canvas: Canvas,
  middle: { row: number; column: number },
  reach: number,
  isDark: (ring: number) => boolean,
): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      put(canvas, middle.row + down, middle.column + across, isDark(Math.max(Math.abs(down), Math.abs(across))));
    }
  }
}

function drawPatterns(canvas: Canvas, version: number): void {
  const size = canvas.length;
  for (let place = 0; place < size; place += 1) {
    put(canvas, 6, place, place % 2 === 0);
    put(canvas, place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(canvas, { row, column }, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const places = markPlaces(version);
  const last = places.at(-1);
  for (const row of places) {
    for (const column of places) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) drawRings(canvas, { row, column }, 2, (ring) => ring !== 1);
    }
  }
  if (version >= 7) drawVersion(canvas, version);
}

function markPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))];
}

/** `value` with the rest of its division by `divisor`, of `restBits` bits, behind it. */
function withRest(value: number, divisor: number, restBits: number): number {
  let rest = value;
  for (let step = 0; step < restBits; step += 1) rest = (rest << 1) ^ ((rest >>> (restBits - 1)) * divisor);
  return (value << restBits) | rest;
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = withRest(version, 0x1f25, 12);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const [far, near] = [canvas.length - 11 + (index % 3), Math.floor(index / 3)];
    put(canvas, near, far, isDark);
    put(canvas, far, near, isDark);
  }
}

/** Error correction M is 00, so that only the mask stands in it. Twice, in case one is dirty. */
function drawFormat(canvas: Canvas, mask: number): void {
  const bits = withRest(mask, 0x537, 10) ^ 0x5412;
  const isDark = (index: number): boolean => ((bits >>> index) & 1) === 1;
  const size = canvas.length;
  for (let index = 0; index <= 5; index += 1) put(canvas, index, 8, isDark(index));
  put(canvas, 7, 8, isDark(6));
  put(canvas, 8, 8, isDark(7));
  put(canvas, 8, 7, isDark(8));
  for (let index = 9; index < 15; index += 1) put(canvas, 8, 14 - index, isDark(index));
  for (let index = 0; index < 8; index += 1) put(canvas, 8, size - 1 - index, isDark(index));
  for (let index = 8; index < 15; index += 1) put(canvas, size - 15 + index, 8, isDark(index));
  put(canvas, size - 8, 8, true);
}

/** Bits go in columns of two, from the right, up and down in turn, past the column of the timing pattern. */
function filled(
  canvas: Canvas,
  bits: readonly number[],
  isMasked: (row: number, column: number) => boolean,
): boolean[][] {
  const size = canvas.length;
  const modules = canvas.map((line) => line.map((module) => module === true));
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const plain = size - 1 - pair * 2;
    const right = plain <= 6 ? plain - 1 : plain;
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = modules[row];
        if (!line || canvas[row]?.[column] !== null) continue;
        line[column] = (bits[next] === 1) !== isMasked(row, column);
        next += 1;
      }
    }
  }
  return modules;
}

/** What looks like a finder pattern with a quiet side. */
const FINDER_LIKE = ['10111010000', '00001011101'] as const;

/** How hard a code is to read: long runs, blocks, what looks like a finder, too much of one color. */
function penaltyOf(modules: QrModules): number {
  const size = modules.length;
  const rows = modules.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = modules.map((_, column) => modules.map((line) => (line[column] ? '1' : '0')).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    for (const pattern of FINDER_LIKE) {
      for (let at = line.indexOf(pattern); at >= 0; at = line.indexOf(pattern, at + 1)) penalty += 40;
    }
  }
  for (let row = 0; row < size - 1; row += 1) {
    for (let column = 0; column < size - 1; column += 1) {
      const [above, below] = [rows[row]?.slice(column, column + 2), rows[row + 1]?.slice(column, column + 2)];
      if (above === below && (above === '00' || above === '11')) penalty += 3;
    }
  }
  const dark = rows.join('').replaceAll('0', '').length;
  return penalty + Math.floor(Math.abs((dark * 20) / size ** 2 - 10)) * 10;
}
