import { expect, it } from 'vitest';
import { linkEnd } from './linkEnd';

it.each([
  [[], ''],
  [['', ''], ''],
  [['2026-01-01T12:00:00.000Z'], '2026-06-30T12:00:00.000Z'],
  [['2026-01-01T12:00:00.000Z', '', '2026-01-11'], '2026-07-10T00:00:00.000Z'],
])('ends the link after %j at “%s”', (moments, end) => {
  expect(linkEnd(moments)).toBe(end);
});
