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

  it('knows a job by its work and parts, before a long description', () => {
    const description = Array.from({ length: 100 }, (_, index) => `sentence${index}`).join(' ');
    const job = { title: 'No heat', description };
    const words = searchWordsOf('jobs', job, { workLines: [{ name: 'Dual run capacitor' }, null] });
    expect(words).toEqual(expect.arrayContaining(['capacito', 'dual', 'sentence']));
    expect(searchWordsOf('jobs', job)).not.toContain('capacito');
  });

  it('stays small for the longest text', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `word${index}measured`).join(' ');
    expect(searchWordsIn([long]).length).toBeLessThanOrEqual(360);
  });

  it('offers each further word to look up by, for records that the longest word leaves too many of', () => {
    const [lookup] = wordLookups('no heat upstairs', 5);
    expect(lookup?.query.where?.[0]?.value).toBe('upstairs');
    expect(lookup?.sift?.others.map(({ where }) => where?.[0]?.value)).toEqual(['heat', 'no']);
    expect(wordLookups('heat', 5)[0]?.sift).toBeUndefined();
  });

  it('asks for nothing without a word', () => {
    expect(wordLookups('7', 5)).toEqual([]);
  });
});
