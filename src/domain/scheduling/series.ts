import { z } from 'zod';
import { addCalendarDays, addMonths, daysBetween } from '@/lib/calendar';
import { WEEKDAYS, weekdayOf, type Weekday } from '@/lib/weekdays';
import { optionalDate } from '../record/schema';
import type { Placement, ScheduleEntry } from './schema';
import { plusMinutes } from './span';
import { isAhead } from './visitState';
import { atClock } from './wallClock';

/**
 * How something comes again, by the company's clock. Weekly on some weekdays, or monthly on a day of the month; what is due on
 * the 29th to 31st comes on the last day of shorter months, never in the next one. It ends before `until` (YYYY-MM-DD) or never.
 */
export const rhythmSchema = z.object({
  unit: z.enum(['week', 'month']),
  every: z.number().int('Whole weeks or months').min(1, 'At least every one').max(52, 'At most every 52'),
  weekdays: z.array(z.enum(WEEKDAYS)).max(7).default([]),
  /** For months: the day of the month; 31 is always the last day. */
  monthDay: z.number().int().min(1).max(31).default(1),
  startsOn: z.iso.date('Use a valid date'),
  /** The first day on which it no longer comes; '' for never. */
  until: optionalDate,
  /** `HH:mm` by the clock of the company: the instant follows from it on each day, whatever the clocks do between. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:00'),
  durationMinutes: z.number().int('Whole minutes').min(5, 'At least 5 minutes').max(1440, 'At most 24 hours'),
  timeZone: z.string().min(1).max(60),
});
export type Rhythm = z.infer<typeof rhythmSchema>;

/** One id for one occurrence, so that two devices, or a run that is repeated, never make it twice. */
export const occurrenceId = (seriesId: string, date: string): string => `${seriesId}-${date}`.slice(-128);

const lastDayOf = (month: string): number => Number(addCalendarDays(`${addMonths(month, 1)}-01`, -1).slice(8));

/** The days (YYYY-MM-DD) on which a series comes from `from` until before `to`, in order. */
export function occurrenceDays(
  { unit, every, weekdays, monthDay, startsOn, until }: Rhythm,
  from: string,
  to: string,
): string[] {
  const end = until !== '' && until < to ? until : to;
  const isIn = (date: string): boolean => date >= startsOn && date >= from && date < end;
  return unit === 'week'
    ? weekly(startsOn, { every, weekdays, end }).filter(isIn)
    : monthly(startsOn, { every, monthDay, end }).filter(isIn);
}

function weekly(
  startsOn: string,
  { every, weekdays, end }: { every: number; weekdays: readonly Weekday[]; end: string },
) {
  const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(startsOn)];
  const monday = addCalendarDays(startsOn, -WEEKDAYS.indexOf(weekdayOf(startsOn)));
  const weeks = Math.max(0, Math.floor(daysBetween(monday, end) / (7 * every)) + 1);
  return Array.from({ length: weeks }, (_, index) => addCalendarDays(monday, index * 7 * every)).flatMap((week) =>
    WEEKDAYS.filter((day) => chosen.includes(day)).map((day) => addCalendarDays(week, WEEKDAYS.indexOf(day))),
  );
}

function monthly(
  startsOn: string,
  { every, monthDay, end }: { every: number; monthDay: number; end: string },
): string[] {
  const days: string[] = [];
  for (let month = startsOn.slice(0, 7); `${month}-01` < end; month = addMonths(month, every)) {
    const day = Math.min(monthDay, lastDayOf(month));
    days.push(`${month}-${String(day).padStart(2, '0')}`);
  }
  return days;
}

/** Who goes when on one day of a series; no promise yet, because nobody has made one for that day. */
export function occurrencePlacement(
  { time, durationMinutes, timeZone }: Rhythm,
  date: string,
  technicianIds: readonly string[],
): Placement {
  const startsAt = atClock(date, time, timeZone);
  return {
    technicianIds: [...technicianIds],
    startsAt,
    endsAt: plusMinutes(startsAt, durationMinutes),
    timeZone,
    windowStartsAt: '',
    windowEndsAt: '',
    travelMinutes: 0,
    isLocked: false,
  };
}

export type SeriesScope = 'this' | 'this-and-later' | 'all';

type Occurrence = Pick<ScheduleEntry, 'seriesDate' | 'state' | 'placement'> & { id: string };

/** Whether an occurrence still stands where its series put it, and may follow it. */
const follows = ({ state, placement, seriesDate }: Occurrence, rhythm: Rhythm): boolean =>
  isAhead(state) &&
  !placement.isLocked &&
  seriesDate !== '' &&
  placement.startsAt === atClock(seriesDate, rhythm.time, rhythm.timeZone);

export type SeriesChange = {
  /** The series as it goes on after the change; for `this-and-later` the one that ends. null when it stays as it is. */
  before: Rhythm | null;
  /** A series that begins with the change; null when there is none. */
  after: Rhythm | null;
  /** Visits that get another placement. */
  moved: { id: string; placement: Placement }[];
  /** Visits of days on which it no longer comes. */
  dropped: string[];
  /** Visits that someone had moved, locked, begun or ended: they stay as they are. */
  kept: string[];
};

/**
 * What a change of one occurrence does to its series: to this one alone, to it and later ones (the series ends, another begins), or
 * to all that have not begun. `wanted` is the rhythm from then on. Nothing that happened, and nothing that somebody set by
 * hand, is overwritten.
 */
export function seriesChange(
  { rhythm, occurrences }: { rhythm: Rhythm; occurrences: readonly Occurrence[] },
  { scope, date, wanted }: { scope: SeriesScope; date: string; wanted: Rhythm },
): SeriesChange {
  const inScope = occurrences.filter(
    ({ seriesDate }) => scope === 'all' || (scope === 'this' ? seriesDate === date : seriesDate >= date),
  );
  // Who changes one visit means it, also when it was moved before.
  const isFree = (one: Occurrence): boolean =>
    scope === 'this' ? isAhead(one.state) && !one.placement.isLocked : follows(one, rhythm);
  const free = inScope.filter(isFree);
  const kept = inScope.filter((one) => !isFree(one)).map(({ id }) => id);
  const moves = (one: Occurrence): { id: string; placement: Placement } => {
    const { startsAt, endsAt } = occurrencePlacement(wanted, one.seriesDate, []);
    return { id: one.id, placement: { ...one.placement, startsAt, endsAt } };
  };
  if (scope === 'this') {
    return { before: null, after: null, moved: free.map(moves), dropped: [], kept };
  }
  const ends = { ...rhythm, until: date };
  const after: Rhythm =
    scope === 'all' ? wanted : { ...wanted, startsOn: date > wanted.startsOn ? date : wanted.startsOn };
  const dates = free.map(({ seriesDate }) => seriesDate).toSorted();
  const stays = new Set(occurrenceDays(after, dates[0] ?? date, addCalendarDays(dates.at(-1) ?? date, 1)));
  return {
    before: scope === 'all' ? null : ends,
    after,
    moved: free.filter(({ seriesDate }) => stays.has(seriesDate)).map(moves),
    dropped: free.filter(({ seriesDate }) => !stays.has(seriesDate)).map(({ id }) => id),
    kept,
  };
}
