import { addCalendarDays } from '@/lib/calendar';
import { mondayOf } from '@/lib/weekdays';
import type { ListQuery } from '../record/listQuery';
import { nextWeek, previousWeek } from './week';

/** The number of last closed periods compared with what their weeks say now. */
export const EARLIER_PERIODS = 8;

/** Returns why weeks can't be closed together on `today`, as a sentence; '' when they can. */
export function payWeeksFault(weeks: readonly string[], today: string): string {
  const [first = '', second] = weeks;
  if (weeks.length === 0 || weeks.some((week) => mondayOf(week) !== week)) return 'Weeks are named by their Monday.';
  if (second !== undefined && second !== nextWeek(first)) return 'Choose two weeks in a row.';
  if (addCalendarDays(weeks.at(-1) ?? '', 6) >= today) return 'The last week is not over yet.';
  return '';
}

/** Returns the weeks to close next: those right after the last closed period, or, without one, the last completed ones. */
export function weeksToClose(lastEndsOn: string, count: 1 | 2, today: string): string[] {
  const thisWeek = mondayOf(today);
  const first =
    lastEndsOn === ''
      ? count === 2
        ? previousWeek(previousWeek(thisWeek))
        : previousWeek(thisWeek)
      : addCalendarDays(lastEndsOn, 1);
  return count === 2 ? [first, nextWeek(first)] : [first];
}

/** The latest closed periods. */
export const closedPeriods = (): ListQuery => ({
  orderBy: [{ field: 'startsOn', direction: 'desc' }],
  limit: EARLIER_PERIODS,
});

const SHEETS_LIMIT = 2000;

/** Everyone's sheets for some weeks. */
export const timesheetsOfWeeks = (weeks: readonly string[]): ListQuery => ({
  where: [{ field: 'weekStartsOn', operator: 'in', value: weeks }],
  limit: SHEETS_LIMIT,
});
