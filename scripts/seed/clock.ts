import { TZDate } from '@date-fns/tz';
import { plusMinutes } from '@/lib/calendar';

/** Days and hours as they are at a company, counted from its today. */
export type CompanyClock = {
  now: Date;
  /** The instant at `minute` (after midnight, by the wall clock) of the day `day` days from today, as ISO. */
  at(day: number, minute: number): string;
  /** 0 is Sunday. */
  weekday(day: number): number;
  /** The calendar date (YYYY-MM-DD) of a day. */
  date(day: number): string;
  /** Minutes after midnight, by the wall clock. */
  minuteOfToday: number;
};

/** `base` moved by whole minutes, as ISO. */
export const minutesAfter = (base: string, minutes: number): string => plusMinutes(base, Math.round(minutes));

/** The earlier of two ISO instants. */
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
