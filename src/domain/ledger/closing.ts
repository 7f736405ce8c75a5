import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { addCalendarDays, lastDayOfMonth, addMonths } from '@/lib/calendar';
import { dayText } from '../agreement/record/dayText';
import { isoInstant, line, optionalDate } from '../record/schema';

/** ID of the only document in companies/{c}/bookClosings. */
export const BOOK_CLOSING_ID = 'books';
/** Number of steps kept; the oldest are dropped first. */
export const CLOSING_LOG_LIMIT = 200;

const closingStepSchema = z.object({
  at: isoInstant,
  by: z.string().max(128),
  byName: z.string().max(200).default(''),
  /** The closing date before and after; '' = open. */
  before: optionalDate,
  after: optionalDate,
  reason: z.string().max(300).default(''),
});
export type ClosingStep = z.infer<typeof closingStepSchema>;

/** companies/{c}/bookClosings/books: the day through which the books are closed. Written by functions only. */
export const bookClosingSchema = z.object({
  /** The last closed day (YYYY-MM-DD), inclusive; '' = nothing is closed. */
  closedThrough: optionalDate,
  /** History of closing and reopening the books, oldest first. */
  log: z.array(closingStepSchema).max(CLOSING_LOG_LIMIT).default([]),
});
export type BookClosing = z.infer<typeof bookClosingSchema>;
export const OPEN_BOOKS: BookClosing = bookClosingSchema.parse({});

/**
 * Admins: closes the books through a day, or reopens them back to an earlier one ('' = all of it). `before` is the closing date that the
 * person saw, so that two people don't overwrite each other. Reopening needs a reason.
 */
export const closeBooks = defineContract({
  name: 'closeBooks',
  input: z.object({ before: optionalDate, through: optionalDate, reason: line(300).default('') }),
  output: z.object({ closedThrough: z.string() }),
});

/** Whether a day (YYYY-MM-DD) is in the closed period. */
export const isClosed = (day: string, { closedThrough }: Pick<BookClosing, 'closedThrough'>): boolean =>
  closedThrough !== '' && day <= closedThrough;

/** Returns the first day that can be posted to; '' = any. */
export const firstOpenDay = ({ closedThrough }: Pick<BookClosing, 'closedThrough'>): string =>
  closedThrough === '' ? '' : addCalendarDays(closedThrough, 1);

/** Returns the first month (YYYY-MM) from `month` on that isn't fully closed. */
export function firstOpenMonth(month: string, { closedThrough }: Pick<BookClosing, 'closedThrough'>): string {
  if (!isClosed(lastDayOfMonth(month), { closedThrough })) return month;
  const last = closedThrough.slice(0, 7);
  return isClosed(lastDayOfMonth(last), { closedThrough }) ? addMonths(last, 1) : last;
}

/** Formats `Closed through October 31, 2026`, or `Open`. */
export const closingText = ({ closedThrough }: Pick<BookClosing, 'closedThrough'>): string =>
  closedThrough === '' ? 'Open' : `Closed through ${dayText(closedThrough)}`;

/** Returns why nothing can be posted on one of these days (YYYY-MM-DD), and what to do instead; '' if it can. */
export function closedFault(days: readonly string[], closing: Pick<BookClosing, 'closedThrough'>): string {
  if (!days.some((day) => isClosed(day, closing))) return '';
  return `The books are closed through ${dayText(closing.closedThrough)}. Use ${dayText(firstOpenDay(closing))} or a later date, or ask an admin to reopen the period under Payments, Closed books.`;
}

/** Returns why the closing date can't become `through`, as a sentence; '' if it can. `today` is the company's calendar day. */
export function closingFault(
  { closedThrough }: Pick<BookClosing, 'closedThrough'>,
  { through, reason, today }: { through: string; reason: string; today: string },
): string {
  if (through === closedThrough) return 'That is the closing date already.';
  if (through >= today) return 'Choose a day before today: today’s invoices and payments still have to be posted.';
  if (through < closedThrough && reason.trim() === '') return 'Say why the period is reopened.';
  return '';
}
