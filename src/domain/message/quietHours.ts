import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime } from '@/lib/dates';
import { atClock } from '@/lib/atClock';

/**
 * Nothing automatic before or after by one clock: the federal hours (47 CFR 64.1200(c)(1)). What binds texts to somebody is `law/textHours`.
 */
const TEXT_HOURS = { from: '08:00', to: '21:00' } as const;

/** From when a text may go out that cannot go out now (ISO UTC); '' when it may go out now. */
export function quietUntil(now: string, timeZone: string): string {
  const clock = clockTime(timeZone, new Date(now));
  if (clock >= TEXT_HOURS.from && clock < TEXT_HOURS.to) return '';
  const today = calendarDay(timeZone, new Date(now));
  return atClock(clock < TEXT_HOURS.from ? today : addCalendarDays(today, 1), TEXT_HOURS.from, timeZone);
}
