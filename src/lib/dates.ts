import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';
import { serverNow } from '@/lib/clock';
import { DAY_MINUTES, DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time';

/** Returns the current time by the server's clock, as far as known, as the ISO-8601 UTC string that every stored timestamp uses. */
export const nowIso = (): string => new Date(serverNow()).toISOString();

/**
 * Returns the first and last millisecond of the calendar day that contains `at` in `timeZone`, as UTC ISO strings. The end is the next
 * day's start minus 1 ms, so days of 23 and 25 hours come out right, and so do days without a midnight (some zones change their clocks at
 * 00:00).
 */
export function dayBounds(timeZone: string, at: Date = new Date()): { start: string; end: string } {
  const start = startOfDay(new TZDate(at, knownZone(timeZone)));
  const end = new Date(startOfDay(addDays(start, 1)).getTime() - 1);
  return { start: new Date(start.getTime()).toISOString(), end: end.toISOString() };
}

/** Returns the start of a calendar day (YYYY-MM-DD) in `timeZone`, as a UTC ISO string. */
export function dayStart(timeZone: string, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(startOfDay(new TZDate(year, month - 1, day, 12, knownZone(timeZone))).getTime()).toISOString();
}

/** Returns the calendar day (YYYY-MM-DD) of an instant (ISO) in the earliest time zone, 14 hours ahead of UTC. */
export const latestDay = (instant: string): string =>
  new Date(Date.parse(instant) + 14 * HOUR_MS).toISOString().slice(0, 10);

/** Returns the local minutes since midnight in `timeZone` at an instant (ISO), 0–1439. */
export function minuteOfDay(timeZone: string, instant: string): number {
  const local = new TZDate(new Date(instant), knownZone(timeZone));
  return local.getHours() * 60 + local.getMinutes();
}

/**
 * Returns noon of the calendar day that many days from the one that contains `at` in `timeZone`, regardless of how long the days in
 * between are.
 */
export function dayAway(timeZone: string, at: Date, days: number): Date {
  const day = addDays(new TZDate(at, knownZone(timeZone)), days);
  day.setHours(12, 0, 0, 0);
  return new Date(day.getTime());
}

/** Cache: the check is slow and runs for every record that names a time zone. */
const KNOWN_ZONES = new Set<string>();

/** Returns whether `name` is a time zone this runtime knows (IANA name). */
export function isTimeZone(name: string): boolean {
  if (KNOWN_ZONES.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    KNOWN_ZONES.add(name);
    return true;
  } catch {
    return false;
  }
}

/** Falls back to UTC for an unknown time zone, so that one bad value doesn't break everything that reads the record. */
const knownZone = (name: string): string => (isTimeZone(name) ? name : 'UTC');

/**
 * Returns whether `name` is the time zone of a place. `Etc/GMT+9` and `+09:00` are valid too, but no one lives by them: they would only
 * shift everything that follows the company's clock.
 */
export const isPlaceZone = (name: string): boolean => /^(?!etc\/)[a-z]/i.test(name) && isTimeZone(name);

/** Returns the calendar day (YYYY-MM-DD) that contains `at` in `timeZone`. */
export function calendarDay(timeZone: string, at: Date = new Date()): string {
  const localMs = at.getTime() + aheadMs(timeZone, at.getTime());
  return Number.isNaN(localMs) ? shownIn(timeZone, at).day : dayName(Math.floor(localMs / DAY_MS));
}

/** Returns the local time (HH:MM) in `timeZone` at an instant. */
export function clockTime(timeZone: string, at: Date): string {
  const localMs = at.getTime() + aheadMs(timeZone, at.getTime());
  return Number.isNaN(localMs) ? shownIn(timeZone, at).time : clockName(Math.floor(localMs / MINUTE_MS) % DAY_MINUTES);
}

const QUARTER_MS = 15 * MINUTE_MS;
/** Since then, every clock change in the time zone database has happened on a quarter hour of UTC. */
const FIRST_MS = Date.UTC(1973, 0);
const LAST_MS = Date.UTC(9999, 0);
/** About fifty days of quarter hours. */
const MOST_KEPT = 5_000;

/** Memoizes a function of a number, clearing the cache when it gets too large. */
function remembered<T>(work: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const value = work(key);
    known.set(key, value);
    return value;
  };
}
const dayName = remembered((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
const clockName = remembered((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16));
const aheadOf = new Map<string, (quarter: number) => number>();

/**
 * Returns the offset of `timeZone` from UTC, in ms (positive if ahead); NaN for times so far away that only the runtime knows. Asking the
 * runtime is slow, and a board needs thousands of visits: it is asked once per quarter hour.
 */
function aheadMs(timeZone: string, ms: number): number {
  if (!(ms >= FIRST_MS && ms < LAST_MS)) return Number.NaN;
  const known = aheadOf.get(timeZone);
  const ahead =
    known ??
    remembered((quarter) => {
      const { day, time } = shownIn(timeZone, new Date(quarter * QUARTER_MS));
      return Date.parse(`${day}T${time}:00.000Z`) - quarter * QUARTER_MS;
    });
  if (!known) aheadOf.set(timeZone, ahead);
  return ahead(Math.floor(ms / QUARTER_MS));
}

function shownIn(timeZone: string, at: Date): { day: string; time: string } {
  const local = new TZDate(at, knownZone(timeZone));
  const pad = (value: number): string => String(value).padStart(2, '0');
  return {
    day: `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`,
    time: `${pad(local.getHours())}:${pad(local.getMinutes())}`,
  };
}

/** Returns the instant at which the local time in `timeZone` is `time` (HH:MM) on `date` (YYYY-MM-DD). In a skipped hour, an hour later. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, knownZone(timeZone)).getTime());
}
