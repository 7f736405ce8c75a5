import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** Now as the ISO-8601 UTC string that every stored timestamp uses. */
export const nowIso = (): string => new Date().toISOString();

/**
 * The first and last millisecond of the calendar day that `at` falls on in `timeZone`, as UTC ISO strings.
 * The end is the next day's start minus 1 ms, so days of 23 and 25 hours come out right, and so do
 * days without a midnight (some zones change their clocks at 00:00).
 */
export function dayBounds(timeZone: string, at: Date = new Date()): { start: string; end: string } {
  const start = startOfDay(new TZDate(at, timeZone));
  const end = new Date(startOfDay(addDays(start, 1)).getTime() - 1);
  return { start: new Date(start.getTime()).toISOString(), end: end.toISOString() };
}

/** When a calendar day (YYYY-MM-DD) begins in `timeZone`, as a UTC ISO string. */
export function dayStart(timeZone: string, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(startOfDay(new TZDate(year, month - 1, day, 12, timeZone)).getTime()).toISOString();
}

/** Minutes since midnight on the clock in `timeZone` at an instant (ISO), 0–1439. */
export function minuteOfDay(timeZone: string, instant: string): number {
  const local = new TZDate(new Date(instant), timeZone);
  return local.getHours() * 60 + local.getMinutes();
}

/** Noon of the calendar day so many days from the one that `at` falls on in `timeZone`, however long the days between are. */
export function dayAway(timeZone: string, at: Date, days: number): Date {
  const day = addDays(new TZDate(at, timeZone), days);
  day.setHours(12, 0, 0, 0);
  return new Date(day.getTime());
}

/** Whether `name` is a time zone this runtime knows (IANA name). */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day (YYYY-MM-DD) that `at` falls on in `timeZone`. */
export function calendarDay(timeZone: string, at: Date = new Date()): string {
  const local = new TZDate(at, timeZone);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`;
}

/** The time (HH:MM) that a clock in `timeZone` shows at an instant. */
export function clockTime(timeZone: string, at: Date): string {
  const local = new TZDate(at, timeZone);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(local.getHours())}:${pad(local.getMinutes())}`;
}

/** The instant at which a clock in `timeZone` shows `time` (HH:MM) on `date` (YYYY-MM-DD). In an hour that is skipped, an hour later. */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime());
}
