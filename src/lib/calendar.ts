import { DAY_MS, MINUTE_MS } from './time';

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00.000Z`) / DAY_MS;

/** Returns the calendar days from one date (YYYY-MM-DD) to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Returns the date (YYYY-MM-DD) `days` calendar days later, or earlier if negative. */
export const addCalendarDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** Returns the instant (ISO-8601 UTC) that many times 24 hours later. */
export const addDaysToInstant = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();

/** Returns the instant (ISO-8601 UTC) that many elapsed minutes later, or earlier if negative. */
export const plusMinutes = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS).toISOString();

/** Returns the elapsed minutes from one instant to another; negative if `to` is earlier. Never the difference between two local times. */
export const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / MINUTE_MS;

/** Returns the month (YYYY-MM) that many months later, or earlier if negative. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Returns the last day (YYYY-MM-DD) of a month (YYYY-MM). */
export const lastDayOfMonth = (month: string): string => addCalendarDays(`${addMonths(month, 1)}-01`, -1);

/** Returns whether the text is an existing calendar day as YYYY-MM-DD: February 31 isn't one. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addCalendarDays(text, 0) === text;
