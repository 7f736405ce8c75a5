import { z } from 'zod';
import { WEEKDAYS } from '@/lib/weekdays';
import { optionalDate } from '../record/schema';

export const RECURRENCE_UNITS = ['day', 'week', 'month', 'year'] as const;
/** The first to fourth of a weekday in a month, or its last one, which may be the fourth or the fifth. */
export const WEEKS_OF_MONTH = ['first', 'second', 'third', 'fourth', 'last'] as const;

/** A weekday of the month, such as its second Tuesday or its last Friday. */
export const monthWeekdaySchema = z.object({ week: z.enum(WEEKS_OF_MONTH), weekday: z.enum(WEEKDAYS) });

/**
 * The days on which something recurs. Calendar days only: anything at a specific hour gets its instant from `atClock` in `lib/atClock`,
 * day by day, so it keeps its local time across clock changes.
 */
export const recurrenceSchema = z.object({
  unit: z.enum(RECURRENCE_UNITS),
  /** Interval in days, weeks, months or years, counted from the one containing `startsOn`; a week begins on Monday. */
  every: z.number().int('Use a whole number').min(1, 'At least 1').max(52, 'At most 52'),
  /** For weeks: the weekdays; none = the weekday of `startsOn`. */
  weekdays: z.array(z.enum(WEEKDAYS)).max(7).default([]),
  /** For months and years: the day of the month. In a shorter month it falls on the last day, so 31 always means the last. */
  monthDay: z.number().int().min(1).max(31).default(1),
  /** For months and years, instead of `monthDay`: a weekday of the month, such as its second Tuesday; null = use `monthDay`. */
  monthWeekday: monthWeekdaySchema.nullable().default(null),
  /** The first possible day. A yearly rule recurs in this day's month. */
  startsOn: z.iso.date('Use a valid date'),
  /** The first day on which it no longer recurs; '' = never ends. */
  until: optionalDate,
});
export type Recurrence = z.infer<typeof recurrenceSchema>;
