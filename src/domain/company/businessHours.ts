import { z } from 'zod';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, clockTime, instantAt } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { WEEKDAYS, weekdayOf, type Weekday } from '@/lib/weekdays';
import { capitalize } from '@/lib/words';

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 08:00');

/** A day of the week; a closed day keeps its hours, so that opening it again needs no typing. */
const dayHoursSchema = z
  .object({ isOpen: z.boolean(), opensAt: timeOfDay, closesAt: timeOfDay })
  .refine((day) => !day.isOpen || day.closesAt > day.opensAt, {
    path: ['closesAt'],
    message: 'The day must end after it starts',
  });
export type DayHours = z.infer<typeof dayHoursSchema>;

/** A company's business hours, in its own time zone. */
export const businessHoursSchema = z.object({
  mon: dayHoursSchema,
  tue: dayHoursSchema,
  wed: dayHoursSchema,
  thu: dayHoursSchema,
  fri: dayHoursSchema,
  sat: dayHoursSchema,
  sun: dayHoursSchema,
});
export type BusinessHours = z.infer<typeof businessHoursSchema>;

const open: DayHours = { isOpen: true, opensAt: '08:00', closesAt: '17:00' };
const closed: DayHours = { ...open, isOpen: false };

/** Default business hours: Monday to Friday from eight to five. */
export const DEFAULT_BUSINESS_HOURS: BusinessHours = {
  mon: open,
  tue: open,
  wed: open,
  thu: open,
  fri: open,
  sat: closed,
  sun: closed,
};

const DAYS_AHEAD = WEEKDAYS.length;

type Wish = {
  /** IANA name; the company's. */
  timeZone: string;
  /** Duration of the work: it must end before the day does, unless the day is shorter than that. 0 by default. */
  durationMinutes?: number;
  /** Times are rounded to these clock steps: 30 gives 9:00, 9:30 … */
  stepMinutes?: number;
};
/** Instants (ISO UTC): when work could begin, and when that day ends. */
export type Opening = { startsAt: string; closesAt: string };

/**
 * Returns the first time in working hours at or after `from` (ISO UTC) at which work could begin: the next full step today if the work
 * still fits before closing, else the opening of the next working day. null for a company that is never open.
 */
export function nextOpening(
  hours: BusinessHours,
  from: string,
  { timeZone, durationMinutes = 0, stepMinutes = 30 }: Wish,
): Opening | null {
  const today = calendarDay(timeZone, new Date(from));
  for (let away = 0; away <= DAYS_AHEAD; away += 1) {
    const date = addCalendarDays(today, away);
    const day = hours[weekdayOf(date)];
    if (!day.isOpen) continue;
    const [opensAt = 0, closesAt = 0] = [day.opensAt, day.closesAt].map((time) =>
      instantAt(date, time, timeZone).getTime(),
    );
    const startsAt = Math.max(opensAt, nextStep(from, timeZone, stepMinutes));
    const isWhole = startsAt <= opensAt;
    if (!isWhole && (startsAt >= closesAt || startsAt + durationMinutes * MINUTE_MS > closesAt)) continue;
    return { startsAt: new Date(startsAt).toISOString(), closesAt: new Date(closesAt).toISOString() };
  }
  return null;
}

/** Returns `from` if it is on a full step of the clock, else the next one. */
function nextStep(from: string, timeZone: string, stepMinutes: number): number {
  const at = new Date(from);
  // Seconds are the same in every zone; minutes are not.
  const sinceHour =
    Number(clockTime(timeZone, at).slice(3)) + (at.getUTCSeconds() * 1000 + at.getUTCMilliseconds()) / MINUTE_MS;
  return at.getTime() + (Math.ceil(sinceHour / stepMinutes) * stepMinutes - sinceHour) * MINUTE_MS;
}

/** Whether the company is open at an instant (ISO UTC). */
export function isOpenAt(hours: BusinessHours, at: string, timeZone: string): boolean {
  const date = calendarDay(timeZone, new Date(at));
  const day = hours[weekdayOf(date)];
  const [opensAt = 0, closesAt = 0] = [day.opensAt, day.closesAt].map((time) =>
    instantAt(date, time, timeZone).getTime(),
  );
  return day.isOpen && opensAt <= Date.parse(at) && Date.parse(at) < closesAt;
}

/** Copies the hours of `day` to Monday through Friday; the weekend stays unchanged. */
export const copiedToWeekdays = (hours: BusinessHours, day: Weekday): BusinessHours => ({
  ...hours,
  ...Object.fromEntries(WEEKDAYS.slice(0, 5).map((weekday) => [weekday, { ...hours[day] }])),
});

/** Formats a time: `08:00` → `8 AM`, `13:30` → `1:30 PM`. */
export function spokenClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Formats business hours: `Mon–Fri 8 AM–5 PM, Sat 9 AM–12 PM`, grouping consecutive days with the same hours. `Closed` when none is open. */
export function businessHoursText(hours: BusinessHours): string {
  const spans: { first: string; last: string; time: string; end: number }[] = [];
  WEEKDAYS.forEach((weekday, index) => {
    const day = hours[weekday];
    if (!day.isOpen) return;
    const name = capitalize(weekday);
    const time = `${spokenClock(day.opensAt)}–${spokenClock(day.closesAt)}`;
    const before = spans.at(-1);
    if (before && before.end === index - 1 && before.time === time) Object.assign(before, { last: name, end: index });
    else spans.push({ first: name, last: name, time, end: index });
  });
  return (
    spans.map(({ first, last, time }) => `${first === last ? first : `${first}–${last}`} ${time}`).join(', ') ||
    'Closed'
  );
}
