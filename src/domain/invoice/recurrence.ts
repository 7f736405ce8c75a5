import { daysOfPeriod } from '../recurrence/occurrences';
import type { RecurringInvoice } from './schema';

type Rhythm = Pick<RecurringInvoice, 'every' | 'unit' | 'anchorDay'>;

/**
 * The day (YYYY-MM-DD) of the invoice after the one of `date`: always of a later week, month or year, so that a changed anchor never
 * makes two invoices for one month. In months that are too short it is their last day, and the anchor comes back after them:
 * 31 January, 28 February, 31 March.
 */
export function nextOccurrence(date: string, { every, unit, anchorDay }: Rhythm): string {
  const rule = { unit, every, monthDay: anchorDay, weekdays: [], monthWeekday: null, startsOn: date, until: '' };
  return daysOfPeriod(rule, 1)[0] ?? date;
}
