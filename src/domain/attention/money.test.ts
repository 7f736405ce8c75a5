import { describe, expect, it } from 'vitest';
import { ledgerMonthSchema } from '../ledger/schema';
import { bookedIn, lastMonths, overdueOf, paidByMonth, waitingForAnswer } from './money';

describe('the money section', () => {
  it('goes back across the new year', () => {
    expect(lastMonths('2026-02-10', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });

  it('counts an approval in the month of the company’s time zone, across clock changes', () => {
    const bounds = (zone: string) =>
      bookedIn('2026-03', zone)
        .where?.slice(1)
        .map(({ value }) => value);
    expect(bounds('America/New_York')).toEqual(['2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z']);
    expect(bounds('Pacific/Auckland')).toEqual(['2026-02-28T11:00:00.000Z', '2026-03-31T11:00:00.000Z']);
  });

  it('queries each valid estimate once: expiring soon, later, or never', () => {
    const ends = waitingForAnswer('2026-01-12').map(({ where }) =>
      where?.slice(1).map(({ operator, value }) => `${operator} ${String(value)}`),
    );
    expect(ends).toEqual([['>= 2026-01-12', '< 2026-01-19'], ['>= 2026-01-19'], ['== ']]);
  });

  it('totals past-due amounts by age', () => {
    const byDueOn = {
      '': { count: 1, balanceCents: 500 },
      '2026-01-12': { count: 2, balanceCents: 1000 },
      '2026-01-11': { count: 1, balanceCents: 2000 },
      '2025-11-20': { count: 3, balanceCents: 4000 },
      '2024-01-01': { count: 1, balanceCents: 8000 },
    };
    expect(overdueOf({ byDueOn }, '2026-01-12')).toEqual({
      cents: 14_000,
      count: 5,
      byAge: { '1-30': 2000, '31-60': 4000, '61-90': 0, 'over-90': 8000 },
    });
  });

  it('subtracts refunds from payments, and shows empty months as zero', () => {
    const months = [ledgerMonthSchema.parse({ month: '2026-01', receivedCents: 900, refundedCents: 200 })];
    expect(paidByMonth(['2025-12', '2026-01'], months)).toEqual([0, 700]);
  });
});
