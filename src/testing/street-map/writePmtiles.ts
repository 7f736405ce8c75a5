import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

export type NumberedTile = { zoom: number; x: number; y: number; bytes: Uint8Array };

const HEADER = 127;
const GZIP = 2;
const [VECTOR, PICTURES] = [1, 2];

/**
 * Writes a PMTiles file (version 3), the way the `pmtiles` command does: each tile compressed, one directory.
 * @param isRaw leaves the tiles as given, for a test of corrupt data
 */
export function writePmtiles(
  tiles: readonly NumberedTile[],
  {
    isRaw = false,
    hasPictures = false,
    zooms,
  }: { isRaw?: boolean; hasPictures?: boolean; zooms?: [number, number] } = {},
): Uint8Array<ArrayBuffer> {
  const numbered = tiles
    .map(({ zoom, x, y, bytes }) => ({ id: zxyToTileId(zoom, x, y), bytes: isRaw ? bytes : gzipSync(bytes) }))
    .toSorted((one, other) => one.id - other.id);
  const directory = gzipSync(directoryOf(numbered));
  const about = gzipSync(JSON.stringify({ attribution: '© OpenStreetMap', version: '4.11.0' }));
  const data = Buffer.concat(numbered.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  const places = [HEADER, directory.length, HEADER + directory.length, about.length];
  const dataAt = HEADER + directory.length + about.length;
  for (const [index, value] of [
    ...places,
    dataAt,
    0,
    dataAt,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  const [least, most] = zooms ?? [
    Math.min(...tiles.map(({ zoom }) => zoom)),
    Math.max(...tiles.map(({ zoom }) => zoom)),
  ];
  header.set([1, GZIP, GZIP, hasPictures ? PICTURES : VECTOR, least, most], 96);
  return new Uint8Array(Buffer.concat([header, directory, about, data]));
}

function directoryOf(tiles: readonly { id: number; bytes: Uint8Array }[]): Uint8Array {
  const writer = new PbfWriter();
  writer.writeVarint(tiles.length);
  for (const [index, { id }] of tiles.entries()) writer.writeVarint(id - (tiles[index - 1]?.id ?? 0));
  // Every tile appears once.
  for (let index = 0; index < tiles.length; index += 1) writer.writeVarint(1);
  for (const { bytes } of tiles) writer.writeVarint(bytes.length);
  // 0: directly after the previous one; otherwise the offset plus one.
  for (const index of tiles.keys()) writer.writeVarint(index === 0 ? 1 : 0);
  return writer.finish();
}
