import { describe, expect, it } from 'vitest';
import { federalHolidays, isFederalHoliday } from '../law/holidays';
import { lastDayToCancel, safeLastDayToCancel } from './cancelRight';
import { maxDepositCents } from './depositLimit';
import { noticeCover, preliminaryNoticeDeadline, preliminaryNoticeWarning } from './preliminaryNotice';
import { workInProgress } from './workInProgress';

describe('federal holidays', () => {
  it('of 2026 match the Office of Personnel Management’s list', () => {
    expect(federalHolidays(2026).map(({ observedOn }) => observedOn)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('on a Saturday are observed on Friday, even across New Year, and Juneteenth starts in 2021', () => {
    expect([isFederalHoliday('2027-12-31', true), isFederalHoliday('2027-12-31', false)]).toEqual([true, false]);
    expect([isFederalHoliday('2022-06-20', true), isFederalHoliday('2019-06-19', true)]).toEqual([true, false]);
  });
});

describe('the right to cancel', () => {
  it('uses the later date when the observed holiday is in doubt', () => {
    const period = { signedOn: '2027-12-30', businessDays: 3 };
    // Skips Friday the 31st (observed), Saturday, January 1, and Sunday the 2nd; counts Monday, Tuesday and Wednesday.
    expect(lastDayToCancel({ ...period, areObservedDaysHolidays: false })).toBe('2028-01-04');
    expect(safeLastDayToCancel(period)).toBe('2028-01-05');
    expect(safeLastDayToCancel({ ...period, holidays: ['2028-01-03'] })).toBe('2028-01-06');
  });
});

describe('deposits', () => {
  it.each([
    ['lesser-of-1000-or-10pct', 999_999, 0, 99_999],
    ['one-third', 1_000_000, 0, 333_333],
    ['third-plus-special-order', 1_000_000, 410_000, 743_333],
    ['third-plus-special-order', 1_000_000, 900_000, 1_000_000],
    ['greater-of-third-or-special-order', 1_000_000, 300_000, 333_333],
  ] as const)('by %s of %i with %i to order are at most %i', (rule, contractCents, specialOrderCents, most) => {
    expect(maxDepositCents(rule, contractCents, specialOrderCents)).toBe(most);
  });
});

describe('preliminary notices', () => {
  it('are due within the month, with a warning at half time', () => {
    const counted = preliminaryNoticeDeadline('2026-12-31', { rule: 'day-of-nth-month-after', months: 2, day: 31 });
    expect(counted).toBe('2027-02-28');
    expect(preliminaryNoticeWarning('2026-02-10', '2026-03-02')).toBe('2026-02-20');
  });

  it('served on time cover everything', () => {
    expect(noticeCover('2026-02-10', '2026-03-02', 20)).toEqual({ isOnTime: true, coversWorkFrom: '2026-02-10' });
    expect(noticeCover('2026-02-10', '2026-03-03', 20)).toEqual({ isOnTime: false, coversWorkFrom: '2026-02-11' });
  });
});

describe('work in progress', () => {
  it('provides for the full expected loss of a contract', () => {
    const contract = { contractCents: 100_000, estimatedTotalCostCents: 110_000, billedToDateCents: 0 };
    expect(workInProgress({ ...contract, costToDateCents: 0 }).provisionForLossCents).toBe(10_000);
    // One third of the cost: $6,666.67 of the loss is still ahead.
    expect(workInProgress({ ...contract, costToDateCents: 36_667 }).provisionForLossCents).toBe(6_667);
    expect(workInProgress({ ...contract, costToDateCents: 110_000 })).toEqual({
      earnedRevenueCents: 100_000,
      overbilledCents: 0,
      underbilledCents: 100_000,
      provisionForLossCents: 0,
    });
  });

  it('counts as complete when costs exceed the estimate', () => {
    const given = { contractCents: 100_000, estimatedTotalCostCents: 80_000, costToDateCents: 90_000 };
    expect(workInProgress({ ...given, billedToDateCents: 100_000 }).earnedRevenueCents).toBe(100_000);
    expect(() => workInProgress({ ...given, estimatedTotalCostCents: 0, billedToDateCents: 0 })).toThrow('above 0');
  });
});
