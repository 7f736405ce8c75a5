import { addCalendarDays, addMonths, lastDayOfMonth } from '@/lib/calendar';
import { emptyLine } from '../billing/emptyLine';
import type { DocumentLine } from '../billing/schema';
import type { Invoice } from '../invoice/schema';
import { shareOf } from '../money/amounts';
import { formatCents, formatRate } from '../money/format';
import type { LateFeeLimit } from './law';
import { MOST_MONTHLY_PPM, type LateFeeSettings } from './settings';

/** A debt is charged for a year at most: after that it is for a collector or a court. */
const MOST_MONTHS = 12;
/** A fee that could not be charged on its day is charged so many days later, not any more after that. */
const LATEST_DAYS = 3;
const PREFIX = 'late-fee-';

/** Charges for late payment are invoices of their own, known by their ids. */
export const lateFeeId = (invoiceId: string, month: number): string => `${PREFIX}${invoiceId}-${month}`;
export const isLateFee = (invoiceId: string): boolean => invoiceId.startsWith(PREFIX);

/** The rate a month, in parts per million: the company's own, never above 1.5% or a twelfth of the state's limit for a year. */
export const monthlyRate = ({ monthlyPpm }: Pick<LateFeeSettings, 'monthlyPpm'>, { yearPpm }: LateFeeLimit): number =>
  Math.min(monthlyPpm, MOST_MONTHLY_PPM, ...(yearPpm === null ? [] : [Math.floor(yearPpm / 12)]));

/** The day (YYYY-MM-DD) on which an invoice has been late for so many whole months and the days of grace are over. */
export function lateFeeDay(dueOn: string, month: number, graceDays: number): string {
  const inMonth = addMonths(dueOn.slice(0, 7), month);
  const last = lastDayOfMonth(inMonth);
  const day = `${inMonth}-${dueOn.slice(8)}`;
  const whole = day > last ? last : day;
  const earliest = addCalendarDays(dueOn, graceDays);
  return whole < earliest ? earliest : whole;
}

type Charged = Pick<Invoice, 'state' | 'isOpen' | 'balanceCents' | 'dueOn' | 'issuedOn'> & { id: string };

/** Whether a rule covers an invoice at all. A fee on a fee is charged to nobody, nor anything that is disputed or from before the rule. */
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
  /** Which whole month of being late it is for, from 1. */
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

/** The fee that is due on `today` (YYYY-MM-DD), else null. Months that share a day with grace are charged once, as the latest. */
export const dueLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null =>
  fees(invoice, settings, limit).findLast(({ on }) => on <= today && addCalendarDays(on, LATEST_DAYS) > today) ?? null;

/** The fee that comes next if nothing is paid until then, else null. */
export const nextLateFee = (
  invoice: Charged,
  settings: LateFeeSettings,
  limit: LateFeeLimit,
  today: string,
): LateFee | null => fees(invoice, settings, limit).find(({ on }) => on > today) ?? null;

/** What the customer reads before anything is charged; '' where no fee comes. */
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

/** The line of the fee's own invoice: what for, how much and why. Never taxed, never discounted. */
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
