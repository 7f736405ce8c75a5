import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { decodeRows, DIRECTORY_SHARD_COUNT, encodeRows, shardId, shardOf, type DirectoryRow } from './schema';

const strings = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
const row: fc.Arbitrary<DirectoryRow> = fc.record({
  id: fc.string(),
  name: fc.string({ unit: 'grapheme' }),
  sortName: fc.string({ unit: 'grapheme' }),
  phones: strings,
  emails: strings,
  addresses: strings,
  serials: strings,
  tags: strings,
  isDoNotService: fc.boolean(),
  isCompany: fc.boolean(),
  source: fc.string(),
});

describe('directory rows', () => {
  it('survive a round trip through a shard', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        expect(decodeRows(encodeRows(rows))).toEqual(rows);
      }),
    );
  });

  it('that are damaged are skipped, and the others kept', () => {
    const good: DirectoryRow = {
      id: 'c1',
      name: 'Ada',
      sortName: 'ada',
      phones: [],
      emails: [],
      addresses: [],
      serials: [],
      tags: [],
      isDoNotService: true,
      isCompany: false,
      source: '',
    };
    const stored = JSON.parse(encodeRows([good, { ...good, id: 'c3' }])) as unknown[];
    for (const damaged of [
      null,
      7,
      'Ada',
      [],
      ['c2', 'Bob'],
      ['c2', 'Bob', 'bob', 'no list', [], [], [], [], 0],
      { id: 'c2' },
    ]) {
      expect(decodeRows(JSON.stringify([stored[0], damaged, stored[1]])).map(({ id }) => id)).toEqual(['c1', 'c3']);
    }
  });

  it('from before lead sources have none', () => {
    const old = ['c1', 'Ada', 'ada', [], [], [], [], [], 0];
    expect(decodeRows(JSON.stringify([old]))).toMatchObject([{ id: 'c1', source: '' }]);
  });

  it('of a shard without a list are empty', () => {
    expect(decodeRows('{"c1":1}')).toEqual([]);
    expect(decodeRows('null')).toEqual([]);
  });
});

describe('shards', () => {
  it('are about equal in size: with 50 000 customers, 350 to 650 each', () => {
    const sizes = new Map<number, number>();
    for (let index = 0; index < 50_000; index += 1) {
      const shard = shardOf(newId());
      sizes.set(shard, (sizes.get(shard) ?? 0) + 1);
    }
    expect([...sizes.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: DIRECTORY_SHARD_COUNT }, (_, index) => index),
    );
    expect(Math.min(...sizes.values())).toBeGreaterThanOrEqual(350);
    expect(Math.max(...sizes.values())).toBeLessThanOrEqual(650);
  });

  // Worked out by hand from the FNV-1a definition: '' is the offset basis 2166136261; 'a' is 0xe40c292c = 3826002220.
  it('are assigned to a customer permanently, on every device and version', () => {
    expect(shardOf('')).toBe(61);
    expect(shardOf('a')).toBe(20);
  });

  it('have ids that sort numerically', () => {
    expect([shardId(0), shardId(7), shardId(99)]).toEqual(['customers-000', 'customers-007', 'customers-099']);
  });
});
