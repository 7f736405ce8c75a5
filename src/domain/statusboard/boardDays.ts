import { addCalendarDays } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { dayOf } from '../scheduling/wallClock';

/** Until this time, yesterday's visits may still be running. */
const NIGHT_ENDS = '06:00';

/** Returns the days (YYYY-MM-DD) that a status board reads: today, tomorrow for unconfirmed visits, and at night yesterday. */
export function boardDays(timeZone: string, now: Date): string[] {
  const today = dayOf(now.toISOString(), timeZone);
  const isNight = clockTime(timeZone, now) < NIGHT_ENDS;
  return [...(isNight ? [addCalendarDays(today, -1)] : []), today, addCalendarDays(today, 1)];
}
