import { describe, expect, test } from 'vitest';
import { missingIndex, unneededIndexes, type IndexConfig } from '../../scripts/indexes/coverage';
import { judgeQueries } from '../../scripts/indexes/judge';
import type { QueryShape } from '../../scripts/indexes/queryShape';
import { recordedQueries } from '../../scripts/indexes/recorded';

const NONE: IndexConfig = { indexes: [], fieldOverrides: [] };
const on = (collectionGroup: string, queryScope: string, ...fields: string[]): IndexConfig['indexes'][number] => ({
  collectionGroup,
  queryScope,
  fields: fields.map((field) => {
    const [fieldPath = '', mode = ''] = field.split(' ');
    if (mode === 'CONTAINS') return { fieldPath, arrayConfig: mode };
    return { fieldPath, order: mode === 'DESCENDING' ? mode : 'ASCENDING' };
  }),
});
const jobs = (rest: Partial<QueryShape>): QueryShape => ({ use: 'a test', collection: 'jobs', ...rest });

describe('Firestore’s rules', () => {
  test('a field has no index across companies until one is configured, in the requested direction', () => {
    const due = jobs({ isGroup: true, where: [['dueAt', '<=']] });
    const override = (order: 'ASCENDING' | 'DESCENDING'): IndexConfig => ({
      indexes: [],
      fieldOverrides: [
        { collectionGroup: 'jobs', fieldPath: 'dueAt', indexes: [{ queryScope: 'COLLECTION_GROUP', order }] },
      ],
    });
    expect(missingIndex(due, NONE)).toContain('exempted');
    expect(missingIndex(due, override('DESCENDING'))).toContain('exempted');
    expect(missingIndex(due, override('ASCENDING'))).toBeNull();
    // The configuration replaces the automatic ones within a company.
    expect(missingIndex(jobs({ where: [['dueAt', '<=']] }), override('ASCENDING'))).toContain('exempted');
  });

  test('a composite index of one scope doesn’t serve the other', () => {
    const shape = {
      where: [
        ['a', '=='],
        ['b', '<'],
      ],
    } as const;
    const config = { ...NONE, indexes: [on('jobs', 'COLLECTION', 'a', 'b')] };
    expect(missingIndex(jobs(shape), config)).toBeNull();
    expect(missingIndex(jobs({ ...shape, isGroup: true }), config)).not.toBeNull();
  });

  test('equalities on exempted fields are answered by a composite index that contains them', () => {
    const shape = jobs({
      isGroup: true,
      where: [
        ['a', '=='],
        ['b', 'in'],
      ],
    });
    expect(missingIndex(shape, { ...NONE, indexes: [on('jobs', 'COLLECTION_GROUP', 'a', 'b')] })).toBeNull();
  });

  test('the document id comes last in every index, in the direction before it', () => {
    const list = (to: 'asc' | 'desc'): QueryShape =>
      jobs({
        where: [['a', '==']],
        orderBy: [
          ['b', 'desc'],
          ['__name__', to],
        ],
      });
    const config = { ...NONE, indexes: [on('jobs', 'COLLECTION', 'a', 'b DESCENDING')] };
    expect(missingIndex(list('desc'), config)).toBeNull();
    expect(missingIndex(list('asc'), config)).toContain('__name__ ASCENDING');
    expect(missingIndex(jobs({ where: [['a', '==']], orderBy: [['__name__', 'asc']] }), NONE)).toBeNull();
    expect(missingIndex(jobs({ orderBy: [['__name__', 'desc']] }), NONE)).not.toBeNull();
  });

  test('an order by a fixed field isn’t an order; by one of several values it is', () => {
    expect(missingIndex(jobs({ where: [['a', '==']], orderBy: [['a', 'desc']] }), NONE)).toBeNull();
    expect(missingIndex(jobs({ where: [['a', 'in']], orderBy: [['b', 'asc']] }), NONE)).toContain('a ASCENDING, b');
  });

  test('an index that only avoids a merge isn’t needed twice', () => {
    const config = {
      ...NONE,
      indexes: [
        on('jobs', 'COLLECTION', 'a', 'c'),
        on('jobs', 'COLLECTION', 'b', 'c'),
        on('jobs', 'COLLECTION', 'd', 'c'),
      ],
    };
    const asked = jobs({
      where: [
        ['a', '=='],
        ['b', '=='],
      ],
      orderBy: [['c', 'asc']],
    });
    expect(unneededIndexes([asked], config)).toEqual(['jobs: d, c']);
  });
});

/** As the client of the web sends it, and the server's. */
const SENT = {
  use: '/jobs',
  structuredQuery: {
    from: [{ collectionId: 'jobs' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          { fieldFilter: { field: { fieldPath: 'invoice.`customer-id`' }, op: 'EQUAL' } },
          { fieldFilter: { field: { fieldPath: 'technicianIds' }, op: 'ARRAY_CONTAINS' } },
          { unaryFilter: { field: { fieldPath: 'endedAt' }, op: 'IS_NULL' } },
        ],
      },
    },
    orderBy: [
      { field: { fieldPath: 'scheduledTime' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
    ],
    limit: 50,
  },
};

test('a browser’s request is read as the query it is', () => {
  expect(recordedQueries(`${JSON.stringify(SENT)}\n`)).toEqual([
    {
      use: '/jobs',
      collection: 'jobs',
      isGroup: false,
      where: [
        ['invoice.customer-id', '=='],
        ['technicianIds', 'array-contains'],
        ['endedAt', '=='],
      ],
      orderBy: [
        ['scheduledTime', 'desc'],
        ['__name__', 'desc'],
      ],
    },
  ]);
});

test('an unknown kind of query isn’t ignored', () => {
  const or = {
    use: '/jobs',
    structuredQuery: { from: [{ collectionId: 'jobs' }], where: { compositeFilter: { op: 'OR', filters: [] } } },
  };
  expect(() => recordedQueries(JSON.stringify(or))).toThrow('AND');
});

describe('after the tests', () => {
  const asked = { ...jobs({ where: [['a', '==']], orderBy: [['b', 'asc']] }), use: 'functions/src/jobs/a.ts' };
  const config = { ...NONE, indexes: [on('jobs', 'COLLECTION', 'a', 'b'), on('jobs', 'COLLECTION', 'c', 'd')] };
  const given = { written: [], config, askingFiles: ['functions/src/jobs/a.ts'], isWhole: true };

  test('a query without its index is listed with its caller', () => {
    const [problem = ''] = judgeQueries({ ...given, config: NONE, recordings: new Map([['pages', [asked]]]) });
    expect(problem).toContain('jobs: add a composite index on a ASCENDING, b ASCENDING');
    expect(problem).toContain('functions/src/jobs/a.ts');
  });

  test('a function whose query no test sends is listed, if all its tests ran', () => {
    const recordings = new Map([['unit', [{ ...asked, use: 'functions/src/other.ts' }]]]);
    expect(judgeQueries({ ...given, recordings })).toEqual([expect.stringContaining('functions/src/jobs/a.ts')]);
    expect(judgeQueries({ ...given, recordings, isWhole: false })).toEqual([]);
  });

  test('an unneeded index is listed once every stage has recorded', () => {
    expect(judgeQueries({ ...given, recordings: new Map([['unit', [asked]]]) })).toEqual([]);
    const all = new Map(['unit', 'pages', 'emulators', 'e2e'].map((stage) => [stage, [asked]]));
    expect(judgeQueries({ ...given, recordings: all })).toEqual([expect.stringContaining('jobs: c, d')]);
  });
});
