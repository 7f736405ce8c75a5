import { describe, expect, it } from 'vitest';
import { matchesName, sortNamePrefixes } from './nameSearch';

describe('search by a customer’s name', () => {
  it.each([
    ['Lovelace', ['lovelace']],
    ['  Ada   Lovelace', ['ada lovelace', 'lovelace, ada', 'lovelace']],
    ['lovelace, a', ['lovelace, a']],
    ['  ', []],
  ])('looks up %j by its possible beginnings', (typed, prefixes) => {
    expect(sortNamePrefixes(typed)).toEqual(prefixes);
  });

  it('keeps only names in which each word begins', () => {
    const job = { customerName: 'Ada Lovelace', customerSortName: 'lovelace, ada' };
    expect(['ada lov', 'lovelace, a', 'LOVE'].every((typed) => matchesName(job, typed))).toBe(true);
    expect(matchesName(job, 'grace lov')).toBe(false);
  });
});
