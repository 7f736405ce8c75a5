import { expect, test } from 'vitest';
import { roomAsked } from './roomAsked';

// A Sunday.
const TODAY = '2026-11-29';

test.each([
  ['who has room Thursday', '2026-12-03'],
  ['Who’s free thu?', '2026-12-03'],
  ['room tomorrow', '2026-11-30'],
  ['free today', TODAY],
  ['who has room', TODAY],
  ['who is free on Sunday', TODAY],
  ['who has time, any room next friday', '2026-12-04'],
  ['openings 12/24', '2026-12-24'],
  ['available Jan 4', '2027-01-04'],
  ['capacity 2026-12-31', '2026-12-31'],
  ['room for 4th December', '2026-12-04'],
])('“%s” asks for %s', (typed, day) => {
  expect(roomAsked(typed, TODAY)).toBe(day);
});

test.each(['free', 'Freeman', 'mechanical room', 'open invoices', 'room 12/45', 'Feb 30 free', 'Thursday', 'room th'])(
  '“%s” searches for records',
  (typed) => {
    expect(roomAsked(typed, TODAY)).toBe('');
  },
);
