import { joinedBytes } from './joinedBytes';

/**
 * Writes a ZIP file entry by entry, so that only one entry is in memory at a time. After a failure it resumes after the last complete
 * entry. Format: PKWARE APPNOTE 6.3.10, without ZIP64.
 */
export type ZipEntry = {
  name: string;
  crc: number;
  size: number;
  packedSize: number;
  isDeflated: boolean;
  offset: number;
};
/** The current end of a ZIP file; save it to resume writing later. */
export type ZipState = { entries: readonly ZipEntry[]; length: number };

/** Writes bytes at an offset in the file. An offset may be written again after a failure partway through. */
export type ZipSink = (bytes: Uint8Array, at: number) => Promise<void>;
/** Compresses bytes with raw DEFLATE; data that doesn't get smaller is stored uncompressed. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

export const EMPTY_ZIP: ZipState = { entries: [], length: 0 };

const MAX_ENTRIES = 65_535;
const MAX_BYTES = 0xffff_ffff;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
/** Bit 11: names are UTF-8. */
const UTF8 = 0x0800;
/** January 1, 1980: the same files always produce the same ZIP. */
const DATE = 0x0021;
/** Already compressed formats. */
const PACKED = /\.(?:jpe?g|png|webp|pdf|zip)$/i;

/**
 * Appends one file.
 * @returns where the ZIP file ends now
 * @throws RangeError for a duplicate name, and beyond 65,535 files or 4 GB
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

/** Writes the central directory that ends a ZIP. @returns the length of the whole file in bytes */
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

/** Returns the fields shared by a file's local header and the central directory. */
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

/** Encodes numbers as little-endian bytes. */
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

/** Returns the checksum used in ZIP files (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
