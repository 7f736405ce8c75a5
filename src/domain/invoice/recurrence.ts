import { daysOfPeriod } from '../recurrence/occurrences';
import type { RecurringInvoice } from './schema';

type Rhythm = Pick<RecurringInvoice, 'every' | 'unit' | 'anchorDay'>;

/**
 * Returns the day (YYYY-MM-DD) of the invoice after the one on `date`: always in a later week, month or year, so that a changed anchor
 * never creates two invoices for one month. In months that are too short it is the last day, and the anchor returns after them: 31
 * January, 28 February, 31 March.
 */
export function nextOccurrence(date: string, { every, unit, anchorDay }: Rhythm): string {
  const rule = { unit, every, monthDay: anchorDay, weekdays: [], monthWeekday: null, startsOn: date, until: '' };
  return daysOfPeriod(rule, 1)[0] ?? date;
}
