import { joinedBytes } from './joinedBytes';

/**
 * A ZIP file that is written one file after the other, so that no more than one of them is in memory. After a failure it goes on behind the
 * last file that was written as a whole. Format: PKWARE APPNOTE 6.3.10, without ZIP64.
 */
export type ZipEntry = {
  name: string;
  crc: number;
  size: number;
  packedSize: number;
  isDeflated: boolean;
  offset: number;
};
/** Where a ZIP file ends so far; kept, it can be continued. */
export type ZipState = { entries: readonly ZipEntry[]; length: number };

/** Takes bytes at a place in the file. A place may be written again, after a failure in the middle of it. */
export type ZipSink = (bytes: Uint8Array, at: number) => Promise<void>;
/** Packs bytes with raw DEFLATE; what does not get smaller is stored as it is. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

export const EMPTY_ZIP: ZipState = { entries: [], length: 0 };

const MAX_ENTRIES = 65_535;
const MAX_BYTES = 0xffff_ffff;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800;
/** January 1, 1980: the same files make the same ZIP. */
const DATE = 0x0021;
/** Already packed. */
const PACKED = /\.(?:jpe?g|png|webp|pdf|zip)$/i;

/**
 * Writes one file behind the others.
 * @returns where the ZIP file ends now
 * @throws RangeError for a name that is there already, and beyond 65,535 files or 4 GB
 */
export async function addToZip(
  state: ZipState,
  file: { name: string; bytes: Uint8Array },
  { sink, deflate }: { sink: ZipSink; deflate: Deflate },
): Promise<ZipState> {
  const { name, bytes } = file;
  if (state.entries.some((entry) => entry.name === name)) throw new RangeError(`${name} is in the ZIP already`);
  const packed = PACKED.test(name) ? bytes : deflate(bytes);
  const isDeflated = packed.length < bytes.length;
  const data = isDeflated ? packed : bytes;
  const nameBytes = new TextEncoder().encode(name);
  const length = state.length + 30 + nameBytes.length + data.length;
  if (state.entries.length >= MAX_ENTRIES || length > MAX_BYTES) throw new RangeError('The ZIP is full');
  const entry: ZipEntry = {
    name,
    crc: crc32(bytes),
    size: bytes.length,
    packedSize: data.length,
    isDeflated,
    offset: state.length,
  };
  const head = fields([[4, LOCAL], ...common(entry, nameBytes.length), [2, 0]]);
  await sink(joinedBytes([head, nameBytes, data]), state.length);
  return { entries: [...state.entries, entry], length };
}

/** Writes the list of files that ends a ZIP. @returns the length of the whole file in bytes */
export async function endZip({ entries, length }: ZipState, sink: ZipSink): Promise<number> {
  const parts = entries.flatMap((entry) => {
    const name = new TextEncoder().encode(entry.name);
    return [
      fields([
        [4, CENTRAL],
        [2, VERSION],
        ...common(entry, name.length),
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.offset],
      ]),
      name,
    ];
  });
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const end = fields([
    [4, END],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, size],
    [4, length],
    [2, 0],
  ]);
  await sink(joinedBytes([...parts, end]), length);
  return length + size + end.length;
}

type Field = [size: 2 | 4, value: number];

/** What a file's own head and the list at the end have in common. */
const common = ({ crc, size, packedSize, isDeflated }: ZipEntry, nameLength: number): Field[] => [
  [2, VERSION],
  [2, UTF8],
  [2, isDeflated ? 8 : 0],
  [2, 0],
  [2, DATE],
  [4, crc],
  [4, packedSize],
  [4, size],
  [2, nameLength],
];

/** Numbers as little-endian bytes. */
function fields(values: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of values) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum that ZIP files use (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
