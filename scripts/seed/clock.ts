import { TZDate } from '@date-fns/tz';
import { plusMinutes } from '@/lib/calendar';

/** Days and times in a company's time zone, counted from its today. */
export type CompanyClock = {
  now: Date;
  /** Returns the instant at `minute` (after midnight, wall clock) on the day `day` days from today, as ISO. */
  at(day: number, minute: number): string;
  /** 0 is Sunday. */
  weekday(day: number): number;
  /** Returns the calendar date (YYYY-MM-DD) of a day. */
  date(day: number): string;
  /** Minutes after midnight, wall clock. */
  minuteOfToday: number;
};

/** Returns `base` moved by whole minutes, as ISO. */
export const minutesAfter = (base: string, minutes: number): string => plusMinutes(base, Math.round(minutes));

/** Returns the earlier of two ISO instants. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);

export function companyClock(timeZone: string, now: Date): CompanyClock {
  const local = new TZDate(now.getTime(), timeZone);
  const place = (day: number, minute: number): TZDate =>
    new TZDate(
      local.getFullYear(),
      local.getMonth(),
      local.getDate() + day,
      Math.floor(minute / 60),
      minute % 60,
      0,
      0,
      timeZone,
    );
  return {
    now,
    at: (day, minute) => new Date(place(day, minute).getTime()).toISOString(),
    // Noon: no time zone changes its clock then.
    weekday: (day) => place(day, 720).getDay(),
    date: (day) => {
      const noon = place(day, 720);
      return [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
    },
    minuteOfToday: local.getHours() * 60 + local.getMinutes(),
  };
}
