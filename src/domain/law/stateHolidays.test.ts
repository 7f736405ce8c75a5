import { describe, expect, it } from 'vitest';
import { federalHolidays } from './holidays';
import { holidaysOf, STATE_HOLIDAYS, workingDaysOf } from './stateHolidays';
import { afterCountedDays } from './workingDays';

const year = (state: string, of: number): string[] =>
  [...new Set(holidaysOf(state, `${of}-01-01`).days)].filter((day) => day.startsWith(`${of}-`)).toSorted();

describe('state holidays', () => {
  it('are dated data with a source, and name federal holidays correctly', () => {
    const names = federalHolidays(2026).map(({ name }) => name);
    for (const { value, source, note } of STATE_HOLIDAYS.rules) {
      expect(value.without.filter((name) => !names.includes(name))).toEqual([]);
      expect([source.length > 0, note.length > 0]).toEqual([true, true]);
    }
  });

  it('match South Carolina 811’s list for 2025', () => {
    // https://sc811.com/holidays/: May 10 was a Saturday.
    expect(year('SC', 2025).filter((day) => day !== '2025-05-10')).toEqual([
      '2025-01-01',
      '2025-01-20',
      '2025-02-17',
      '2025-05-09',
      '2025-05-26',
      '2025-07-04',
      '2025-09-01',
      '2025-11-11',
      '2025-11-27',
      '2025-11-28',
      '2025-12-24',
      '2025-12-25',
      '2025-12-26',
    ]);
  });

  it('have special rules for elections, Easter, weekends and Christmas', () => {
    // The Tuesday after the first Monday: never November 1.
    expect([year('VA', 2022).includes('2022-11-08'), year('NY', 2027).includes('2027-11-02')]).toEqual([true, true]);
    expect([year('IL', 2026).includes('2026-11-03'), year('IL', 2027).includes('2027-11-02')]).toEqual([true, false]);
    expect(
      ['2024-03-29', '2025-04-18', '2026-04-03'].map((day) => year('NC', Number(day.slice(0, 4))).includes(day)),
    ).toEqual([true, true, true]);
    // Christmas 2025 was a Thursday, Christmas 2029 is a Tuesday.
    expect([year('OK', 2025).includes('2025-12-26'), year('OK', 2029).includes('2029-12-24')]).toEqual([true, true]);
    // July 4, 2026 is a Saturday: observed on Friday in Virginia, and on no other day in New York and Texas.
    expect(['VA', 'NY', 'TX'].map((state) => year(state, 2026).includes('2026-07-03'))).toEqual([true, false, false]);
    // New Year's Day 2028 is a Saturday, so its Friday is in the previous year.
    expect(workingDaysOf('VA', '2027-12-20')('2027-12-31')).toBe(false);
  });

  it('extend a deadline only in their state; federal holidays apply where not researched', () => {
    const eight = (state: string) => afterCountedDays('2026-10-05', 8, workingDaysOf(state, '2026-10-05'));
    // October 12 is Columbus Day: a working day in Oregon and South Carolina.
    expect(['OR', 'SC', 'AL', 'MT'].map(eight)).toEqual(['2026-10-15', '2026-10-15', '2026-10-16', '2026-10-16']);
    expect([holidaysOf('MT', '2026-10-05').basis, holidaysOf('OR', '2026-10-05').basis?.ruleId]).toEqual([
      null,
      'hol-or',
    ]);
  });
});
