import { addCalendarDays, addMonths, daysBetween, lastDayOfMonth } from '@/lib/calendar';
import { mondayOf, WEEKDAYS, weekdayOf } from '@/lib/weekdays';
import { WEEKS_OF_MONTH, type Recurrence } from './schema';

type Months = Pick<Recurrence, 'monthDay' | 'monthWeekday'>;

/** Returns the day (YYYY-MM-DD) of a month (YYYY-MM) that a rule falls on. Each month has exactly one. */
export function dayOfMonth(month: string, { monthDay, monthWeekday }: Months): string {
  const first = `${month}-01`;
  const last = lastDayOfMonth(month);
  if (!monthWeekday) return monthDay > Number(last.slice(8)) ? last : addCalendarDays(first, monthDay - 1);
  const position = WEEKDAYS.indexOf(monthWeekday.weekday);
  if (monthWeekday.week === 'last')
    return addCalendarDays(last, -((WEEKDAYS.indexOf(weekdayOf(last)) - position + 7) % 7));
  const away = (position - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7;
  return addCalendarDays(first, away + 7 * WEEKS_OF_MONTH.indexOf(monthWeekday.week));
}

const monthsOf = ({ unit, every }: Recurrence): number => (unit === 'year' ? 12 * every : every);
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/**
 * Returns the days of one of a rule's periods, in order and never empty. Period 0 is the day, week, month or year that contains
 * `startsOn`, period 1 the next one that counts. Neither `startsOn` nor `until` limits the result here.
 */
export function daysOfPeriod(rule: Recurrence, period: number): string[] {
  const { unit, every, weekdays, startsOn } = rule;
  if (unit === 'day') return [addCalendarDays(startsOn, period * every)];
  if (unit === 'week') {
    const monday = addCalendarDays(mondayOf(startsOn), period * every * 7);
    const chosen = weekdays.length > 0 ? weekdays : [weekdayOf(startsOn)];
    return WEEKDAYS.flatMap((day, away) => (chosen.includes(day) ? [addCalendarDays(monday, away)] : []));
  }
  return [dayOfMonth(addMonths(startsOn.slice(0, 7), period * monthsOf(rule)), rule)];
}

/** Returns the period that a day is in, or the previous one if the day is in a period that doesn't count; negative before the first. */
function periodAt(rule: Recurrence, date: string): number {
  const { unit, every, startsOn } = rule;
  if (unit === 'day') return Math.floor(daysBetween(startsOn, date) / every);
  if (unit === 'week') return Math.floor(daysBetween(mondayOf(startsOn), date) / (7 * every));
  return Math.floor((monthNumber(date) - monthNumber(startsOn)) / monthsOf(rule));
}

/**
 * Yields all days from `from` (YYYY-MM-DD, inclusive) that a rule falls on, in order; never stops for a rule without an end.
 * @throws RangeError for a rule that repeats "every zero weeks": read from storage, it would keep a run from ever ending
 */
function* occurrencesFrom(rule: Recurrence, from: string): Generator<string, void> {
  if (!Number.isInteger(rule.every) || rule.every < 1)
    throw new RangeError('A rule comes every one or more whole units');
  const first = from > rule.startsOn ? from : rule.startsOn;
  for (let period = periodAt(rule, first); ; period += 1)
    for (const day of daysOfPeriod(rule, period)) {
      if (rule.until !== '' && day >= rule.until) return;
      if (day >= first) yield day;
    }
}

/** Returns the first day (YYYY-MM-DD) after `day` that a rule falls on, or null if it has ended by then. */
export function nextAfter(rule: Recurrence, day: string): string | null {
  return occurrencesFrom(rule, addCalendarDays(day, 1)).next().value ?? null;
}

/** A range of days: `from` inclusive, `before` exclusive. */
export type DayWindow = { from: string; before: string };

/**
 * Returns the days in a window when a rule recurs, in order. `most` limits it to that many, oldest first, so that catching up on missed
 * days is bounded, and the next run continues after the last of them.
 */
export function occurrencesIn(
  rule: Recurrence,
  { from, before }: DayWindow,
  most: number = Number.POSITIVE_INFINITY,
): string[] {
  const days: string[] = [];
  for (const day of occurrencesFrom(rule, from)) {
    if (day >= before || days.length >= most) break;
    days.push(day);
  }
  return days;
}

/**
 * Returns one id per occurrence of a recurring item. Records are created under this id, so that two devices, or a repeated run, never
 * create it twice. Fits a record id.
 */
export const occurrenceKey = (ruleId: string, day: string): string => `${ruleId}-${day}`.slice(-128);
