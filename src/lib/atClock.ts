import { plusMinutes } from './calendar';
import { calendarDay, clockTime, instantAt } from './dates';

/**
 * Number of times a local time occurs on a day: clocks moving forward skip some times, clocks moving back repeat some.
 */
export type ClockKind = 'once' | 'skipped' | 'twice';

/** Every clock change in use anywhere: half an hour on Lord Howe, an hour elsewhere, two at Troll. */
const SHIFT_MINUTES = [30, 60, 120] as const;

const shows = (instant: string, date: string, time: string, timeZone: string): boolean => {
  const at = new Date(instant);
  return clockTime(timeZone, at) === time && calendarDay(timeZone, at) === date;
};

/**
 * Returns the instant (ISO UTC) at which the local time in `timeZone` is `time` (HH:mm) on `date` (YYYY-MM-DD). A skipped time is moved
 * forward by the length of the gap (2:30 → 3:30); a repeated one is the first occurrence.
 */
export function atClock(date: string, time: string, timeZone: string): string {
  const found = instantAt(date, time, timeZone).toISOString();
  const earlier = SHIFT_MINUTES.map((minutes) => plusMinutes(found, -minutes)).find((instant) =>
    shows(instant, date, time, timeZone),
  );
  return earlier ?? found;
}

/** Returns whether `time` occurs once, never or twice on `date` in `timeZone`. */
export function clockKind(date: string, time: string, timeZone: string): ClockKind {
  const first = atClock(date, time, timeZone);
  if (!shows(first, date, time, timeZone)) return 'skipped';
  return SHIFT_MINUTES.some((minutes) => shows(plusMinutes(first, minutes), date, time, timeZone)) ? 'twice' : 'once';
}
