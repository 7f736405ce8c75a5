import { expect, it } from 'vitest';
import { daysAhead, dueAhead, goalStanding } from './weekAhead';

it('groups receivables by due date, with invoices due today not late', () => {
  const due = (balanceCents: number) => ({ count: 1, balanceCents });
  expect(
    dueAhead(
      {
        byDueOn: {
          '2026-11-27': due(1),
          '2026-11-28': due(10),
          '2026-12-05': due(100),
          '2026-12-06': due(1000),
          '2027-02-01': due(10_000),
        },
      },
      '2026-11-28',
    ),
  ).toEqual({ overdue: 1, week: 110, month: 1000, later: 10_000 });
});

it('compares a month’s revenue with its goal and elapsed days', () => {
  // $15,000 of $20,000 on the 15th of 30 days.
  expect(goalStanding(1_500_000, 2_000_000, '2026-11-15')).toEqual({ reachedPpm: 750_000, dayPpm: 500_000 });
  expect(daysAhead('2026-12-29')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
  ]);
});
