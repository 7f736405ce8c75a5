import { expect, it } from 'vitest';
import { wellFormed } from './wellFormed';

it('takes halves of characters out of every text and name, and leaves whole ones', () => {
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

it('keeps a field that is called like what every object has a field of its own', () => {
  const value = wellFormed(JSON.parse('{"__proto__":{"isAdmin":true}}'));
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
