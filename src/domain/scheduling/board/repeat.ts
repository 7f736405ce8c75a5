import { addCalendarDays } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { weekdayOf } from '@/lib/weekdays';
import { occurrenceKey } from '../../recurrence/occurrences';
import { copied, type Stamp } from '../change';
import { AHEAD_DAYS, NO_TIP, REPEAT_LIMIT, tipAt, type SeriesTip } from '../extendSeries';
import type { KnownEntry } from '../ground';
import type { Placement, ScheduleEntry } from '../schema';
import {
  occurrenceDays,
  occurrencePlacement,
  seriesChange,
  type Rhythm,
  type SeriesChange,
  type SeriesScope,
} from '../series';
import { durationOf } from '../span';
import { isAhead } from '../visitState';
import { dayOf } from '../wallClock';

/** How a visit is to come again: every so many weeks or months, before a day (YYYY-MM-DD) or, with '', without an end. */
export type RepeatWish = { unit: Rhythm['unit']; every: number; until: string };

const clockOf = ({ startsAt, timeZone }: Placement): string => clockTime(timeZone, new Date(startsAt));

/** The rhythm of a visit that comes again on its weekday, or its day of the month, by the company's clock. */
function rhythmFrom(placement: Placement, { unit, every, until }: RepeatWish): Rhythm {
  const { timeZone } = placement;
  const startsOn = dayOf(placement.startsAt, timeZone);
  return {
    unit,
    every,
    weekdays: [weekdayOf(startsOn)],
    monthDay: Number(startsOn.slice(8)),
    startsOn,
    until,
    time: clockOf(placement),
    durationMinutes: durationOf(placement),
    timeZone,
  };
}

/** The days on which a visit would come again, its own not among them. */
export const repeatDays = (placement: Placement, wish: RepeatWish): string[] => {
  const first = dayOf(placement.startsAt, placement.timeZone);
  const until = wish.until || addCalendarDays(first, AHEAD_DAYS);
  return occurrenceDays(rhythmFrom(placement, wish), addCalendarDays(first, 1), until, REPEAT_LIMIT);
};

/**
 * The visits that follow a repeated one, and what that one itself carries: each has its day's id, so it is never
 * created twice, and the last of them says how the series continues automatically.
 */
export function repeatedVisits(
  entry: ScheduleEntry,
  seriesId: string,
  { wish, stampFor }: { wish: RepeatWish; stampFor: () => Stamp },
): { first: SeriesTip; later: { id: string; entry: ScheduleEntry }[] } {
  const rhythm = rhythmFrom(entry.placement, wish);
  const days = repeatDays(entry.placement, wish);
  const last = days.at(-1);
  const later = days.map((date) => ({
    id: occurrenceKey(seriesId, date),
    entry: {
      ...copied(entry, occurrencePlacement(rhythm, date, entry.placement.technicianIds), stampFor()),
      seriesId,
      seriesDate: date,
      ...(date === last ? tipAt(date, rhythm) : NO_TIP),
    },
  }));
  return { first: last === undefined ? tipAt(rhythm.startsOn, rhythm) : NO_TIP, later };
}

/** What ending a series after one of its visits takes away, and which of the others carries no rule any more. */
export function endedSeries(
  after: KnownEntry,
  occurrences: readonly KnownEntry[],
): { dropped: string[]; kept: string[]; tipId: string } {
  const later = occurrences.filter(({ seriesDate }) => seriesDate > after.seriesDate);
  const isFree = ({ state, placement }: KnownEntry): boolean => isAhead(state) && !placement.isLocked;
  const dropped = later.filter(isFree).map(({ id }) => id);
  const tip = [...occurrences, after].find(({ seriesRule }) => seriesRule !== '');
  return {
    dropped,
    kept: later.filter((one) => !isFree(one)).map(({ id }) => id),
    tipId: tip && !dropped.includes(tip.id) ? tip.id : '',
  };
}

/**
 * The effect of one visit's new time, length or crew on the rest of its series. The days stay as they are: they are
 * what the visits themselves say, and nothing manually moved, locked, started or ended is overwritten.
 */
export function changeSeries(
  changed: KnownEntry,
  wanted: Placement,
  { occurrences, scope }: { occurrences: readonly KnownEntry[]; scope: SeriesScope },
): SeriesChange {
  const { placement, seriesDate } = changed;
  const dates = occurrences.map((one) => one.seriesDate);
  const rhythm: Rhythm = {
    ...rhythmFrom(placement, { unit: 'week', every: 1, until: '' }),
    weekdays: [...new Set(dates.map(weekdayOf))],
    startsOn: dates.toSorted()[0] ?? seriesDate,
  };
  const change = seriesChange(
    { rhythm, occurrences },
    { scope, date: seriesDate, wanted: { ...rhythm, time: clockOf(wanted), durationMinutes: durationOf(wanted) } },
  );
  return {
    ...change,
    moved: change.moved.map(({ id, placement: after }) => ({
      id,
      placement: { ...after, technicianIds: wanted.technicianIds },
    })),
  };
}
