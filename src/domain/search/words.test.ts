import { describe, expect, it } from 'vitest';
import { hasWords, searchWordsIn, searchWordsOf, wordLookups } from './words';

const found = (record: { searchWords: string[] }, typed: string): boolean => {
  const [lookup] = wordLookups(typed, 5);
  const wanted = lookup?.query.where?.[0]?.value;
  return typeof wanted === 'string' && record.searchWords.includes(wanted) && hasWords(record, typed);
};

describe('searching by words', () => {
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
  ])('finds the record by %s', (typed) => {
    expect(found(record, typed)).toBe(true);
  });

  it.each(['boiler', 'urnace', 'furnace boiler', 'condenser', ''])('does not find the record by %s', (typed) => {
    expect(found(record, typed)).toBe(false);
  });

  it('finds a job by tags and description, and uses what is left of a damaged record', () => {
    expect(searchWordsOf('jobs', { title: 'No heat', tags: ['Warranty'], description: 'Blower hums' })).toEqual(
      expect.arrayContaining(['heat', 'warranty', 'blower', 'hums']),
    );
    expect(searchWordsOf('invoices', { title: 7, document: { lines: [null, 'x'] } })).toEqual([]);
  });

  it('indexes a job’s work and parts before a long description', () => {
    const description = Array.from({ length: 100 }, (_, index) => `sentence${index}`).join(' ');
    const job = { title: 'No heat', description };
    const words = searchWordsOf('jobs', job, { workLines: [{ name: 'Dual run capacitor' }, null] });
    expect(words).toEqual(expect.arrayContaining(['capacito', 'dual', 'sentence']));
    expect(searchWordsOf('jobs', job)).not.toContain('capacito');
  });

  it('keeps the index small for the longest text', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `word${index}measured`).join(' ');
    expect(searchWordsIn([long]).length).toBeLessThanOrEqual(360);
  });

  it('offers each other word when the longest one leaves too many records', () => {
    const [lookup] = wordLookups('no heat upstairs', 5);
    expect(lookup?.query.where?.[0]?.value).toBe('upstairs');
    expect(lookup?.sift?.others.map(({ where }) => where?.[0]?.value)).toEqual(['heat', 'no']);
    expect(wordLookups('heat', 5)[0]?.sift).toBeUndefined();
  });

  it('searches nothing without a word', () => {
    expect(wordLookups('7', 5)).toEqual([]);
  });
});
