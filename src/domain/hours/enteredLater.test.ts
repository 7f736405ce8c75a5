import { expect, it } from 'vitest';
import { enteredLater } from './enteredLater';

const at = (time: string): string => `2026-01-12T${time}:00.000Z`;
const entry = (startsAt: string, endsAt: string, createdAt: string, updatedAt = createdAt) =>
  enteredLater({
    source: 'visit',
    startsAt: at(startsAt),
    endsAt: endsAt === '' ? '' : at(endsAt),
    createdAt: at(createdAt),
    updatedAt: at(updatedAt),
  });

it('flags steps of a visit that arrived much later than their time', () => {
  expect(entry('08:00', '', '08:01')).toBe('');
  expect(entry('08:00', '16:00', '08:14', '16:10')).toBe('');
  // Three steps within a second, dated 9, 8 and 0 hours ago.
  expect(entry('08:00', '09:00', '17:00', '17:00')).toBe(at('17:00'));
  expect(entry('09:00', '17:00', '17:00', '17:01')).toBe(at('17:00'));
  expect(entry('08:00', '', '09:00')).toBe(at('09:00'));
  // As they were stored before: recreated when they ended.
  expect(entry('08:00', '16:00', '16:01')).toBe('');
});

it('does not flag corrections with a reason', () =>
  expect(
    enteredLater({
      source: 'correction',
      startsAt: at('08:00'),
      endsAt: at('09:00'),
      createdAt: at('20:00'),
      updatedAt: at('20:00'),
    }),
  ).toBe(''));
