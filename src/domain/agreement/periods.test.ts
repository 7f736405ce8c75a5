import { describe, expect, it } from 'vitest';
import {
  billingKey,
  billingPeriod,
  chargeKey,
  firstPeriodFrom,
  periodOn,
  periodStarts,
  periodsToInvoice,
} from './periods';

const MONTHLY = { anchorDate: '2027-01-31', intervalMonths: 1 };

describe('billing periods', () => {
  it('are counted from the anchor, so February 29 returns in leap years', () => {
    expect(periodStarts({ anchorDate: '2096-02-29', intervalMonths: 12 }, 9).map((date) => date.slice(0, 10))).toEqual([
      '2096-02-29',
      '2097-02-28',
      '2098-02-28',
      '2099-02-28',
      // 2100 is not a leap year.
      '2100-02-28',
      '2101-02-28',
      '2102-02-28',
      '2103-02-28',
      '2104-02-29',
    ]);
    expect(periodStarts({ anchorDate: '2026-08-31', intervalMonths: 6 }, 3)).toEqual([
      '2026-08-31',
      '2027-02-28',
      '2027-08-31',
    ]);
  });

  it('include the start day and exclude the end day', () => {
    expect(billingPeriod(MONTHLY, 1)).toEqual({ index: 1, startDate: '2027-02-28', endDate: '2027-03-31' });
    expect(periodOn(MONTHLY, '2027-02-27')?.index).toBe(0);
    expect(periodOn(MONTHLY, '2027-02-28')?.index).toBe(1);
    expect(periodOn(MONTHLY, '2027-03-30')?.index).toBe(1);
    expect(periodOn(MONTHLY, '2027-03-31')?.index).toBe(2);
    expect(periodOn(MONTHLY, '2027-01-30')).toBeNull();
    expect(periodOn({ anchorDate: '2026-11-30', intervalMonths: 3 }, '2027-02-27')?.index).toBe(0);
  });

  it('apply a new price from the first period after the announcement', () => {
    expect(firstPeriodFrom(MONTHLY, '2027-02-28').index).toBe(1);
    expect(firstPeriodFrom(MONTHLY, '2027-03-01').startDate).toBe('2027-03-31');
    expect(firstPeriodFrom(MONTHLY, '2026-12-01').index).toBe(0);
  });

  it('are invoiced once each, and caught up after a missed run', () => {
    const due = (today: string, invoiced: number[], endDate = ''): number[] =>
      periodsToInvoice(MONTHLY, { today, invoiced: new Set(invoiced), endDate }).map(({ index }) => index);
    expect(due('2027-01-30', [])).toEqual([]);
    expect(due('2027-01-31', [])).toEqual([0]);
    expect(due('2027-04-15', [0])).toEqual([1, 2]);
    expect(due('2027-04-15', [0, 1, 2])).toEqual([]);
    // An agreement that ended on March 31 has no period starting then.
    expect(due('2027-12-01', [], '2027-03-31')).toEqual([0, 1]);
  });

  it('have one key for the invoice and one for each charge', () => {
    const period = billingPeriod(MONTHLY, 1);
    expect(billingKey('a1', period)).toBe('a1-2027-02-28');
    expect(chargeKey('a1', period, 2)).toBe('a1-2027-02-28-2');
  });
});
