import { assertNever } from '@/lib/assertNever';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import type { PaymentTerms } from '../customer/schema';
import { sumOf } from '../money/amounts';

/** Returns the due date of an invoice issued on `issueDate` (YYYY-MM-DD). */
export const dueDateOf = (issueDate: string, terms: PaymentTerms): string => addCalendarDays(issueDate, daysOf(terms));

function daysOf(terms: PaymentTerms): number {
  switch (terms) {
    case 'due-on-receipt':
      return 0;
    case 'net-7':
      return 7;
    case 'net-15':
      return 15;
    case 'net-30':
      return 30;
    case 'net-60':
      return 60;
    default:
      return assertNever(terms);
  }
}

export const AGING_BUCKETS = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;
export type AgingBucket = (typeof AGING_BUCKETS)[number];
export const AGING_BUCKET_LABELS: Record<AgingBucket, string> = {
  current: 'Not due',
  '1-30': '1–30 days',
  '31-60': '31–60 days',
  '61-90': '61–90 days',
  'over-90': 'Over 90 days',
};

/** Returns how long a debt has been overdue. On the due date itself, or without one, it isn't. */
export function agingBucket(dueDate: string, today: string): AgingBucket {
  const days = dueDate === '' ? 0 : daysBetween(dueDate, today);
  if (days <= 0) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}

/** Receivables by age; overpayments are kept separate, because they can't reduce someone else's debt. */
export type Aging = { buckets: Record<AgingBucket, number>; owedCents: number; overpaidCents: number };

/** Adds up balances by how long they have been overdue on `today` (YYYY-MM-DD). Pass issued invoices only. */
export function ageReceivables(invoices: readonly { dueDate: string; balanceCents: number }[], today: string): Aging {
  const buckets: Record<AgingBucket, number> = { current: 0, '1-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 };
  for (const { dueDate, balanceCents } of invoices) buckets[agingBucket(dueDate, today)] += Math.max(0, balanceCents);
  return {
    buckets,
    owedCents: sumOf(Object.values(buckets)),
    overpaidCents: sumOf(invoices.map(({ balanceCents }) => Math.max(0, -balanceCents))),
  };
}
