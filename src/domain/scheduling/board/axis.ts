import { addCalendarDays } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { spokenClock } from '../../company/businessHours';
import type { Stretch } from '../ground';
import { atClock } from '@/lib/atClock';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import { dayOf } from '../wallClock';

const DAY_HOURS = 24;

/** Whole hours shown of each day, by the company's clock: 7 AM to 7 PM is `{ from: 7, to: 19 }`; 24 is midnight. */
export type ShownHours = { from: number; to: number };

/** Hours at full length, or folded: a night with one visit in it takes little room. */
export type AxisPart = Stretch & { fromMinute: number; toMinute: number; isFolded: boolean };

/** One day on the axis. Its length is the elapsed time between its two clock times: an hour more or less twice a year. */
export type AxisDay = Stretch & { date: string; fromMinute: number; toMinute: number; parts: readonly AxisPart[] };

/** The width of all folded hours together, in minutes of the axis. */
const FOLDED_MINUTES = 60;

/** Time from left to right: the shown hours of consecutive days, measured in elapsed minutes. */
export type Axis = { timeZone: string; days: readonly AxisDay[]; minutes: number };

const hourClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/**
 * Builds the axis for some days (YYYY-MM-DD), in order.
 * @param wide the hours that keep their length; those before and after are folded. If unset, none are folded.
 */
export function axisOf(dates: readonly string[], shown: ShownHours, timeZone: string, wide = shown): Axis {
  let minutes = 0;
  const days = dates.map((date): AxisDay => {
    const instant = (hour: number): number =>
      Date.parse(
        hour >= DAY_HOURS
          ? atClock(addCalendarDays(date, 1), '00:00', timeZone)
          : atClock(date, hourClock(hour), timeZone),
      );
    const [from, to] = [Math.max(shown.from, wide.from), Math.min(shown.to, wide.to)];
    const edges = [shown.from, from, to, shown.to].map(instant);
    const fromMinute = minutes;
    const parts = edges.slice(1).flatMap((toMs, index): AxisPart[] => {
      const fromMs = edges[index] ?? toMs;
      if (toMs <= fromMs) return [];
      const isFolded = index !== 1;
      const start = minutes;
      const elapsed = (toMs - fromMs) / MINUTE_MS;
      minutes += isFolded ? Math.min(FOLDED_MINUTES, elapsed) : elapsed;
      return [{ fromMs, toMs, fromMinute: start, toMinute: minutes, isFolded }];
    });
    return { date, fromMs: instant(shown.from), toMs: instant(shown.to), fromMinute, toMinute: minutes, parts };
  });
  return { timeZone, days, minutes };
}

/** Returns an instant's position on the axis, in minutes from its left end; times in hidden hours snap to their edge. */
export function minuteAt({ days, minutes }: Axis, ms: number): number {
  for (const day of days) {
    if (ms < day.fromMs) return day.fromMinute;
    if (ms >= day.toMs) continue;
    for (const part of day.parts) {
      if (ms < part.toMs) return part.fromMinute + (ms - part.fromMs) * scaleOf(part);
    }
  }
  return minutes;
}

/** Returns the instant (ms) at a minute of the axis: the start of a day rather than the end of the previous one. */
export function msAt({ days }: Axis, minute: number): number {
  const day = days.find(({ toMinute }) => minute < toMinute) ?? days.at(-1);
  const part = day?.parts.find(({ toMinute }) => minute < toMinute) ?? day?.parts.at(-1);
  if (!part) return 0;
  return part.fromMs + (Math.max(minute, part.fromMinute) - part.fromMinute) / scaleOf(part);
}

/** Axis minutes per millisecond. */
const scaleOf = ({ fromMs, toMs, fromMinute, toMinute }: AxisPart): number => (toMinute - fromMinute) / (toMs - fromMs);

/** Returns where something starts and ends on the axis, or null when none of it is shown. */
export function stretchOnAxis(axis: Axis, { fromMs, toMs }: Stretch): { fromMinute: number; toMinute: number } | null {
  if (!axis.days.some((day) => fromMs < day.toMs && toMs > day.fromMs)) return null;
  return { fromMinute: minuteAt(axis, fromMs), toMinute: minuteAt(axis, toMs) };
}

/** Whether an instant falls within the hours shown. */
export const isOnAxis = ({ days }: Axis, ms: number): boolean =>
  days.some(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);

export type HourMark = { minute: number; label: string; /** Counted from the first of its day. */ ofDay: number };

/**
 * Returns a mark for each elapsed hour, labeled with the clock time: a night that repeats an hour has that label twice. Folded hours have
 * one mark, at their start.
 */
export function hourMarks({ days, timeZone }: Axis): HourMark[] {
  return days.flatMap(({ parts }) =>
    parts.flatMap(({ fromMs, toMs, fromMinute, isFolded }) =>
      Array.from({ length: isFolded ? 1 : Math.ceil((toMs - fromMs) / HOUR_MS) }, (_, index) => ({
        minute: fromMinute + index * 60,
        label: spokenClock(clockTime(timeZone, new Date(fromMs + index * HOUR_MS))),
        ofDay: index,
      })),
    ),
  );
}

/** Returns the whole hours that contain all the given stretches, at least `usual`. Work that ends on another day needs the whole day. */
export function hoursHolding(stretches: readonly Stretch[], timeZone: string, usual: ShownHours): ShownHours {
  let { from, to } = usual;
  // Most people work the same hours, and reading a clock costs more than checking for duplicates.
  const distinct = new Map(stretches.map((stretch) => [`${stretch.fromMs} ${stretch.toMs}`, stretch]));
  for (const { fromMs, toMs } of distinct.values()) {
    const [start, end] = [new Date(fromMs), new Date(toMs)];
    const isSameDay = dayOf(start.toISOString(), timeZone) === dayOf(new Date(toMs - 1).toISOString(), timeZone);
    from = Math.min(from, Number(clockTime(timeZone, start).slice(0, 2)));
    const endClock = clockTime(timeZone, end);
    const endHour = Number(endClock.slice(0, 2)) + (endClock.endsWith('00') ? 0 : 1);
    to = isSameDay && endHour > 0 ? Math.max(to, endHour) : DAY_HOURS;
    if (!isSameDay) from = 0;
  }
  return { from, to };
}

/** Work that starts or ends up to this many hours outside the usual hours still counts as daytime. */
const NEAR_HOURS = 2;

/**
 * Returns which hours of a day are shown and which keep their length, so that one night visit doesn't shrink the working hours.
 * @param work shifts and business hours; @param visits what is planned
 */
export function shownHours(
  { work, visits }: Record<'work' | 'visits', readonly Stretch[]>,
  timeZone: string,
  usual: ShownHours,
): { shown: ShownHours; wide: ShownHours } {
  const working = hoursHolding(work, timeZone, usual);
  const shown = hoursHolding(visits, timeZone, working);
  return {
    shown,
    wide: {
      from: Math.max(shown.from, working.from - NEAR_HOURS),
      to: Math.min(shown.to, working.to + NEAR_HOURS),
    },
  };
}
