import { expect, it } from 'vitest';
import { isTooDeep } from './depth';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

it.each([
  ['nothing', undefined, false],
  ['a text', 'x', false],
  ['the app’s own request', { data: { to: ['a', { b: null }] } }, false],
  ['sixty nested lists', nested(60), false],
  ['seventy', nested(70), true],
  ['five thousand', { data: nested(5_000) }, true],
])('%s', (_, value, expected) => {
  expect(isTooDeep(value)).toBe(expected);
});
