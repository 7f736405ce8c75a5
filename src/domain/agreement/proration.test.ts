import { describe, expect, it } from 'vitest';
import { cancellationRefund, pauseOf, planChange, quantityChangeCents, transferShares } from './proration';

const JUNE = { startDate: '2026-06-01', endDate: '2026-07-01' };

describe('a change during a period', () => {
  it('costs nothing on the day the next period begins', () => {
    expect(planChange(JUNE, { changeDate: '2026-07-01', oldPriceCents: 999, newPriceCents: 1999 })).toEqual({
      periodDays: 30,
      remainingDays: 0,
      creditCents: 0,
      chargeCents: 0,
      netCents: 0,
    });
  });

  it('rounds halves away from zero on both lines: 15 ÷ 30 of 9.99 is 5.00', () => {
    expect(planChange(JUNE, { changeDate: '2026-06-16', oldPriceCents: 999, newPriceCents: 1001 })).toMatchObject({
      creditCents: -500,
      chargeCents: 501,
      netCents: 1,
    });
  });

  it('of quantity bills the difference on one line: 10 ÷ 30 of 2 × 14.95', () => {
    const change = { changeDate: '2026-06-21', unitPriceCents: 1495 };
    expect(quantityChangeCents(JUNE, { ...change, oldQuantity: 1, newQuantity: 3 })).toBe(997);
    expect(quantityChangeCents(JUNE, { ...change, oldQuantity: 3, newQuantity: 1 })).toBe(-997);
  });

  it('is refused outside the period', () => {
    expect(() => planChange(JUNE, { changeDate: '2026-05-31', oldPriceCents: 1, newPriceCents: 2 })).toThrow(
      'must be from 2026-06-01 to 2026-07-01',
    );
    expect(() =>
      planChange({ ...JUNE, endDate: '2026-06-01' }, { changeDate: '2026-06-01', oldPriceCents: 1, newPriceCents: 2 }),
    ).toThrow('must be after');
  });
});

describe('a cancellation', () => {
  const year = { startDate: '2026-03-01', endDate: '2027-03-01' };

  it('may charge completed visits at list price, up to the amount paid', () => {
    const cancelDate = '2026-06-09';
    expect(cancellationRefund(year, { cancelDate, priceCents: 24_000, visitsDoneCents: 14_900 })).toMatchObject({
      earnedCents: 14_900,
      refundCents: 9_100,
    });
    expect(cancellationRefund(year, { cancelDate, priceCents: 24_000, visitsDoneCents: 29_800 })).toMatchObject({
      earnedCents: 24_000,
      refundCents: 0,
    });
  });

  it('on the first day is refunded in full', () => {
    expect(cancellationRefund(year, { cancelDate: '2026-03-01', priceCents: 24_000 })).toMatchObject({
      usedDays: 0,
      refundCents: 24_000,
    });
  });
});

describe('a pause and a transfer', () => {
  it('moves the end by the paused days, across February 29', () => {
    const year = { startDate: '2027-03-01', endDate: '2028-03-01' };
    expect(pauseOf(year, { pauseFrom: '2028-02-20', resumeOn: '2028-03-05', priceCents: 36_600 })).toEqual({
      pausedDays: 14,
      newPeriodEnd: '2028-03-15',
      daysServedBeforePause: 356,
      earnedBeforePauseCents: 35_600,
    });
    expect(() => pauseOf(year, { pauseFrom: '2027-05-01', resumeOn: '2027-04-30', priceCents: 1 })).toThrow(
      'must not be before the pause begins',
    );
  });

  it('splits a price between the parties without a remainder: 11 ÷ 30 of 29.95', () => {
    expect(transferShares(JUNE, { transferDate: '2026-06-12', priceCents: 2995 })).toEqual({
      oldPartyCents: 1098,
      newPartyCents: 1897,
    });
  });
});
