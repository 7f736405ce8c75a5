import { expect, it } from 'vitest';
import { isoInstant, optionalDate, optionalInstant } from './schema';

it.each([
  '2026-13-01T10:00:00.000Z',
  '2026-02-30T10:00:00.000Z',
  '2025-02-29T10:00:00.000Z',
  '2026-01-01T24:00:00.000Z',
  '0202-01-01T10:00:00.000Z',
  '9999-01-01T10:00:00.000Z',
])('refuses %s, a time that does not exist or is out of range', (value) => {
  expect(isoInstant.safeParse(value).success).toBe(false);
  expect(optionalInstant.safeParse(value).success).toBe(false);
});

it.each(['0202-05-01', '9999-05-01', '2025-02-29'])('refuses the day %s', (value) => {
  expect(optionalDate.safeParse(value).success).toBe(false);
});

it('accepts leap days, old buildings and empty values', () => {
  expect(isoInstant.safeParse('2024-02-29T23:59:59.999Z').success).toBe(true);
  expect(optionalDate.safeParse('1903-07-01').success).toBe(true);
  expect(optionalDate.safeParse('').success).toBe(true);
  expect(optionalInstant.safeParse('').success).toBe(true);
});
