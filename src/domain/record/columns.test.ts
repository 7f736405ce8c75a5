import { expect, it } from 'vitest';
import { linesTableOf, tableOf, type Columns } from './columns';

const CLOCK = { at: (instant: string) => `at ${instant}`, today: '2026-11-28' };

it('writes one line per record, with a cell per column in order', () => {
  const columns: Columns<{ name: string; due: string }, { prefix: string }> = {
    Name: ({ name }, { prefix }) => `${prefix}${name}`,
    Due: ({ due }, { at }) => at(due),
    Day: (_, { today }) => today,
  };
  const { header, rowsOf } = tableOf(columns, { ...CLOCK, prefix: 'J-' });
  expect(header).toEqual(['Name', 'Due', 'Day']);
  expect(rowsOf({ name: '7', due: 'noon' })).toEqual([['J-7', 'at noon', '2026-11-28']]);
});

it('allows several lines per record, or none', () => {
  const columns: Columns<number> = { Number: (line) => line };
  const { rowsOf } = linesTableOf(columns, CLOCK, (count: number) =>
    Array.from({ length: count }, (_, index) => index),
  );
  expect(rowsOf(2)).toEqual([[0], [1]]);
  expect(rowsOf(0)).toEqual([]);
});
