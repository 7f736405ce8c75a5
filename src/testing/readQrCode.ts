/** Rows of modules, true is dark; without the quiet zone. */
type QrModules = readonly (readonly boolean[])[];

/** The field's polynomial: x^8 + x^4 + x^3 + x^2 + 1, from ISO/IEC 18004. */
const FIELD = 0x11d;

/** Returns the product of two elements of GF(2^8). */
function fieldProduct(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Returns the modules that a path draws, `size` per row, surrounded by `quiet` light modules. */
export function modulesOfPath(path: string, size: number, quiet = 0): QrModules {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, column, row, width] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)/g))
    modules[Number(row) - quiet]?.fill(true, Number(column) - quiet, Number(column) - quiet + Number(width));
  return modules;
}

/**
 * A QR code reader, written from the standard and not from the code that draws them: format, mask, module order, blocks, checks, bytes.
 * Versions 1 to 12, level M.
 */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];
const ALIGNMENT = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
];
/** Blocks as [count, data bytes], check bytes: the standard's table for level M. */
const BLOCKS: [check: number, ...groups: [number, number][]][] = [
  [0],
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
  [30, [1, 50], [4, 51]],
  [22, [6, 36], [2, 37]],
];
const FLIPS: ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

export function readQrCode(modules: QrModules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const dark = (row: number, column: number): number => (modules[row]?.[column] ? 1 : 0);
  // Along the upper left corner, most significant bit first.
  const format = [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ]
    .map(([row = 0, column = 0]) => dark(row, column))
    .join('');
  const second = [
    ...Array.from({ length: 7 }, (_, index) => dark(size - 1 - index, 8)),
    ...Array.from({ length: 8 }, (_, index) => dark(8, size - 8 + index)),
  ].join('');
  if (second !== format) throw new Error('The two copies of the format differ');
  const mask = FORMATS.indexOf(format);
  const places = ALIGNMENT[version] ?? [];
  const isFunction = (row: number, column: number): boolean => {
    const last = size - 9;
    if (row === 6 || column === 6 || (row <= 8 && (column <= 8 || column > last + 0)) || (row > last && column <= 8))
      return true;
    if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
    return places.some((y) =>
      places.some((x) => {
        const isCorner = (y === 6 && (x === 6 || x === places.at(-1))) || (x === 6 && y === places.at(-1));
        return !isCorner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
      }),
    );
  };
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column)) bits.push(dark(row, column) ^ (FLIPS[mask]?.(row, column) === 0 ? 1 : 0));
      }
    }
    isUp = !isUp;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const [checks, ...groups] = BLOCKS[version] ?? [0];
  const lengths = groups.flatMap(([count, length]) => Array.from({ length: count }, () => length));
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let place = 0; place < Math.max(...lengths); place += 1)
    for (const [index, length] of lengths.entries()) if (place < length) blocks[index]?.push(words[at++] ?? 0);
  const data = blocks.flat();
  for (let place = 0; place < checks; place += 1) for (const block of blocks) block.push(words[at++] ?? 0);
  // A block without errors is zero at each root of its generator.
  for (const block of blocks) {
    let root = 1;
    for (let step = 0; step < checks; step += 1) {
      if (block.reduce((sum, byte) => fieldProduct(sum, root) ^ byte, 0) !== 0) throw new Error('A block has faults');
      root = fieldProduct(root, 2);
    }
  }
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (!stream.startsWith('0100')) throw new Error('The text is not in bytes');
  const wide = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + wide), 2);
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(4 + wide + index * 8, 12 + wide + index * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}
