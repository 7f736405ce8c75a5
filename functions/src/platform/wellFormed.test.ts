import { expect, it } from 'vitest';
import { wellFormed } from './wellFormed';

it('removes unpaired surrogates from every text and name, and keeps whole characters', () => {
  expect(
    wellFormed({ id: 'a\uD83D', list: ['\uDE00b', { 'x\uD800': '😀' }], count: 3, flag: true, none: null }),
  ).toEqual({
    id: 'a',
    list: ['b', { x: '😀' }],
    count: 3,
    flag: true,
    none: null,
  });
});

it('keeps a field named like a property that every object has', () => {
  const value = wellFormed(JSON.parse('{"__proto__":{"isAdmin":true}}'));
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
