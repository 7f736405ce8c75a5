import { z } from 'zod';
import { isCalendarDay } from '@/lib/calendar';
import { DAY_MS } from '@/lib/time';
import { calendarDay, clockTime, instantAt, isPlaceZone } from '@/lib/dates';
import type { Break, PaidTime, WorkweekStart } from '../punches';

const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
const local = z
  .string()
  .refine(
    (text) => LOCAL.test(text) && isCalendarDay(text.slice(0, 10)),
    'must be a local time, such as 2026-09-14T08:00',
  );
const zone = z.string().refine(isPlaceZone, 'must be a time zone, such as America/Chicago');
const offset = z
  .string()
  .regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, 'must be an offset, such as -05:00')
  .optional();
const cents = z.number().int('must be whole cents').min(0).max(100_000_000);
/** If an entry is longer, its end must have the wrong date. */
const LONGEST_DAYS = 7;

/** One entry in a time sheet. Without an offset, a clock time that occurs twice means the first one. */
const entry = z
  .object({
    kind: z.string().default('work'),
    in: local,
    inZone: zone,
    inOffset: offset,
    out: local,
    outZone: zone,
    outOffset: offset,
    rateCentsPerHour: cents.optional(),
    relieved: z.boolean().optional(),
  })
  .transform((given, context) => {
    const startMs = instantOf(given.in, given.inOffset, given.inZone);
    const endMs = instantOf(given.out, given.outOffset, given.outZone);
    if (!(endMs > startMs)) context.addIssue({ code: 'custom', path: ['out'], message: 'must be after “in”' });
    if (endMs - startMs > LONGEST_DAYS * DAY_MS)
      context.addIssue({ code: 'custom', path: ['out'], message: `must be within ${LONGEST_DAYS} days of “in”` });
    return { ...given, startMs, endMs };
  });

export const entriesSchema = z.array(entry).min(1, 'must hold at least one entry').max(2000);
export type Entry = z.infer<typeof entry>;

const instantOf = (time: string, given: string | undefined, timeZone: string): number =>
  given === undefined
    ? instantAt(time.slice(0, 10), time.slice(11), timeZone).getTime()
    : Date.parse(`${time}:00${given}`);

/**
 * Returns a sentence for each time whose offset wasn't in effect in its zone then: a clock that was an hour off. It is counted as
 * written.
 */
export function clockDoubts(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((one, index) => {
    const { data } = entry.safeParse(one);
    if (!data) return [];
    const ends = [
      { field: 'in', time: data.in, zone: data.inZone, at: data.startMs },
      { field: 'out', time: data.out, zone: data.outZone, at: data.endMs },
    ];
    return ends.flatMap(({ field, time, zone, at }) => {
      const shown = `${calendarDay(zone, new Date(at))}T${clockTime(zone, new Date(at))}`;
      return shown === time
        ? []
        : [`entries.${index}.${field}: clocks in ${zone} showed ${shown} at that offset; counted as written`];
    });
  });
}

const BREAKS = new Set(['meal', 'rest', 'break', 'recovery']);
/** Time that some companies pay but that never counts as hours worked. */
const NOT_WORKED = new Set(['pto', 'vacation', 'sick', 'holiday', 'commute', 'unpaid', 'onCallAtHome']);

export const isBreak = (kind: string): boolean => BREAKS.has(kind);
/** Any kind not listed otherwise is work. */
export const isWork = (kind: string): boolean => !isBreak(kind) && !NOT_WORKED.has(kind);

/** Splits a time sheet into its work, in order, and its breaks. */
export function readEntries(entries: readonly Entry[]): { work: PaidTime[]; breaks: Break[]; fault: string } {
  const ordered = entries.toSorted((one, other) => one.startMs - other.startMs);
  const work = ordered
    .filter(({ kind }) => isWork(kind))
    .map(({ startMs, endMs, rateCentsPerHour = 0, inZone }) => ({
      startMs,
      endMs,
      rateCentsPerHour,
      timeZone: inZone,
    }));
  const overlapping = work.find((time, index) => (work[index - 1]?.endMs ?? -Infinity) > time.startMs);
  const breaks = ordered
    .filter(({ kind }) => isBreak(kind))
    .map(({ startMs, endMs, kind, relieved = true, inZone }) => ({
      startMs,
      endMs,
      isMeal: kind === 'meal',
      isRelieved: relieved,
      timeZone: inZone,
    }));
  if (work.length === 0) return { work, breaks, fault: 'holds no work' };
  return { work, breaks, fault: overlapping ? 'has two entries of work at the same time' : '' };
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const START = /^(\w+day)\b(?: +(([01]\d|2[0-3]):[0-5]\d)\b)?(?!:?\s*\d)/;

/** Parses `Sunday 00:00`, optionally followed by a remark. */
export const workweekStartSchema = z.string().transform((text, context): WorkweekStart => {
  const [, name = '', time = '00:00'] = START.exec(text.trim()) ?? [];
  const weekday = WEEKDAYS.indexOf(name.toLowerCase());
  if (weekday === -1) context.addIssue({ code: 'custom', message: 'must be a day and a time, such as Sunday 00:00' });
  return { weekday, time };
});
