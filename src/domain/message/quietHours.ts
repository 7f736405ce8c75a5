import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime } from '@/lib/dates';
import { atClock } from '@/lib/atClock';

/**
 * Hours outside of which nothing automatic is sent, by a single time zone: the federal hours (47 CFR 64.1200(c)(1)). For the rules that
 * bind texts to a person, see `law/textHours`.
 */
const TEXT_HOURS = { from: '08:00', to: '21:00' } as const;

/** Returns when a text that can't be sent now may be sent (ISO UTC); '' when it may be sent now. */
export function quietUntil(now: string, timeZone: string): string {
  const clock = clockTime(timeZone, new Date(now));
  if (clock >= TEXT_HOURS.from && clock < TEXT_HOURS.to) return '';
  const today = calendarDay(timeZone, new Date(now));
  return atClock(clock < TEXT_HOURS.from ? today : addCalendarDays(today, 1), TEXT_HOURS.from, timeZone);
}
