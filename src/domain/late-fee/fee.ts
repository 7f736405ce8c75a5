import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { emptyLine } from '../billing/emptyLine';
import type { DocumentLine } from '../billing/schema';
import type { Invoice } from '../invoice/schema';
import { shareOf } from '../money/amounts';
import { formatCents, formatRate } from '../money/format';
import type { LateFeeLimit } from './law';
import { MOST_MONTHLY_PPM, type LateFeeSettings } from './settings';

/** A debt is charged for a year at most: after that it is a matter for a collector or a court. */
const MOST_MONTHS = 12;
/** A fee that couldn't be charged on its day may still be charged up to this many days later, but not after that. */
const LATEST_DAYS = 3;
const PREFIX = 'late-fee-';

/** Returns the ID of a late fee. Late fees are separate invoices, recognized by their IDs. */
export const lateFeeId = (invoiceId: string, month: number): string => `${PREFIX}${invoiceId}-${month}`;
export const isLateFee = (invoiceId: string): boolean => invoiceId.startsWith(PREFIX);

/** Returns the monthly rate in parts per million: the company's own, never above 1.5% or a twelfth of the state's annual limit. */
export const monthlyRate = ({ monthlyPpm }: Pick<LateFeeSettings, 'monthlyPpm'>, { yearPpm }: LateFeeLimit): number =>
  Math.min(monthlyPpm, MOST_MONTHLY_PPM, ...(yearPpm === null ? [] : [Math.floor(yearPpm / 12)]));

/** Returns the day (YYYY-MM-DD) on which an invoice has been late for this many whole months and the grace period is over. */
export function lateFeeDay(dueOn: string, month: number, graceDays: number): string {
  const inMonth = addMonths(dueOn.slice(0, 7), month);
  const last = lastDayOfMonth(inMonth);
  const day = `${inMonth}-${dueOn.slice(8)}`;
  const whole = day > last ? last : day;
  const earliest = addCalendarDays(dueOn, graceDays);
  return whole < earliest ? earliest : whole;
}

type Charged = Pick<Invoice, 'state' | 'isOpen' | 'balanceCents' | 'dueOn' | 'issuedOn'> & { id: string };

/** Whether a rule covers an invoice at all. Fees are never charged on a fee, on anything disputed, or on invoices from before the rule. */
const isCovered = (
  { id, state, isOpen, dueOn, issuedOn }: Charged,
  { isOn, isAgreed, since }: LateFeeSettings,
): boolean =>
  isOn &&
  isAgreed &&
  state === 'issued' &&
  isOpen &&
  dueOn !== '' &&
  !isLateFee(id) &&
  since !== '' &&
  issuedOn >= since;

export type LateFee = {
  /** Number of the month of lateness it is for, from 1. */
  month: number;
  /** The day (YYYY-MM-DD) on which it is charged. */
  on: string;
  monthlyPpm: number;
  amountCents: number;
};

const feeOf = (invoice: Charged, month: number, settings: LateFeeSettings, limit: LateFeeLimit): LateFee => {
  const monthlyPpm = monthlyRate(settings, limit);
  const on = lateFeeDay(invoice.dueOn, month, settings.graceDays);
  return { month, on, monthlyPpm, amountCents: shareOf(invoice.balanceCents, monthlyPpm) };
};

const fees = (invoice: Charged, settings: LateFeeSettings, limit: LateFeeLimit): LateFee[] =>
  isCovered(invoice, settings)
    ? Array.from({ length: MOST_MONTHS }, (_, index) => feeOf(invoice, index + 1, settings, limit)).filter(
        ({ amountCents }) => amountCents > 0,
      )
    : [];

/**
 * Returns the fee due on `today` (YYYY-MM-DD), else null. If the grace period puts several months on one day, they are charged once, as
 * the latest.
 */
export const dueLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null =>
  fees(invoice, settings, limit).findLast(({ on }) => on <= today && addCalendarDays(on, LATEST_DAYS) > today) ?? null;

/** Returns the next fee if nothing is paid until then, else null. */
export const nextLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null => fees(invoice, settings, limit).find(({ on }) => on > today) ?? null;

/** Returns the notice the customer reads before anything is charged; '' if no fee is coming. */
export function lateFeeNotice(
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  say: (day: string) => string,
): string {
  const [first] = fees(invoice, settings, limit);
  if (!first) return '';
  return `If this is not paid by ${say(addCalendarDays(first.on, -1))}, a late fee of ${formatRate(first.monthlyPpm)} a month of what is owed is added, as agreed.`;
}

/** Builds the line item of the fee's own invoice: what it's for, the amount and the reason. Never taxed, never discounted. */
export function lateFeeLine(
  fee: LateFee,
  { number, balanceCents, dueOn, document }: Pick<Invoice, 'number' | 'balanceCents' | 'dueOn' | 'document'>,
  say: (day: string) => string,
): DocumentLine {
  const owed = formatCents(balanceCents, { currency: document.currency });
  const months = fee.month === 1 ? 'one month' : `month ${String(fee.month)}`;
  return {
    ...emptyLine('late-fee'),
    name: `Late fee on invoice ${number}`,
    description: `${owed} was due ${say(dueOn)} and is unpaid: ${formatRate(fee.monthlyPpm)} for ${months} past due, as agreed. No fee is charged on earlier late fees.`,
    kind: 'fee',
    unitPriceCents: fee.amountCents,
    taxClass: 'exempt',
    isDiscountable: false,
  };
}
