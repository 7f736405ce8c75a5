import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, instantAt } from '@/lib/dates';
import { weekdayOf } from '@/lib/weekdays';
import type { BusinessHours } from '../company/businessHours';
import type { ListQuery } from '../record/listQuery';
import type { ScheduleEntry } from '../scheduling/schema';
import { daySpan } from '../scheduling/wallClock';

/** As far ahead as anyone plans holidays, and few enough to read on each page view. */
const AHEAD_DAYS = 180;
const READ_LIMIT = 40;

type From = { today: string; timeZone: string };

/** Time off from `today` (YYYY-MM-DD) on, which includes the company's holidays. */
export const timeOffAhead = ({ today, timeZone }: From): ListQuery => ({
  where: [
    { field: 'kind', operator: '==', value: 'time-off' },
    { field: 'placement.startsAt', operator: '>=', value: daySpan(today, timeZone).startsAt },
    {
      field: 'placement.startsAt',
      operator: '<',
      value: daySpan(addCalendarDays(today, AHEAD_DAYS), timeZone).endsAt,
    },
  ],
  orderBy: [{ field: 'placement.startsAt', direction: 'asc' }],
  limit: READ_LIMIT,
});

/**
 * Returns the days on which everyone is off for all opening hours, in order, without duplicates. A team meeting closes nothing, nor does
 * a holiday on a day that is closed anyway.
 */
export function closedDaysOf(
  entries: readonly Pick<ScheduleEntry, 'kind' | 'title' | 'placement'>[],
  hours: BusinessHours,
  timeZone: string,
): { date: string; title: string }[] {
  const found = new Map<string, string>();
  for (const { kind, title, placement } of entries) {
    if (kind !== 'time-off' || placement.technicianIds.length > 0) continue;
    const last = calendarDay(timeZone, new Date(Date.parse(placement.endsAt) - 1));
    for (
      let date = calendarDay(timeZone, new Date(placement.startsAt));
      date <= last;
      date = addCalendarDays(date, 1)
    ) {
      const day = hours[weekdayOf(date)];
      const isAllDay =
        day.isOpen &&
        Date.parse(placement.startsAt) <= instantAt(date, day.opensAt, timeZone).getTime() &&
        Date.parse(placement.endsAt) >= instantAt(date, day.closesAt, timeZone).getTime();
      if (isAllDay && !found.has(date)) found.set(date, title);
    }
  }
  return [...found].map(([date, title]) => ({ date, title })).toSorted((a, b) => a.date.localeCompare(b.date));
}
