import { clockTime } from '@/lib/dates';
import { HOUR_MINUTES } from '@/lib/time';
import { weekdayOf, WEEKDAY_LABELS } from '@/lib/weekdays';
import { spokenClock } from '../company/businessHours';
import { dayOf } from './wallClock';

/** `10:30 AM` by the company's clock. */
export const spokenTime = (instant: string, timeZone: string): string =>
  spokenClock(clockTime(timeZone, new Date(instant)));

/** `10:30 AM–12 PM`. */
export const spokenSpan = (from: string, to: string, timeZone: string): string =>
  `${spokenTime(from, timeZone)}–${spokenTime(to, timeZone)}`;

/** `Monday`. */
export const spokenWeekday = (instant: string, timeZone: string): string =>
  WEEKDAY_LABELS[weekdayOf(dayOf(instant, timeZone))];

/** `Monday, 10:30 AM`. */
export const spokenDayTime = (instant: string, timeZone: string): string =>
  `${spokenWeekday(instant, timeZone)}, ${spokenTime(instant, timeZone)}`;

/** `45 min`, `2 h`, `1 h 20 min`. */
export function spokenMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR_MINUTES), minutes % HOUR_MINUTES];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

/** `Ann`, `Ann and Ben`, `Ann, Ben and Cy`. */
export function spokenNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
