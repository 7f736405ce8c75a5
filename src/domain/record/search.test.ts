import { describe, expect, it } from 'vitest';
import { calculationLookups } from '../calculation/queries';
import { diagnosticLookups } from '../diagnostics/record/queries';
import { findingLookups } from '../finding/queries';
import { inspectionLookups } from '../inspection/queries';
import { leadLookups } from '../lead/queries';
import { moveLookups } from '../refrigerant-log/queries';
import { searchWordsOf, type WordCollection } from '../search/words';
import type { ListQuery, Lookup } from './listQuery';
import { prefixLookups } from './search';

type Record = { [field: string]: unknown; searchWords: string[]; firstName: string };

/** Whether the store would return the record for the query: by one of its words, or by a range of texts. */
const isAsked = ({ where = [] }: ListQuery, record: Record): boolean =>
  where.every(({ field, operator, value }) => {
    const held = record[field];
    if (operator === 'array-contains') return Array.isArray(held) && held.includes(value);
    if (typeof held !== 'string' || typeof value !== 'string') return held === value;
    return operator === '>=' ? held >= value : operator === '<' ? held < value : held === value;
  });

const isFound = (lookups: readonly Lookup<Record>[], record: Record): boolean =>
  lookups.some(({ query, accepts = () => true }) => isAsked(query, record) && accepts(record));

const withWords = (collection: WordCollection, fields: object): Record => ({
  firstName: '',
  ...fields,
  searchWords: searchWordsOf(collection, { ...fields }),
});

describe.each<
  [list: string, WordCollection, (typed: string) => Lookup<Record>[], object, words: string, start: string]
>([
  [
    'findings',
    'findings',
    findingLookups,
    { title: 'Cracked heat exchanger', customerName: 'Ada Lovelace' },
    'lovelace exch',
    'cracked',
  ],
  [
    'inspections',
    'inspections',
    inspectionLookups,
    { title: 'Spring check', customerName: 'Ada Lovelace' },
    'check love',
    'spring',
  ],
  [
    'readings',
    'diagnostics',
    diagnosticLookups,
    { unitName: 'Rooftop unit 2', customerName: 'Acme' },
    'unit acme',
    'rooftop',
  ],
  [
    'the refrigerant log',
    'refrigerantMoves',
    moveLookups,
    { cylinderLabel: 'C-12', unitName: 'Walk-in cooler' },
    'cooler',
    'walk',
  ],
  [
    'calculations',
    'manualJ',
    calculationLookups,
    { title: 'Attic remodel', address: '12 Elm Street' },
    'remodel elm',
    'attic',
  ],
  [
    'leads',
    'leads',
    leadLookups,
    { name: 'Ada Lovelace', sortName: 'lovelace, ada', wanted: 'New water heater', address: { city: 'Asheville' } },
    'heater ashe',
    'lovelace',
  ],
])('searching %s', (_, collection, lookups, fields, words, start) => {
  it('finds words anywhere in a record', () => {
    expect(isFound(lookups(words), withWords(collection, fields))).toBe(true);
    expect(isFound(lookups(`${words} boiler`), withWords(collection, fields))).toBe(false);
  });

  it('finds a record without search words by its beginning', () => {
    expect(isFound(lookups(start), { firstName: '', ...fields, searchWords: [] })).toBe(true);
  });
});

it('searches prefixes in the field’s capitalization, and nothing for empty text', () => {
  const of = (typed: string) =>
    prefixLookups(typed, [
      { field: 'number', as: 'capitals' },
      { field: 'label', as: 'typed' },
      { field: 'title', as: 'capitalized' },
    ]).map(({ query }) => query.where?.[0]?.value);
  expect(of(' no heat ')).toEqual(['NO HEAT', 'no heat', 'No heat']);
  expect(of('  ')).toEqual([]);
});
