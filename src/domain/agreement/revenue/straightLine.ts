import { addMonths, daysBetween } from '@/lib/calendar';
import { fieldFault } from '../../calculation/fieldFault';
import { portionOf } from '../../money/allocate';

/** Income earned in one month (YYYY-MM) of a term, and the amount still deferred after it. */
export type MonthOfRevenue = { month: string; days: number; recognizedCents: number; deferredCents: number };

/**
 * Returns the revenue of a stand-ready benefit by days: each calendar month is the rounded running total minus the one before it, so the
 * last closes to the cent. Leap days count. Method A4.
 * @param termEnd the first day after the term (YYYY-MM-DD)
 * @throws AppError `invalid` for a term without a day
 */
export function dailyRevenue(
  totalCents: number,
  { termStart, termEnd }: { termStart: string; termEnd: string },
): { termDays: number; schedule: MonthOfRevenue[] } {
  const termDays = daysBetween(termStart, termEnd);
  if (termDays <= 0) throw fieldFault('termEndExclusive', 'must be after the term’s start');
  const schedule: MonthOfRevenue[] = [];
  let [from, recognized] = [termStart, 0];
  while (from < termEnd) {
    const month = from.slice(0, 7);
    const nextMonth = `${addMonths(month, 1)}-01`;
    const to = nextMonth < termEnd ? nextMonth : termEnd;
    const soFar = portionOf(totalCents, daysBetween(termStart, to), termDays);
    schedule.push({
      month,
      days: daysBetween(from, to),
      recognizedCents: soFar - recognized,
      deferredCents: totalCents - soFar,
    });
    [from, recognized] = [to, soFar];
  }
  return { termDays, schedule };
}

/** Returns revenue in equal months by the same cumulative method: cents of month 1, 2, … Method A4. */
export function monthlyRevenue(totalCents: number, months: number): number[] {
  const soFar = (count: number): number => portionOf(totalCents, count, months);
  return Array.from({ length: months }, (_, index) => soFar(index + 1) - soFar(index));
}
