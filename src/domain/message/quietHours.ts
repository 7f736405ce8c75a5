import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime } from '@/lib/dates';
import { atClock } from '@/lib/atClock';

/** No texts before or after, by the recipient's clock (TCPA, 47 CFR 64.1200(c)(1)). */
const TEXT_HOURS = { from: '08:00', to: '21:00' } as const;

/** From when a text may go out that cannot go out now (ISO UTC); '' when it may go out now. */
export function quietUntil(now: string, timeZone: string): string {
  const clock = clockTime(timeZone, new Date(now));
  if (clock >= TEXT_HOURS.from && clock < TEXT_HOURS.to) return '';
  const today = calendarDay(timeZone, new Date(now));
  return atClock(clock < TEXT_HOURS.from ? today : addCalendarDays(today, 1), TEXT_HOURS.from, timeZone);
}

/** Why no text goes out at night. */
export const QUIET_TEXTS =
  'Text messages go out from 8 AM to 9 PM only. Send an e-mail instead, or try again in the morning.';

/** Why no text goes out now, as a message; '' when it does. */
export const quietFault = (now: string, timeZone: string): string =>
  quietUntil(now, timeZone) === '' ? '' : QUIET_TEXTS;
