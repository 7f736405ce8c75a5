import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentBytes } from '@/demo/server/shims/documentSize';
import { indexEntries } from '../../scripts/indexes/entries';
import { readIndexes } from '../../scripts/indexes/known';
import { DOCUMENT_LIMITS, INDEX_LIMITS } from '../../scripts/preflight/limits';
import { largestCases } from '../rules/cases/fields/largest';

const config = readIndexes();

/** The largest record of each collection that people write, as the rules' tests make it from its schema. */
const LARGEST = largestCases
  .filter(({ id }) => id.endsWith(' create'))
  .flatMap(({ request }) => (request.kind === 'commit' ? request.writes.slice(-1) : []))
  .flatMap((write) => {
    if (!('data' in write)) return [];
    const collection = write.path.split('/').at(-2) ?? '';
    const data = write.data as Record<string, unknown>;
    return [{ collection, bytes: documentBytes(write.path, data), entries: indexEntries(collection, data, config) }];
  });

test('the largest records fit into a document, including their index entries', () => {
  expect(LARGEST.length).toBeGreaterThan(40);
  const over = LARGEST.filter(
    ({ bytes, entries }) => bytes > DOCUMENT_LIMITS.bytes || entries > INDEX_LIMITS.entriesOfDocument,
  );
  expect(over).toEqual([]);
});

describe('the table in docs/limits.md', () => {
  const rows = [
    ...readFileSync('docs/limits.md', 'utf8').matchAll(/^\| `(\w+)` +\| +([\d,]+) +\| +([\d,]+) +\|/gm),
  ].map(([, collection = '', entries = '', kilobytes = '']) => ({
    collection,
    entries: Number(entries.replaceAll(',', '')),
    kilobytes: Number(kilobytes.replaceAll(',', '')),
  }));

  test('matches the cost of the heaviest records, within a quarter', () => {
    for (const { collection, entries, kilobytes } of rows) {
      const found = LARGEST.find((one) => one.collection === collection);
      expect(found, collection).toBeDefined();
      expect(Math.abs((found?.entries ?? 0) / entries - 1), `${collection}: ${String(found?.entries)}`).toBeLessThan(
        0.25,
      );
      const size = (found?.bytes ?? 0) / 1024;
      expect(Math.abs(size / kilobytes - 1), `${collection}: ${size.toFixed(0)} KB`).toBeLessThan(0.25);
    }
  });

  test('has the ten with the most entries', () => {
    const heaviest = LARGEST.toSorted((one, other) => other.entries - one.entries).slice(0, 10);
    expect(heaviest.filter(({ collection }) => rows.every((row) => row.collection !== collection))).toEqual([]);
  });
});

describe('index entries', () => {
  const index = {
    collectionGroup: 'jobs',
    queryScope: 'COLLECTION',
    fields: [{ fieldPath: 'a' }, { fieldPath: 'tags' }],
  };

  test('are two for a field, one for each list element, and one for each composite index', () => {
    const none = { indexes: [], fieldOverrides: [] };
    const data = { a: 1, inner: { b: 'x' }, tags: ['one', 'two', 'two'] };
    expect(indexEntries('jobs', data, none)).toBe(2 + 2 + 2);
    expect(indexEntries('jobs', data, { ...none, indexes: [index] })).toBe(6 + 2);
    expect(indexEntries('jobs', { a: 1 }, { ...none, indexes: [index] })).toBe(2);
  });

  test('of an exempted field are those it keeps', () => {
    const override = (indexes: { queryScope: string; order: 'ASCENDING' }[]) => ({
      indexes: [],
      fieldOverrides: [{ collectionGroup: 'jobs', fieldPath: 'a', indexes }],
    });
    expect(indexEntries('jobs', { a: 1 }, override([]))).toBe(0);
    expect(indexEntries('jobs', { a: 1 }, override([{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }]))).toBe(1);
  });
});
