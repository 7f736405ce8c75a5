import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingIndex, type IndexConfig } from '../../scripts/indexes/coverage';
import { FUNCTION_SHAPES } from './functionShapes';
import type { QueryShape } from '../../scripts/indexes/queryShape';
import { QUERY_SHAPES } from './queryShapes';
import { RELATION_SHAPES } from './relationShapes';

/** Query shapes that are listed, asked by the domain's functions, or asked about relations. */
const SHAPES = [...QUERY_SHAPES, ...FUNCTION_SHAPES, ...RELATION_SHAPES];

const config = JSON.parse(
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
) as IndexConfig;

test('each listed query has its index', () => {
  const missing = SHAPES.map((shape) => ({ use: shape.use, missing: missingIndex(shape, config) }));
  expect(missing.filter((found) => found.missing !== null)).toEqual([]);
});

test('docs/limits.md has their number', () => {
  const limits = readFileSync(new URL('../../docs/limits.md', import.meta.url), 'utf8');
  const ours = (limit: string): number =>
    Number(new RegExp(`^\\| ${limit} +\\|[^|]+\\| (\\d+)`, 'm').exec(limits)?.[1]);
  expect(ours('composite indexes')).toBe(config.indexes.length);
  expect(ours('fields with a configuration of their own')).toBe(config.fieldOverrides.length);
});

describe('Firestore’s index requirements', () => {
  const none: IndexConfig = { indexes: [], fieldOverrides: [] };
  const index = (...fields: [string, string][]): IndexConfig['indexes'][number] => ({
    collectionGroup: 'jobs',
    queryScope: 'COLLECTION',
    fields: fields.map(([fieldPath, mode]) =>
      mode === 'CONTAINS'
        ? { fieldPath, arrayConfig: mode }
        : { fieldPath, order: mode === 'DESCENDING' ? mode : 'ASCENDING' },
    ),
  });
  const shape = (rest: Partial<QueryShape>): QueryShape => ({ use: 'test', collection: 'jobs', ...rest });

  test('are none for a single field or only equalities', () => {
    expect(missingIndex(shape({ orderBy: [['a', 'desc']] }), none)).toBeNull();
    expect(
      missingIndex(
        shape({
          where: [
            ['a', '=='],
            ['b', 'array-contains'],
          ],
        }),
        none,
      ),
    ).toBeNull();
    expect(
      missingIndex(
        shape({
          where: [
            ['a', '>'],
            ['a', '<'],
          ],
        }),
        none,
      ),
    ).toBeNull();
  });

  test('include one for an equality with an order, in that direction', () => {
    const wanted = shape({ where: [['a', '==']], orderBy: [['b', 'desc']] });
    expect(missingIndex(wanted, none)).toBe('jobs: add a composite index on a ASCENDING, b DESCENDING');
    expect(missingIndex(wanted, { ...none, indexes: [index(['a', 'ASCENDING'], ['b', 'ASCENDING'])] })).not.toBeNull();
    expect(missingIndex(wanted, { ...none, indexes: [index(['a', 'CONTAINS'], ['b', 'DESCENDING'])] })).not.toBeNull();
    expect(missingIndex(wanted, { ...none, indexes: [index(['a', 'ASCENDING'], ['b', 'DESCENDING'])] })).toBeNull();
  });

  test('are met by merging indexes that end in the same order', () => {
    const wanted = shape({
      where: [
        ['a', '=='],
        ['c', 'array-contains'],
      ],
      orderBy: [['b', 'desc']],
    });
    const a = index(['a', 'ASCENDING'], ['b', 'DESCENDING']);
    const c = index(['c', 'CONTAINS'], ['b', 'DESCENDING']);
    expect(missingIndex(wanted, { ...none, indexes: [a] })).not.toBeNull();
    expect(missingIndex(wanted, { ...none, indexes: [a, c] })).toBeNull();
  });

  test('include one for two orders, and an exempted field has none', () => {
    const wanted = shape({
      orderBy: [
        ['a', 'asc'],
        ['b', 'asc'],
      ],
    });
    expect(missingIndex(wanted, none)).not.toBeNull();
    expect(missingIndex(wanted, { ...none, indexes: [index(['a', 'ASCENDING'], ['b', 'ASCENDING'])] })).toBeNull();
    const exempted = { ...none, fieldOverrides: [{ collectionGroup: 'jobs', fieldPath: 'a', indexes: [] }] };
    expect(missingIndex(shape({ where: [['a', '==']] }), exempted)).toContain('exempted');
    expect(missingIndex(shape({ where: [['a.b', '==']] }), exempted)).toContain('exempted');
  });

  test('sort by a range’s field first', () => {
    expect(missingIndex(shape({ where: [['a', '<']], orderBy: [['b', 'asc']] }), none)).toContain(
      'ordered by it first',
    );
  });
});
