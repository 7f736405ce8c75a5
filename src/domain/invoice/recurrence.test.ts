import { describe, expect, it } from 'vitest';
import { nextOccurrence } from './recurrence';

const run = (start: string, rhythm: Parameters<typeof nextOccurrence>[1], count: number): string[] => {
  const days = [start];
  while (days.length < count) days.push(nextOccurrence(days.at(-1) ?? '', rhythm));
  return days;
};

describe('nextOccurrence', () => {
  it('stays at the end of the month', () => {
    expect(run('2026-01-31', { every: 1, unit: 'month', anchorDay: 31 }, 5)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(run('2028-01-30', { every: 1, unit: 'month', anchorDay: 30 }, 3)).toEqual([
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
    ]);
  });

  it('continues across years, even from a leap day', () => {
    expect(run('2026-11-15', { every: 3, unit: 'month', anchorDay: 15 }, 3)).toEqual([
      '2026-11-15',
      '2027-02-15',
      '2027-05-15',
    ]);
    expect(run('2028-02-29', { every: 1, unit: 'year', anchorDay: 29 }, 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect(run('2026-12-31', { every: 1, unit: 'month', anchorDay: 31 }, 2)).toEqual(['2026-12-31', '2027-01-31']);
  });

  it('counts weeks in days', () => {
    expect(run('2026-12-25', { every: 2, unit: 'week', anchorDay: 25 }, 3)).toEqual([
      '2026-12-25',
      '2027-01-08',
      '2027-01-22',
    ]);
  });
});
