import { describe, expect, it } from 'vitest';
import { hasWords, searchWordsIn, searchWordsOf, wordLookups } from './words';

const found = (record: { searchWords: string[] }, typed: string): boolean => {
  const [lookup] = wordLookups(typed, 5);
  const wanted = lookup?.query.where?.[0]?.value;
  return typeof wanted === 'string' && record.searchWords.includes(wanted) && hasWords(record, typed);
};

describe('search by words', () => {
  const record = {
    searchWords: searchWordsOf('estimates', {
      title: 'Replace furnace',
      customerName: 'Élodie O’Brien',
      propertyAddress: '12 Elm Street, Asheville, NC',
      document: { lines: [{ name: '16 SEER heat pump' }, { name: 'Condensate pump' }] },
    }),
  };

  it.each([
    'furnace',
    'furn',
    'FURNACE repl',
    'heat pump',
    'heat pu',
    '16 seer',
    'obrien',
    'elodie furnace',
    'elm',
    'NC',
  ])('%s is found, wherever it stands', (typed) => {
    expect(found(record, typed)).toBe(true);
  });

  it.each(['boiler', 'urnace', 'furnace boiler', 'condenser', ''])('%s is not', (typed) => {
    expect(found(record, typed)).toBe(false);
  });

  it('knows a job by its tags and description, and a damaged record by what is left of it', () => {
    expect(searchWordsOf('jobs', { title: 'No heat', tags: ['Warranty'], description: 'Blower hums' })).toEqual(
      expect.arrayContaining(['heat', 'warranty', 'blower', 'hums']),
    );
    expect(searchWordsOf('invoices', { title: 7, document: { lines: [null, 'x'] } })).toEqual([]);
  });

  it('stays small for the longest text', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `word${index}measured`).join(' ');
    expect(searchWordsIn([long]).length).toBeLessThanOrEqual(240);
  });

  it('asks for nothing without a word', () => {
    expect(wordLookups('7', 5)).toEqual([]);
  });
});
