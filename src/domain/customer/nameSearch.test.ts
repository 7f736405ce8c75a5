import { describe, expect, it } from 'vitest';
import { matchesName, nameAsSorted, sortNamePrefixes } from './nameSearch';

describe('searching by customer name', () => {
  it.each([
    ['Lovelace', ['lovelace']],
    ['  Ada   Lovelace', ['ada lovelace', 'lovelace, ada', 'lovelace']],
    ['lovelace, a', ['lovelace, a']],
    ['  ', []],
  ])('looks up %j by its possible prefixes', (typed, prefixes) => {
    expect(sortNamePrefixes(typed)).toEqual(prefixes);
  });

  it('keeps only names where each word matches a beginning', () => {
    const job = { customerName: 'Ada Lovelace', customerSortName: 'lovelace, ada' };
    expect(['ada lov', 'lovelace, a', 'LOVE'].every((typed) => matchesName(job, typed))).toBe(true);
    expect(matchesName(job, 'grace lov')).toBe(false);
  });
});

describe('a name in a sorted list', () => {
  it.each([
    ['Ada Lovelace', 'lovelace, ada', 'Lovelace, Ada'],
    ['Ana María de la Cruz', 'de la cruz, ana maría', 'de la Cruz, Ana María'],
    ['Elm Dental', 'elm dental', 'Elm Dental'],
    ['Smith, Jones & Co.', 'smith, jones & co.', 'Smith, Jones & Co.'],
    ['Prince', 'prince', 'Prince'],
    ['', '', ''],
  ])('displays %j sorted as %j as %j', (name, sortName, shown) => {
    expect(nameAsSorted({ name, sortName })).toBe(shown);
  });
});
