import { describe, expect, it } from 'vitest';
import { matchesName, nameAsSorted, sortNamePrefixes } from './nameSearch';

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

describe('a name in a list that is sorted by it', () => {
  it.each([
    ['Ada Lovelace', 'lovelace, ada', 'Lovelace, Ada'],
    ['Ana María de la Cruz', 'de la cruz, ana maría', 'de la Cruz, Ana María'],
    ['Elm Dental', 'elm dental', 'Elm Dental'],
    ['Smith, Jones & Co.', 'smith, jones & co.', 'Smith, Jones & Co.'],
    ['Prince', 'prince', 'Prince'],
    ['', '', ''],
  ])('shows %j sorted as %j as %j', (name, sortName, shown) => {
    expect(nameAsSorted({ name, sortName })).toBe(shown);
  });
});
