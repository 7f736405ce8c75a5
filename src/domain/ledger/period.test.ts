import { expect, it } from 'vitest';
import { averageInvoiceCents, figuresOfMonths, periodText, wholeMonthsOf } from './period';
import { ledgerMonthSchema } from './schema';

const TODAY = '2026-11-28';

it.each([
  ['2026-10-01', '2026-10-31', ['2026-10'], 'October 2026'],
  ['2026-11-01', '2026-11-28', ['2026-11'], 'November 2026 so far'],
  ['2026-07-01', '2026-09-30', ['2026-07', '2026-08', '2026-09'], 'Q3 2026'],
  ['2026-09-01', '2026-10-31', ['2026-09', '2026-10'], 'September 2026 to October 2026'],
  ['2026-10-01', '2026-10-28', null, 'Oct 1, 2026 to Oct 28, 2026'],
  ['2026-11-27', '2026-11-27', null, 'Nov 27, 2026'],
])('formats %s to %s', (from, to, months, text) => {
  expect(wholeMonthsOf({ from, to }, TODAY)).toEqual(months);
  expect(periodText({ from, to }, TODAY)).toBe(text);
});

it('names a full year by its number', () => {
  expect(periodText({ from: '2025-01-01', to: '2025-12-31' }, TODAY)).toBe('2025');
  expect(periodText({ from: '2026-01-01', to: TODAY }, TODAY)).toBe('2026 so far');
});

it('adds up months and payment methods; the average invoice is before tax', () => {
  const figures = figuresOfMonths(
    [
      {
        month: '2026-09',
        salesCents: 100,
        taxCents: 7,
        issuedCount: 2,
        receivedCents: 50,
        methods: { card: { count: 1, moneyCents: 50 } },
      },
      {
        month: '2026-10',
        salesCents: 201,
        issuedCount: 1,
        receivedCents: 30,
        refundedCents: 5,
        methods: { card: { count: 2, moneyCents: 25 } },
      },
    ].map((month) => ledgerMonthSchema.parse(month)),
  );
  expect(figures).toMatchObject({ invoicedCents: 308, taxCents: 7, paidCents: 75, issuedCount: 3 });
  expect(figures.methods).toEqual({ card: { count: 3, moneyCents: 75 } });
  expect(averageInvoiceCents(figures)).toBe(100);
  expect(averageInvoiceCents(figuresOfMonths([]))).toBeNull();
});
