import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { MONTH_NAMES } from '@/lib/monthNames';
import { WEEKDAYS, weekdayOf } from '@/lib/weekdays';

const NAMES_OF_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const namesOf = (names: readonly string[]): string => names.flatMap((name) => [name, name.slice(0, 3)]).join('|');
const MONTH = `(?:${namesOf(MONTH_NAMES)})`;
const DAY = '\\d{1,2}(?!\\d)';
/** `2026-11-29`, but not in an ID: `agreement-k7m3q_2026-11-01`. */
const ISO = '(?<![\\w-])\\d{4}-\\d{2}-\\d{2}(?![\\w-])';
/** `Nov 29, 2026`, and the end of a range: `Nov 1 – 29, 2026`, `Nov 29 – Dec 5, 2026`. */
const WITH_YEAR = `(?<month>${MONTH}) (?<day>${DAY})(?:(?<dash>\\s*[–-]\\s*)(?:(?<endMonth>${MONTH}) )?(?<endDay>${DAY}))?, (?<year>\\d{4})(?!\\d)`;
/** `Sun, Nov 29`, without a year. */
const WITH_WEEKDAY = `(?<weekday>${namesOf(NAMES_OF_DAYS)})(?<comma>,? )(?<dayMonth>${MONTH}) (?<dayDay>${DAY})(?!, \\d{4})`;
const DATES = new RegExp(`(?<iso>${ISO})|(?<![\\w])${WITH_YEAR}|(?<![\\w])${WITH_WEEKDAY}`, 'gu');
/** Pattern that all of them have in common: a faster check. */
const HAS_DATE = /\d{4}-\d{2}-\d{2}|[a-z] \d{1,2}/;

const monthNumber = (name: string): number => MONTH_NAMES.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
const dateOf = (year: number, month: string, day: string): string =>
  `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`;
const isDate = (date: string): boolean => !Number.isNaN(Date.parse(date)) && addCalendarDays(date, 0) === date;

/** Returns a name as long as the original: `Nov` for `Sep`, `November` for `September`. May is both. */
const asLong = (name: string, before: string): string => (before.length > 3 ? name : name.slice(0, 3));
const monthIn = (date: string, before: string): string =>
  asLong(MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '', before);
const dayIn = (date: string): string => String(Number(date.slice(8, 10)));

/** Picks the year for a date without one: the closest to when the text was written. */
function nearest(month: string, day: string, writtenOn: string): string {
  const year = Number(writtenOn.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((one) => dateOf(one, month, day))
    .filter(isDate)
    .reduce((best, date) =>
      Math.abs(daysBetween(writtenOn, date)) < Math.abs(daysBetween(writtenOn, best)) ? date : best,
    );
}

/**
 * Returns a function that moves dates within sentences by that many days: `2026-11-29`, `Nov 29, 2026`, ranges and `Sun, Nov 29`. @param
 * writtenOn YYYY-MM-DD
 */
export function textMover(writtenOn: string, days: number): (text: string) => string {
  const moved = (date: string): string => addCalendarDays(date, days);
  const withYear = ({ month = '', day = '', dash = '', endMonth, endDay = '', year = '' }: Groups): string | null => {
    const endYear = Number(year);
    const lastMonth = endMonth ?? month;
    const start = dateOf(monthNumber(lastMonth) < monthNumber(month) ? endYear - 1 : endYear, month, day);
    if (!isDate(start)) return null;
    const from = moved(start);
    const first = `${monthIn(from, month)} ${dayIn(from)}`;
    if (endDay === '') return `${first}, ${from.slice(0, 4)}`;
    const end = dateOf(endYear, lastMonth, endDay);
    if (!isDate(end)) return null;
    const to = moved(end);
    const yearOfFirst = from.slice(0, 4) === to.slice(0, 4) ? '' : `, ${from.slice(0, 4)}`;
    const monthOfLast = from.slice(0, 7) === to.slice(0, 7) ? '' : `${monthIn(to, lastMonth)} `;
    return `${first}${yearOfFirst}${dash}${monthOfLast}${dayIn(to)}, ${to.slice(0, 4)}`;
  };
  const withWeekday = ({ weekday = '', comma = '', dayMonth = '', dayDay = '' }: Groups): string => {
    const to = moved(nearest(dayMonth, dayDay, writtenOn));
    const name = NAMES_OF_DAYS[WEEKDAYS.indexOf(weekdayOf(to))] ?? weekday;
    return `${asLong(name, weekday)}${comma}${monthIn(to, dayMonth)} ${dayIn(to)}`;
  };
  const replace = (match: string, groups: Groups): string => {
    if (groups.iso !== undefined) return isDate(match) ? moved(match) : match;
    return (groups.year === undefined ? withWeekday(groups) : withYear(groups)) ?? match;
  };
  return (text) =>
    HAS_DATE.test(text)
      ? text.replaceAll(DATES, (match, ...given: unknown[]) => replace(match, given.at(-1) as Groups))
      : text;
}

type Groups = Partial<
  Record<
    'iso' | 'month' | 'day' | 'dash' | 'endMonth' | 'endDay' | 'year' | 'weekday' | 'comma' | 'dayMonth' | 'dayDay',
    string
  >
>;
