import { plusMinutes } from './calendar';
import { calendarDay, clockTime, instantAt } from './dates';

/** How often a clock shows a time on a day: clocks that go forward skip some, clocks that go back show some twice. */
export type ClockKind = 'once' | 'skipped' | 'twice';

/** Every change of clocks that is in force anywhere: half an hour on Lord Howe, an hour elsewhere, two at Troll. */
const SHIFT_MINUTES = [30, 60, 120] as const;

const shows = (instant: string, date: string, time: string, timeZone: string): boolean => {
  const at = new Date(instant);
  return clockTime(timeZone, at) === time && calendarDay(timeZone, at) === date;
};

/**
 * The instant (ISO UTC) at which a clock in `timeZone` shows `time` (HH:mm) on `date` (YYYY-MM-DD). A time that is skipped is
 * moved on by what the clocks skip (2:30 → 3:30), one that comes twice is the first.
 */
export function atClock(date: string, time: string, timeZone: string): string {
  const found = instantAt(date, time, timeZone).toISOString();
  const earlier = SHIFT_MINUTES.map((minutes) => plusMinutes(found, -minutes)).find((instant) =>
    shows(instant, date, time, timeZone),
  );
  return earlier ?? found;
}

/** Whether a clock in `timeZone` shows `time` on `date` once, never or twice. */
export function clockKind(date: string, time: string, timeZone: string): ClockKind {
  const first = atClock(date, time, timeZone);
  if (!shows(first, date, time, timeZone)) return 'skipped';
  return SHIFT_MINUTES.some((minutes) => shows(plusMinutes(first, minutes), date, time, timeZone)) ? 'twice' : 'once';
}
