import { PbfWriter } from 'pbf';

/** A feature in the format of Protomaps' base map; coordinates are in 4096ths of the tile. */
export type WrittenFeature = {
  type: 'point' | 'line' | 'area';
  /** The corners of each part; an area's ring is closed automatically. */
  parts: readonly (readonly (readonly [number, number])[])[];
  properties: Readonly<Record<string, string | number | boolean>>;
};

const EXTENT = 4096;
const TYPES = { point: 1, line: 2, area: 3 } as const;
const [MOVE, LINE, CLOSE] = [1, 2, 7];
const zigzag = (value: number): number => (value << 1) ^ (value >> 31);

function geometryOf({ type, parts }: WrittenFeature): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  for (const part of parts) {
    for (const [index, [nextX, nextY]] of part.entries()) {
      if (index === 0) commands.push((1 << 3) | MOVE);
      if (index === 1) commands.push(((part.length - 1) << 3) | LINE);
      commands.push(zigzag(nextX - x), zigzag(nextY - y));
      [x, y] = [nextX, nextY];
    }
    if (type === 'area') commands.push((1 << 3) | CLOSE);
  }
  return commands;
}

/** Encodes a street tile (Mapbox Vector Tile 2.1), uncompressed. @param layers by name */
export function writeTile(layers: Readonly<Record<string, readonly WrittenFeature[]>>): Uint8Array {
  const writer = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) writer.writeMessage(3, writeLayer, { name, features });
  return writer.finish();
}

function writeLayer({ name, features }: { name: string; features: readonly WrittenFeature[] }, to: PbfWriter): void {
  const keys: string[] = [];
  const values: (string | number | boolean)[] = [];
  const numberOf = <Value>(list: Value[], value: Value): number =>
    list.includes(value) ? list.indexOf(value) : list.push(value) - 1;
  to.writeStringField(1, name);
  for (const feature of features)
    to.writeMessage(
      2,
      (one, into) => {
        const tags = Object.entries(one.properties).flatMap(([key, value]) => [
          numberOf(keys, key),
          numberOf(values, value),
        ]);
        into.writePackedVarint(2, tags);
        into.writeVarintField(3, TYPES[one.type]);
        into.writePackedVarint(4, geometryOf(one));
      },
      feature,
    );
  for (const key of keys) to.writeStringField(3, key);
  for (const value of values)
    to.writeMessage(
      4,
      (one, into) => {
        if (typeof one === 'string') into.writeStringField(1, one);
        else if (typeof one === 'boolean') into.writeBooleanField(7, one);
        else into.writeDoubleField(3, one);
      },
      value,
    );
  to.writeVarintField(5, EXTENT);
  to.writeVarintField(15, 2);
}
