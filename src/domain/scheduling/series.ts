import { z } from 'zod';
import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import { occurrencesIn } from '../recurrence/occurrences';
import { recurrenceSchema } from '../recurrence/schema';
import type { Placement, ScheduleEntry } from './schema';
import { isAhead } from './visitState';
import { atClock } from '@/lib/atClock';

/**
 * Recurrence of visits: on some days of the week, or on a day or weekday of the month, at a time by the company's
 * clock.
 */
export const rhythmSchema = recurrenceSchema.extend({
  unit: z.enum(['week', 'month']),
  /** `HH:mm` by the company's clock: the instant is derived from it on each day, whatever the clocks do in between. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:00'),
  durationMinutes: z.number().int('Whole minutes').min(5, 'At least 5 minutes').max(1440, 'At most 24 hours'),
  timeZone: z.string().min(1).max(60),
});
export type Rhythm = z.infer<typeof rhythmSchema>;

/** Returns the days (YYYY-MM-DD) on which a series occurs from `from` until before `to`, in order; with `most`, only the first so many. */
export const occurrenceDays = (rhythm: Rhythm, from: string, to: string, most?: number): string[] =>
  occurrencesIn(rhythm, { from, before: to }, most);

/** Returns the placement for one day of a series; it has no arrival window, because none has been promised for that day. */
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
    resourceIds: [],
    isLocked: false,
  };
}

export type SeriesScope = 'this' | 'this-and-later' | 'all';

type Occurrence = Pick<ScheduleEntry, 'seriesDate' | 'state' | 'placement'> & { id: string };

/** Whether an occurrence is still where its series put it, and may follow it. */
const follows = ({ state, placement, seriesDate }: Occurrence, rhythm: Rhythm): boolean =>
  isAhead(state) &&
  !placement.isLocked &&
  seriesDate !== '' &&
  placement.startsAt === atClock(seriesDate, rhythm.time, rhythm.timeZone);

export type SeriesChange = {
  /** The series as continued after the change; for `this-and-later`, the ending series. null when it stays as is. */
  before: Rhythm | null;
  /** A series that starts with the change; null if none does. */
  after: Rhythm | null;
  /** Visits that get another placement. */
  moved: { id: string; placement: Placement }[];
  /** Visits on days on which it no longer occurs. */
  dropped: string[];
  /** Visits that someone had moved, locked, started or ended: they stay as they are. */
  kept: string[];
};

/**
 * Returns the effect of one occurrence's change on its series: on this one alone, on it and later ones (the series ends, another starts),
 * or on all that haven't started. `wanted` is the rhythm from then on. Nothing that happened, and nothing set manually, is overwritten.
 */
export function seriesChange(
  { rhythm, occurrences }: { rhythm: Rhythm; occurrences: readonly Occurrence[] },
  { scope, date, wanted }: { scope: SeriesScope; date: string; wanted: Rhythm },
): SeriesChange {
  const inScope = occurrences.filter(
    ({ seriesDate }) => scope === 'all' || (scope === 'this' ? seriesDate === date : seriesDate >= date),
  );
  // Changing a single visit is deliberate, even if it was moved before.
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
