import { addCalendarDays } from '@/lib/calendar';
import { clockTime } from '@/lib/dates';
import { weekdayOf } from '@/lib/weekdays';
import { nextAfter, occurrenceKey, occurrencesIn } from '../recurrence/occurrences';
import { monthWeekdaySchema, type Recurrence } from '../recurrence/schema';
import { copied, type Stamp } from './change';
import type { KnownEntry } from './ground';
import type { ScheduleEntry } from './schema';
import { occurrencePlacement, type Rhythm } from './series';
import { durationOf } from './span';
import { dayOf } from './wallClock';

/** Number of days ahead for which visits of an open-ended series are created. */
export const AHEAD_DAYS = 90;
/** The number of visits created at once. */
export const REPEAT_LIMIT = 52;
/** The last few occurrences determine how the series continues: a single one moved manually is outvoted. */
const VOTERS = 3;
/** A longer closure isn't treated as a holiday. */
const LONGEST_CLOSED_DAYS = 7;

/** The rule by which a series continues after its last visit: every so many weeks or months, before a day or with no end (''). */
export type SeriesRule = Pick<Rhythm, 'unit' | 'every' | 'monthDay' | 'monthWeekday' | 'until'>;
/** Fields that only a continuing series' last visit carries; '' for both once the series has ended. */
export type SeriesTip = Pick<ScheduleEntry, 'seriesRule' | 'seriesDueOn'>;
export const NO_TIP: SeriesTip = { seriesRule: '', seriesDueOn: '' };

const ruleText = ({ unit, every, monthDay, monthWeekday, until }: SeriesRule): string =>
  [unit, every, monthWeekday ? `${monthWeekday.week}-${monthWeekday.weekday}` : monthDay, until]
    .filter((part) => part !== '')
    .join(' ');

/** Parses a stored rule; null for '' and for a rule that no device of ours writes, such as every zero weeks. */
function ruleOf(text: string): SeriesRule | null {
  const [unit, every = '1', day = '1', until = ''] = text.split(' ');
  const [week, weekday] = day.split('-');
  const monthWeekday = monthWeekdaySchema.safeParse({ week, weekday }).data ?? null;
  const monthDay = monthWeekday ? 1 : Number(day);
  if ((unit !== 'week' && unit !== 'month') || !(Number(every) >= 1) || !(monthDay >= 1)) return null;
  return { unit, every: Number(every), monthDay, monthWeekday, until };
}

/** Returns a rule's recurrence, counted from a day on which it occurs. */
const recurrenceFrom = (date: string, rule: SeriesRule): Recurrence => ({
  ...rule,
  weekdays: [weekdayOf(date)],
  startsOn: date,
});

/** Returns what a series' last visit carries so that it continues: its rule, and the day on which the next one is due to be created. */
export function tipAt(date: string, rule: SeriesRule): SeriesTip {
  const next = nextAfter(recurrenceFrom(date, rule), date);
  return next === null ? NO_TIP : { seriesRule: ruleText(rule), seriesDueOn: addCalendarDays(next, -AHEAD_DAYS) };
}

type Extending = {
  /** The last visits of the series, including the one that carries the rule. */
  recent: readonly KnownEntry[];
  today: string;
  /** Whether the company is closed on a day (YYYY-MM-DD). */
  isHoliday: (date: string) => boolean;
  stampFor: () => Stamp;
};
export type Extension = { made: { id: string; entry: ScheduleEntry }[]; tip: SeriesTip };

/**
 * Builds the visits that extend a series to `AHEAD_DAYS` from today, and what its previous last visit carries from then on. They follow
 * the majority of the last few, so a change to "this and later ones" carries over and a manual move doesn't. A visit on a holiday moves
 * to the next day the company is open.
 */
export function extended(tip: KnownEntry, { recent, today, isHoliday, stampFor }: Extending): Extension {
  const rule = ruleOf(tip.seriesRule);
  if (!rule) return { made: [], tip: NO_TIP };
  const window = { from: addCalendarDays(tip.seriesDate, 1), before: addCalendarDays(today, AHEAD_DAYS + 1) };
  const days = occurrencesIn(recurrenceFrom(tip.seriesDate, rule), window, REPEAT_LIMIT);
  const last = days.at(-1);
  if (last === undefined) return { made: [], tip: tipAt(tip.seriesDate, rule) };
  const model = modelOf([...recent.filter(({ id }) => id !== tip.id), tip]);
  const { placement } = model;
  const rhythm: Rhythm = {
    ...rule,
    weekdays: [],
    startsOn: last,
    time: clockOf(model),
    durationMinutes: durationOf(placement),
    timeZone: placement.timeZone,
  };
  const made = days.map((date) => ({
    id: occurrenceKey(tip.seriesId, date),
    entry: {
      ...copied(model, occurrencePlacement(rhythm, openFrom(date, isHoliday), placement.technicianIds), stampFor()),
      seriesId: tip.seriesId,
      seriesDate: date,
      ...(date === last ? tipAt(last, rule) : NO_TIP),
    },
  }));
  return { made, tip: NO_TIP };
}

const clockOf = ({ placement: { startsAt, timeZone } }: ScheduleEntry): string =>
  clockTime(timeZone, new Date(startsAt));

/** Returns the first day (YYYY-MM-DD) from a date on which the company is open; the date itself if it never is. */
export function openFrom(date: string, isHoliday: (date: string) => boolean): string {
  for (let away = 0; away <= LONGEST_CLOSED_DAYS; away += 1) {
    const day = addCalendarDays(date, away);
    if (!isHoliday(day)) return day;
  }
  return date;
}

/** Returns the occurrence that new ones are modeled on: the latest of those that match the majority of the last few. */
function modelOf(occurrences: readonly KnownEntry[]): KnownEntry {
  const voters = occurrences.toSorted((a, b) => (a.seriesDate < b.seriesDate ? 1 : -1)).slice(0, VOTERS);
  const likeness = (one: KnownEntry): string => {
    const { technicianIds, startsAt, timeZone } = one.placement;
    const isMoved = dayOf(startsAt, timeZone) !== one.seriesDate;
    return isMoved ? '' : [clockOf(one), durationOf(one.placement), ...technicianIds.toSorted()].join(' ');
  };
  const votes = (one: KnownEntry): number =>
    likeness(one) === '' ? 0 : voters.filter((other) => likeness(other) === likeness(one)).length;
  return voters.reduce((best, one) => (votes(one) > votes(best) ? one : best));
}
