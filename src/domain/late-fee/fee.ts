import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { emptyLine } from '../billing/emptyLine';
import type { DocumentLine } from '../billing/schema';
import type { Invoice } from '../invoice/schema';
import { shareOf } from '../money/amounts';
import { formatCents, formatRate } from '../money/format';
import type { LateFeeLimit } from './law';
import { MOST_MONTHLY_PPM, type LateFeeSettings } from './settings';

/** A debt is charged for a year at most: after that it is up to a collector or a court. */
const MOST_MONTHS = 12;
/** A fee that couldn't be charged on its day can be charged up to this many days later. */
const LATEST_DAYS = 3;
const PREFIX = 'late-fee-';

/** Late fees are separate invoices, recognized by their ids. */
export const lateFeeId = (invoiceId: string, month: number): string => `${PREFIX}${invoiceId}-${month}`;
export const isLateFee = (invoiceId: string): boolean => invoiceId.startsWith(PREFIX);

/** Returns the monthly rate, in parts per million: the company's own, capped at 1.5% and at a twelfth of the state's yearly limit. */
export const monthlyRate = ({ monthlyPpm }: Pick<LateFeeSettings, 'monthlyPpm'>, { yearPpm }: LateFeeLimit): number =>
  Math.min(monthlyPpm, MOST_MONTHLY_PPM, ...(yearPpm === null ? [] : [Math.floor(yearPpm / 12)]));

/** Returns the day (YYYY-MM-DD) on which an invoice is that many whole months late and the grace days are over. */
export function lateFeeDay(dueOn: string, month: number, graceDays: number): string {
  const inMonth = addMonths(dueOn.slice(0, 7), month);
  const last = lastDayOfMonth(inMonth);
  const day = `${inMonth}-${dueOn.slice(8)}`;
  const whole = day > last ? last : day;
  const earliest = addCalendarDays(dueOn, graceDays);
  return whole < earliest ? earliest : whole;
}

type Charged = Pick<Invoice, 'state' | 'isOpen' | 'balanceCents' | 'dueOn' | 'issuedOn'> & { id: string };

/** Whether a rule covers an invoice at all. Fees are never charged on fees, on disputed invoices, or on anything from before the rule. */
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
  /** Which whole month of being late it covers, starting at 1. */
  month: number;
  /** The day (YYYY-MM-DD) it is charged on. */
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
 * Returns the fee due on `today` (YYYY-MM-DD), or null. Months that share a day because of the grace period are charged once, as the
 * latest.
 */
export const dueLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null =>
  fees(invoice, settings, limit).findLast(({ on }) => on <= today && addCalendarDays(on, LATEST_DAYS) > today) ?? null;

/** Returns the next fee if nothing is paid until then, or null. */
export const nextLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null => fees(invoice, settings, limit).find(({ on }) => on > today) ?? null;

/** Returns the customer's advance notice of a fee; '' if none is coming. */
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

/** Builds the line of the fee's invoice: what it is for, how much and why. Never taxed, never discounted. */
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
