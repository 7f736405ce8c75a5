import { describe, expect, it } from 'vitest';
import { explainMatch } from './explain';
import type { DirectoryRow } from './schema';
import { findDuplicates, prepareRows, searchRows } from './customers';

const row = (fields: Partial<DirectoryRow> & { id: string; name: string }): DirectoryRow => ({
  sortName: fields.name.toLowerCase(),
  phones: [],
  emails: [],
  addresses: [],
  serials: [],
  tags: [],
  isDoNotService: false,
  isCompany: false,
  source: '',
  ...fields,
});

const ADA = row({
  id: 'ada',
  name: 'Ada Lovelace',
  sortName: 'lovelace, ada',
  phones: ['(512) 555-0134'],
  emails: ['ada@example.com'],
  addresses: ['12 Elm St, Apt 4, Austin, TX 78701'],
  serials: ['21034K7H2G'],
  tags: ['VIP'],
  source: 'google',
});
const ELODIE = row({
  id: 'elodie',
  name: 'Élodie O’Brien',
  sortName: 'o’brien, élodie',
  phones: ['+1 828 555 0101'],
  addresses: ['9 Loveland Rd, Boone, NC'],
});
const DENTAL = row({
  id: 'dental',
  name: 'Glover Dental',
  sortName: 'glover dental',
  isCompany: true,
  isDoNotService: true,
  tags: ['vip', 'commercial'],
});
const directory = prepareRows([ELODIE, DENTAL, ADA]);
const found = (query: string, filter = {}) =>
  searchRows(directory, query, { limit: 10, filter }).rows.map(({ id }) => id);

describe('searchRows', () => {
  it.each([
    ['name', 'ada love', ['ada']],
    ['last name first, as lists sort', 'lovelace, ada', ['ada']],
    ['name without accents and apostrophes', 'elodie obrien', ['elodie']],
    ['name with another apostrophe', "O'Brien", ['elodie']],
    ['e-mail', 'ada@exam', ['ada']],
    ['address', '12 elm', ['ada']],
    ['words of different fields', 'austin ada', ['ada']],
    ['serial', '21034k7', ['ada']],
    ['tag', 'commercial', ['dental']],
    ['punctuated part of a phone', '(512) 555-01', ['ada']],
    ['phone as plain digits', '5125550134', ['ada']],
    ['phone with country code', '+1 (512) 555-0134', ['ada']],
    ['country code on the record', '8285550101', ['elodie']],
    ['area code among words', 'ada 512', ['ada']],
    ['nothing', 'zzz', []],
  ])('finds customers by %s', (_what, query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('ranks names that begin with the query first, then word beginnings, then other matches', () => {
    expect(found('love')).toEqual(['ada', 'elodie', 'dental']);
  });

  it('treats the last name as the beginning of a name, even where lists show the first name first', () => {
    const aaron = row({ id: 'aaron', name: 'Al Aaron', sortName: 'aaron, al', addresses: ['1 Lovell Rd'] });
    expect(searchRows(prepareRows([aaron, ADA]), 'love', { limit: 2 }).rows.map(({ id }) => id)).toEqual([
      'ada',
      'aaron',
    ]);
  });

  it('returns the first rows by name without a query, and counts all', () => {
    expect(searchRows(directory, '  ', { limit: 2 })).toMatchObject({
      rows: [{ id: 'dental' }, { id: 'ada' }],
      total: 3,
    });
  });

  it('counts all matches beyond the limit', () => {
    expect(searchRows(directory, 'love', { limit: 1 })).toEqual({ rows: [ADA], total: 3, isGuess: false });
  });

  it('filters by tag, kind and flag, with or without a query', () => {
    expect(found('', { tag: 'VIP' })).toEqual(['dental', 'ada']);
    expect(found('love', { isCompany: true })).toEqual(['dental']);
    expect(found('love', { isDoNotService: false })).toEqual(['ada', 'elodie']);
    expect(found('', { source: 'google' })).toEqual(['ada']);
    expect(found('', { source: 'yelp' })).toEqual([]);
  });

  it('finds customers who share a phone or e-mail address in any format', () => {
    const twin = row({ id: 'twin', name: 'A. Byron', sortName: 'byron, a.', phones: ['512.555.0134'], emails: [] });
    const short = row({ id: 'short', name: 'Extension', sortName: 'extension', phones: ['12'], emails: [] });
    const other = row({ id: 'other', name: 'Other', sortName: 'other', phones: ['12'], emails: [] });
    const all = prepareRows([ADA, twin, short, other]);
    const doubles = searchRows(all, '', { limit: 10, filter: { hasDouble: true } });
    expect(doubles.rows.map(({ id }) => id).toSorted()).toEqual(['ada', 'twin']);
    expect(doubles.total).toBe(2);
  });

  it('allows typos only when nothing matches exactly', () => {
    expect(searchRows(directory, 'lovelcae', { limit: 5 })).toMatchObject({ rows: [{ id: 'ada' }], isGuess: true });
    expect(found('ada lovlace')).toEqual(['ada']);
    expect(found('glovr')).toEqual(['dental']);
    expect(searchRows(directory, 'glover', { limit: 5 }).isGuess).toBe(false);
    expect(found('adx')).toEqual([]);
  });

  it('handles any input', () => {
    for (const query of [
      '🔧',
      '   ',
      '((((',
      '\\',
      'ع',
      'a'.repeat(10_000),
      Array.from({ length: 500 }, () => 'x').join(' '),
      '+',
      '---',
    ]) {
      expect(() => found(query)).not.toThrow();
    }
  });
});

describe('findDuplicates', () => {
  it('matches phones by digits and e-mails in any case, and skips the record itself', () => {
    expect(findDuplicates(directory, { phones: ['512.555.0134'], emails: [] })).toEqual([ADA]);
    expect(findDuplicates(directory, { phones: ['555-01'], emails: ['ADA@example.com '] })).toEqual([ADA]);
    expect(
      findDuplicates(directory, { phones: ['5125550134'], emails: ['ada@example.com'], excludeId: 'ada' }),
    ).toEqual([]);
    expect(findDuplicates(directory, { phones: [''], emails: [''] })).toEqual([]);
  });
});

describe('explainMatch', () => {
  it('names the match when the list does not show it', () => {
    expect(explainMatch(ADA, '21034k', ['Ada Lovelace'])).toBe('Serial 21034K7H2G');
    expect(explainMatch(ADA, 'ada 21034k', ['Ada Lovelace'])).toBe('Serial 21034K7H2G');
    expect(explainMatch(ADA, 'elm', ['Ada Lovelace'])).toBe('12 Elm St, Apt 4, Austin, TX 78701');
    expect(explainMatch(ADA, 'ada', ['Ada Lovelace'])).toBe('');
    expect(explainMatch(ADA, '512-555', ['Ada Lovelace', '(512) 555-0134'])).toBe('');
    expect(explainMatch(ADA, 'lovelcae', ['Ada Lovelace'])).toBe('');
  });
});
