import { z } from 'zod';
import { addCalendarDays } from '@/lib/calendar';
import { WEEKDAYS, weekdayOf } from '@/lib/weekdays';
import { dayOfMonth } from '../recurrence/occurrences';
import { WEEKS_OF_MONTH } from '../recurrence/schema';
import { basisOf, datedRule, isInForce, stateJurisdiction, type LawBasis } from './datedRule';
import { federalHolidays } from './holidays';
import collected from './stateHolidays.json';
import { isWeekday, type DayTest } from './workingDays';

const name = z.string();
const dayRule = z.union([
  z.strictObject({ name, on: z.string().regex(/^\d\d-\d\d$/) }),
  z.strictObject({ name, month: z.string(), week: z.enum(WEEKS_OF_MONTH), weekday: z.enum(WEEKDAYS) }),
  z.strictObject({ name, fromEaster: z.number().int() }),
  z.strictObject({ name, afterThanksgiving: z.number().int() }),
  /** Election Day, the Tuesday after the first Monday of November: every year, or in even years. */
  z.strictObject({ name, election: z.enum(['every', 'even']) }),
  /** The Monday before a Tuesday Christmas, the Friday after a Thursday one. */
  z.strictObject({ name, besideChristmas: z.literal(true) }),
]);
type DayRule = z.infer<typeof dayRule>;

const rulesSchema = z.object({
  checkedOn: z.iso.date(),
  rules: z.array(
    datedRule(
      'stateHolidays',
      z.strictObject({
        /** Names of federal holidays that the state doesn't observe. */
        without: z.array(name).default([]),
        own: z.array(dayRule),
        /** Observance of a weekend holiday: Friday and Monday, Monday only for a Sunday, or on no other day. */
        observed: z.enum(['both', 'sunday', 'never']),
      }),
    ),
  ),
});

/** State holidays, from statutes and public offices; a missing state was not researched. */
export const STATE_HOLIDAYS = rulesSchema.parse(collected);
type HolidayRule = (typeof STATE_HOLIDAYS)['rules'][number];

/** The days that don't count toward deadlines in a state. */
export type HolidayList = {
  /** Observed days (YYYY-MM-DD) from the year of `from` through the next. */
  days: string[];
  /** Null = the state was not researched: the days are the federal ones. */
  basis: LawBasis | null;
};

/**
 * Returns the holidays of a state around a deadline that starts on `from` (YYYY-MM-DD) and runs for less than a year: the state's own
 * list under the rule in force that day if it was researched, otherwise the federal holidays with their observed weekdays.
 */
export function holidaysOf(state: string, from: string): HolidayList {
  const year = Number(from.slice(0, 4));
  const years = [year, year + 1, year + 2];
  const rule = STATE_HOLIDAYS.rules.find(
    (each) => each.jurisdiction === stateJurisdiction(state) && isInForce(each, from),
  );
  if (!rule)
    return {
      days: years.flatMap((each) => federalHolidays(each).flatMap(({ date, observedOn }) => [date, observedOn])),
      basis: null,
    };
  return {
    days: years.flatMap((each) => daysOfYear(rule, each)),
    basis: basisOf(rule, STATE_HOLIDAYS.checkedOn),
  };
}

/** Returns a test for Monday to Friday except the holidays of a state, for a deadline that starts on `from` (YYYY-MM-DD). */
export function workingDaysOf(state: string, from: string): DayTest {
  const days = new Set(holidaysOf(state, from).days);
  return (date) => isWeekday(date) && !days.has(date);
}

function daysOfYear({ value: { without, own, observed } }: HolidayRule, year: number): string[] {
  const federal = federalHolidays(year)
    .filter((holiday) => !without.includes(holiday.name))
    .map(({ date }) => date);
  return [...federal, ...own.flatMap((rule) => dayIn(rule, year))].flatMap((date) => {
    const moved = movedTo(date, observed);
    return moved === date ? [date] : [date, moved];
  });
}

function movedTo(date: string, observed: HolidayRule['value']['observed']): string {
  const weekday = weekdayOf(date);
  if (weekday === 'sun' && observed !== 'never') return addCalendarDays(date, 1);
  return weekday === 'sat' && observed === 'both' ? addCalendarDays(date, -1) : date;
}

const EVEN = 2;

/** Returns the day of a rule in a year; none in a year without it. */
function dayIn(rule: DayRule, year: number): string[] {
  if ('on' in rule) return [`${year}-${rule.on}`];
  if ('month' in rule) return [weekdayIn(`${year}-${rule.month}`, rule)];
  if ('fromEaster' in rule) return [addCalendarDays(easterSunday(year), rule.fromEaster)];
  const november = `${year}-11`;
  if ('afterThanksgiving' in rule)
    return [addCalendarDays(weekdayIn(november, { week: 'fourth', weekday: 'thu' }), rule.afterThanksgiving)];
  if ('election' in rule)
    return rule.election === 'even' && year % EVEN !== 0
      ? []
      : [addCalendarDays(weekdayIn(november, { week: 'first', weekday: 'mon' }), 1)];
  const weekday = weekdayOf(`${year}-12-25`);
  if (weekday === 'tue') return [`${year}-12-24`];
  return weekday === 'thu' ? [`${year}-12-26`] : [];
}

const weekdayIn = (
  month: string,
  monthWeekday: { week: (typeof WEEKS_OF_MONTH)[number]; weekday: (typeof WEEKDAYS)[number] },
): string => dayOfMonth(month, { monthDay: 1, monthWeekday });

/** Computes Easter Sunday of the Gregorian calendar (YYYY-MM-DD), by the anonymous algorithm in Meeus, Astronomical Algorithms, chapter 8. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
