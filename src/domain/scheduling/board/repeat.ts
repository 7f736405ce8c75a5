import { addCalendarDays } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { weekdayOf, WEEKDAY_LABELS } from '@/lib/weekdays';
import { occurrenceKey } from '../../recurrence/occurrences';
import { WEEKS_OF_MONTH } from '../../recurrence/schema';
import { copied, type Stamp } from '../change';
import { AHEAD_DAYS, NO_TIP, openFrom, REPEAT_LIMIT, tipAt, type SeriesTip } from '../extendSeries';
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

/** The day of the month on which a monthly series repeats. */
export type MonthlyDay = 'day' | 'weekday' | 'last-weekday' | 'last-day';

/**
 * Recurrence of a visit: every so many weeks or months, before a day (YYYY-MM-DD) or, with '', without an end. Monthly
 * series repeat on the first visit's day of the month unless `monthly` says otherwise.
 */
export type RepeatWish = { unit: Rhythm['unit']; every: number; until: string; monthly?: MonthlyDay };

const LAST_DAY = 31;
const DAYS_OF_WEEK = 7;
/** Series repeat every one or more whole weeks or months, up to this many. */
const MOST_EVERY = 52;

/** Rounds and clamps `every` to a valid whole number, whatever was typed. */
const wholeEvery = (every: number): number =>
  Number.isFinite(every) ? Math.min(MOST_EVERY, Math.max(1, Math.round(every))) : 1;

/**
 * Returns the descriptions of a day (YYYY-MM-DD) within its month to choose from: `the 14th`, `the second Tuesday`, `the last Friday`,
 * `the last day`.
 */
export function monthlyChoices(date: string): { value: MonthlyDay; label: string }[] {
  const day = Number(date.slice(8));
  const week = WEEKS_OF_MONTH[Math.ceil(day / DAYS_OF_WEEK) - 1];
  const name = WEEKDAY_LABELS[weekdayOf(date)];
  return [
    { value: 'day', label: `the ${ordinal(day)}` },
    ...(week && week !== 'last' ? [{ value: 'weekday' as const, label: `the ${week} ${name}` }] : []),
    { value: 'last-weekday', label: `the last ${name}` },
    { value: 'last-day', label: 'the last day' },
  ];
}

const ordinal = (day: number): string => {
  const tail =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${tail}`;
};

/** Returns the rule's day of the month for a first visit on `startsOn`. */
function monthDayOf(startsOn: string, monthly: MonthlyDay): Pick<Rhythm, 'monthDay' | 'monthWeekday'> {
  const day = Number(startsOn.slice(8));
  if (monthly === 'day') return { monthDay: day, monthWeekday: null };
  if (monthly === 'last-day') return { monthDay: LAST_DAY, monthWeekday: null };
  const week = monthly === 'weekday' ? WEEKS_OF_MONTH[Math.ceil(day / DAYS_OF_WEEK) - 1] : 'last';
  return { monthDay: 1, monthWeekday: { week: week ?? 'last', weekday: weekdayOf(startsOn) } };
}

const clockOf = ({ startsAt, timeZone }: Placement): string => clockTime(timeZone, new Date(startsAt));

/** Returns the rhythm of a visit that repeats on its weekday or its day of the month, by the company's clock. */
function rhythmFrom(placement: Placement, { unit, every, until, monthly = 'day' }: RepeatWish): Rhythm {
  const { timeZone } = placement;
  const startsOn = dayOf(placement.startsAt, timeZone);
  return {
    unit,
    every: wholeEvery(every),
    weekdays: [weekdayOf(startsOn)],
    ...monthDayOf(startsOn, unit === 'month' ? monthly : 'day'),
    startsOn,
    until,
    time: clockOf(placement),
    durationMinutes: durationOf(placement),
    timeZone,
  };
}

/** Returns the days on which a visit would repeat, not including its own. */
export const repeatDays = (placement: Placement, wish: RepeatWish): string[] => {
  const first = dayOf(placement.startsAt, placement.timeZone);
  const until = wish.until || addCalendarDays(first, AHEAD_DAYS);
  return occurrenceDays(rhythmFrom(placement, wish), addCalendarDays(first, 1), until, REPEAT_LIMIT);
};

/**
 * Builds the visits that follow a repeated one, and the series fields of that first one. Each id contains its day, so a visit is never
 * created twice, and the last visit carries the rule by which the series continues automatically. A visit on a holiday moves to the next
 * open day.
 */
export function repeatedVisits(
  entry: ScheduleEntry,
  seriesId: string,
  {
    wish,
    stampFor,
    isHoliday,
  }: {
    wish: RepeatWish;
    stampFor: () => Stamp;
    /** Whether the company is closed on a day. */ isHoliday: (date: string) => boolean;
  },
): { first: SeriesTip; later: { id: string; entry: ScheduleEntry }[] } {
  const rhythm = rhythmFrom(entry.placement, wish);
  const days = repeatDays(entry.placement, wish);
  const last = days.at(-1);
  const later = days.map((date) => ({
    id: occurrenceKey(seriesId, date),
    entry: {
      ...copied(
        entry,
        occurrencePlacement(rhythm, openFrom(date, isHoliday), entry.placement.technicianIds),
        stampFor(),
      ),
      seriesId,
      seriesDate: date,
      ...(date === last ? tipAt(date, rhythm) : NO_TIP),
    },
  }));
  return { first: last === undefined ? tipAt(rhythm.startsOn, rhythm) : NO_TIP, later };
}

/** Returns what ending a series after one of its visits deletes, and which of the others no longer carries a rule. */
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
 * Applies one visit's new time, length or crew to the rest of its series. The days stay as the visits have them, and nothing manually
 * moved, locked, started or ended is overwritten.
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
