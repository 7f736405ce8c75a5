import { z } from 'zod';
import { isoInstant, line } from '../record/schema';

/**
 * Kinds of records compared. `tax` is the tax of invoices minus that of credits; `balance` the open amount of invoices
 * that both sides have.
 */
export const COMPARED = [
  'invoice',
  'credit',
  'payment',
  'refund',
  'tip',
  'payout',
  'deferral',
  'retainage',
  'tax',
  'balance',
] as const;
export type Compared = (typeof COMPARED)[number];
export const COMPARED_LABELS: Record<Compared, string> = {
  invoice: 'Invoices',
  credit: 'Credits and write-offs',
  payment: 'Payments',
  refund: 'Refunds',
  tip: 'Tips',
  payout: 'Payouts',
  deferral: 'Deferred income',
  retainage: 'Retainage',
  tax: 'Sales tax',
  balance: 'Open on invoices',
};

/** Why a document differs. */
export const CAUSES = ['missing-there', 'missing-here', 'amount', 'tax', 'date', 'void', 'gone', 'balance'] as const;
export type Cause = (typeof CAUSES)[number];

const cents = z.number().int();
const sides = z.object({ oursCents: cents, theirsCents: cents });
const differenceSchema = sides.extend({
  compared: z.enum(COMPARED),
  cause: z.enum(CAUSES),
  /** Our day, or theirs for what is only there. */
  on: z.string().max(10),
  label: line(330),
  /** Explanation of what happened and what to do. */
  why: line(500),
  key: z.string().max(300),
  remoteId: z.string().max(40),
});
export type Difference = z.infer<typeof differenceSchema>;

const daySchema = sides.extend({ on: z.string().max(10), compared: z.enum(COMPARED) });
export type ReportDay = z.infer<typeof daySchema>;

/** Stored with a report; the totals include all of them. */
export const REPORT_DIFFERENCE_LIMIT = 1000;
const REPORT_DAY_LIMIT = 3000;

/** companies/{c}/quickbooksReports/{id}: a comparison of both books. Written by functions only. */
export const quickbooksReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  at: isoInstant,
  /** Person who requested it; '' for the nightly one. */
  by: z.string().max(128),
  totals: z.partialRecord(z.enum(COMPARED), sides.extend({ count: z.number().int() })).default({}),
  days: z.array(daySchema).max(REPORT_DAY_LIMIT).default([]),
  differences: z.array(differenceSchema).max(REPORT_DIFFERENCE_LIMIT).default([]),
  differenceCount: z.number().int().default(0),
});
export type QuickbooksReport = z.infer<typeof quickbooksReportSchema>;
