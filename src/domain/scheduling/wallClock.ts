import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { calendarDay, clockTime, dayStart, instantAt } from '@/lib/dates';
import { durationOf, minutesBetween, plusMinutes, type Span } from './span';

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

/** A calendar day in `timeZone` as a span: 23 or 25 hours long when the clocks change. */
export const daySpan = (date: string, timeZone: string): Span => ({
  startsAt: dayStart(timeZone, date),
  endsAt: dayStart(timeZone, addCalendarDays(date, 1)),
});

/** The calendar day in `timeZone` on which an instant falls. */
export const dayOf = (instant: string, timeZone: string): string => calendarDay(timeZone, new Date(instant));

/** `count` calendar days from `date` on. */
const daysFrom = (date: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addCalendarDays(date, index));

/** The calendar days that a span touches, in order; a night shift touches two. */
export function daysTouched(span: Span, timeZone: string): string[] {
  const first = dayOf(span.startsAt, timeZone);
  // A span that ends at midnight does not touch the day that begins then.
  const last = dayOf(durationOf(span) > 0 ? plusMinutes(span.endsAt, -1) : span.startsAt, timeZone);
  return daysFrom(first, daysBetween(first, last) + 1);
}

/** The same time by the clock on another day. */
export const onDay = (instant: string, date: string, timeZone: string): string =>
  atClock(date, clockTime(timeZone, new Date(instant)), timeZone);

/** A span by the clock on another day, as long as it was: its length is work, and work takes no notice of clocks. */
export function spanOnDay(span: Span, date: string, timeZone: string): Span {
  const startsAt = onDay(span.startsAt, date, timeZone);
  return { startsAt, endsAt: plusMinutes(startsAt, minutesBetween(span.startsAt, span.endsAt)) };
}

/**
 * From one time by the clock to another on `date`; a `to` that is not after `from` is on the next day (night shifts). For what
 * is worked by the clock: shifts and opening hours.
 */
export function clockSpan(date: string, from: string, to: string, timeZone: string): Span {
  const lastDay = to > from ? date : addCalendarDays(date, 1);
  return { startsAt: atClock(date, from, timeZone), endsAt: atClock(lastDay, to, timeZone) };
}
