import { addMonths, lastDayOfMonth } from '@/lib/calendar';
import type { PaymentMethod } from '../payment/schema';
import type { SumQuery } from '../record/listQuery';
import { periodLabel } from './months';
import type { LedgerMonth } from './schema';

/** Calendar days (YYYY-MM-DD) of the company, inclusive. */
export type DayPeriod = { from: string; to: string };

/** Returns the months (YYYY-MM) of a period that consists of whole months, as far as they have come by `today`; otherwise null. */
export function wholeMonthsOf({ from, to }: DayPeriod, today: string): string[] | null {
  const isEnd = to === lastDayOfMonth(to.slice(0, 7)) || (to >= today && to.slice(0, 7) === today.slice(0, 7));
  if (!from.endsWith('-01') || !isEnd || to < from) return null;
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) months.push(month);
  return months;
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
/** Formats a calendar day: `Nov 1, 2026`. */
export const spokenDay = (day: string): string => DAY.format(new Date(`${day}T12:00:00Z`));

/** Formats `October 2026`, `Q3 2026`, `2026`, `Nov 1, 2026 to Nov 14, 2026`. Periods not over by `today` are marked as such. */
export function periodText(period: DayPeriod, today: string): string {
  const { from, to } = period;
  const soFar = to >= today && from <= today ? ' so far' : '';
  const months = wholeMonthsOf(period, today);
  const [first = '', last = ''] = [months?.[0], months?.at(-1)];
  if (months && first === last) return `${periodLabel(first)}${soFar}`;
  if (first.endsWith('-01') && (last.endsWith('-12') || soFar !== '')) {
    if (first.slice(0, 4) === last.slice(0, 4)) return `${first.slice(0, 4)}${soFar}`;
  }
  if (months?.length === 3 && Number(first.slice(5)) % 3 === 1)
    return `Q${String(Math.ceil(Number(first.slice(5)) / 3))} ${first.slice(0, 4)}${soFar}`;
  if (months) return `${periodLabel(first)} to ${periodLabel(last)}${soFar}`;
  return from === to ? spokenDay(from) : `${spokenDay(from)} to ${spokenDay(to)}${soFar}`;
}

/** Amounts in cents. `issuedCount` excludes voided ones; `invoicedCents` is with tax, minus credits and voids. */
export type PeriodFigures = {
  invoicedCents: number;
  salesCents: number;
  taxCents: number;
  paidCents: number;
};
export type MonthFigures = PeriodFigures & {
  issuedCount: number;
  refundedCents: number;
  tipCents: number;
  discountCents: number;
  writtenOffCents: number;
  methods: Partial<Record<PaymentMethod, { count: number; moneyCents: number }>>;
};

/** Adds up stored months; all zeros for none. */
export function figuresOfMonths(months: readonly LedgerMonth[]): MonthFigures {
  const sumOf = (value: (month: LedgerMonth) => number): number => months.reduce((sum, month) => sum + value(month), 0);
  const methods: MonthFigures['methods'] = {};
  for (const month of months)
    for (const [method, { count, moneyCents }] of Object.entries(month.methods) as [
      PaymentMethod,
      { count: number; moneyCents: number },
    ][]) {
      const sum = methods[method] ?? { count: 0, moneyCents: 0 };
      methods[method] = { count: sum.count + count, moneyCents: sum.moneyCents + moneyCents };
    }
  return {
    invoicedCents: sumOf(({ salesCents, taxCents }) => salesCents + taxCents),
    salesCents: sumOf(({ salesCents }) => salesCents),
    taxCents: sumOf(({ taxCents }) => taxCents),
    paidCents: sumOf(({ receivedCents, refundedCents }) => receivedCents - refundedCents),
    issuedCount: sumOf(({ issuedCount }) => issuedCount),
    refundedCents: sumOf(({ refundedCents }) => refundedCents),
    tipCents: sumOf(({ tipCents }) => tipCents),
    discountCents: sumOf(({ discountCents }) => discountCents),
    writtenOffCents: sumOf(({ writtenOffCents }) => writtenOffCents),
    methods,
  };
}

/** Returns the filter for the ledger entries of certain days. */
export const onDays = ({ from, to }: DayPeriod): NonNullable<SumQuery['where']> => [
  { field: 'on', operator: '>=', value: from },
  { field: 'on', operator: '<=', value: to },
];

/** Sums the ledger entries of certain days, for periods that aren't whole months: added up by the server, without reading any. */
export const ledgerWithin = (period: DayPeriod): SumQuery => ({
  where: onDays(period),
  sum: ['moneyCents', 'salesCents', 'taxCents'],
});

/** Returns the average invoice before tax, in whole cents, or null if there is none. */
export const averageInvoiceCents = ({ salesCents, issuedCount }: MonthFigures): number | null =>
  issuedCount > 0 ? Math.round(salesCents / issuedCount) : null;
