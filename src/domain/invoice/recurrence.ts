import { addCalendarDays } from '@/lib/calendar';
import type { RecurringInvoice } from './schema';

type Rhythm = Pick<RecurringInvoice, 'every' | 'unit' | 'anchorDay'>;

/**
 * The day (YYYY-MM-DD) of the invoice after the one of `date`. In months that are too short it is their last day, and the
 * anchor comes back after them: 31 January, 28 February, 31 March.
 */
export function nextOccurrence(date: string, { every, unit, anchorDay }: Rhythm): string {
  if (unit === 'week') return addCalendarDays(date, every * 7);
  const [year = 0, month = 1] = date.split('-').map(Number);
  const months = year * 12 + (month - 1) + every * (unit === 'year' ? 12 : 1);
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = new Date(Date.UTC(nextYear, nextMonth, 0)).getUTCDate();
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${String(nextYear).padStart(4, '0')}-${pad(nextMonth)}-${pad(Math.min(anchorDay, lastDay))}`;
}

/** The invoice of one run has one id, so that a run that is repeated makes nothing twice. */
export const recurringInvoiceId = (recurringId: string, date: string): string => `${recurringId}-${date}`.slice(-128);
