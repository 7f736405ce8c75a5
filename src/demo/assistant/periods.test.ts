import { expect, it } from 'vitest';
import { leftover } from './leftover';
import { periodsIn } from './periods';

// A Saturday.
const TODAY = '2026-11-28';
const said = (words: string, isAhead = false): string[] =>
  periodsIn(words, TODAY, isAhead).map(({ from, to }) => `${from} ${to}`);

it.each([
  ['last month', ['2026-10-01 2026-10-31']],
  ['in October', ['2026-10-01 2026-10-31']],
  ['in December', ['2025-12-01 2025-12-31']],
  ['october 2024', ['2024-10-01 2024-10-31']],
  ['Q3', ['2026-07-01 2026-09-30']],
  ['the first quarter of 2025', ['2025-01-01 2025-03-31']],
  ['this week', ['2026-11-22 2026-11-28']],
  ['the last three months', ['2026-09-01 2026-11-30']],
  ['last 30 days', ['2026-10-30 2026-11-28']],
  ['yesterday', ['2026-11-27 2026-11-27']],
  ['since March', ['2026-03-01 2026-11-28']],
  ['this month with last', ['2026-11-01 2026-11-30', '2026-10-01 2026-10-31']],
  ['this month and the same month last year', ['2026-11-01 2026-11-30', '2025-11-01 2025-11-30']],
  ['this October with October last year', ['2026-10-01 2026-10-31', '2025-10-01 2025-10-31']],
  ['October against October a year ago', ['2026-10-01 2026-10-31', '2025-10-01 2025-10-31']],
  ['Q3 of last year', ['2025-07-01 2025-09-30']],
  ['the third quarter and the same quarter a year ago', ['2026-07-01 2026-09-30', '2025-07-01 2025-09-30']],
  ['October with the year before', ['2026-10-01 2026-10-31', '2025-10-01 2025-10-31']],
  ['this year with the year before', ['2026-01-01 2026-12-31', '2025-01-01 2025-12-31']],
  ['last summer and the summer of last year', ['2026-06-01 2026-08-31', '2025-06-01 2025-08-31']],
  ['this year against 2024', ['2026-01-01 2026-12-31', '2024-01-01 2024-12-31']],
  ['last summer', ['2026-06-01 2026-08-31']],
  ['last fall', ['2025-09-01 2025-11-30']],
  ['since spring', ['2026-03-01 2026-11-28']],
  ['in the winter of 2024', ['2024-12-01 2025-02-28']],
  ['last month versus the month before', ['2026-10-01 2026-10-31', '2026-09-01 2026-09-30']],
  ['who may help us', []],
])('recognizes “%s” as a period', (words, periods) => {
  expect(said(words)).toEqual(periods);
});

it('takes a month asked of the schedule as the next one of that name', () => {
  expect(said('booked for January', true)).toEqual(['2027-01-01 2027-01-31']);
});

it('names the words an answer ignores, adjacent ones together', () => {
  expect(leftover('Which jobs are late today in the north end?', [/jobs|today/i], [])).toEqual(['late', 'north end']);
  expect(leftover('How much does Ada Lovelace owe us?', [/owe/i], ['ada lovelace'])).toEqual([]);
  expect(leftover('Which customers do not owe us?', [/owe|customers/i], [])).toEqual(['not']);
});
