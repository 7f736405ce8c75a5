import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { HOUR_MINUTES } from '@/lib/time';
import type { BusinessHours } from '../company/businessHours';
import type { UsualWindow } from '../company/workSettings';
import type { Coordinates } from '../contact/pin';
import { arrivalWindows } from '../job/freeWindow';
import type { Job } from '../job/schema';
import { drivesBetween } from '../scheduling/drives';
import { bestByWindow, findTimes } from '../scheduling/findTimes';
import { prepareGround, type Ground, type TravelMinutes } from '../scheduling/ground';
import { ANY_TIME, type Offer } from '../scheduling/timeRequest';
import type { Slot } from './forms';
import type { WebsiteContent } from './schema';

/** The maximum number of upcoming bookings per phone number or email address in a company. */
export const OPEN_BOOKINGS_LIMIT = 3;
/** The maximum number of times to choose from. */
export const SLOTS_SHOWN = 16;
/** The assumed drive while the location is unknown: online bookings have no pin. */
const UNKNOWN_DRIVE_MINUTES = 25;
/** The placeholder for an unknown customer in `TravelMinutes`. */
const BOOKED_PLACE = 'booked-online';

/**
 * A booked visit's requirements for the schedule: its time, the reserve in each shift, the skills one person needs, and the vehicles and
 * machines that go along.
 */
export type BookingNeeds = {
  minutes: number;
  reserveMinutes: number;
  requiredSkills: readonly string[];
  unitIds: readonly string[];
};

type Rules = Pick<WebsiteContent, 'noticeHours' | 'daysAhead'>;
type Company = { businessHours: BusinessHours; timeZone: string };

/** Returns the windows that may be offered from `now` on: after the notice period, and up to the last day. */
export function bookingWindows(
  { businessHours, timeZone }: Company,
  { noticeHours, daysAhead }: Rules,
  now: string,
  usual: readonly UsualWindow[],
): Slot[] {
  const lastDay = addCalendarDays(calendarDay(timeZone, new Date(now)), daysAhead);
  const windows: Slot[] = [];
  let from = plusMinutes(now, noticeHours * HOUR_MINUTES);
  for (;;) {
    const next = arrivalWindows(businessHours, from, timeZone, usual);
    const [last] = next.slice(-1);
    windows.push(...next.map(({ start, end }) => ({ startsAt: start, endsAt: end })));
    if (!last || calendarDay(timeZone, new Date(last.start)) >= lastDay) break;
    from = new Date(Date.parse(last.start) + 1).toISOString();
  }
  return windows.filter(({ startsAt }) => calendarDay(timeZone, new Date(startsAt)) <= lastDay);
}

/** Whether a job booked online still takes up time: not done, canceled or past at `now`. */
export const isOpenBooking = (
  { progress, arrivalWindowEnd }: Pick<Job, 'progress' | 'arrivalWindowEnd'>,
  now: string,
): boolean =>
  !['work-done', 'invoiced', 'closed', 'cancelled'].includes(progress) &&
  (arrivalWindowEnd === '' || arrivalWindowEnd > now);

/** Drives by distance if both ends have a pin; otherwise the same conservative estimate for each. */
export function bookingDrives(pinOf: (place: string) => Coordinates | null): TravelMinutes {
  const measured = drivesBetween((place) => (place === BOOKED_PLACE ? null : pinOf(place)));
  return (from, to) => measured(from, to) ?? UNKNOWN_DRIVE_MINUTES;
}

/**
 * Returns who could come in which windows, the cheapest for each: uses the schedule board's engine without overtime or moving anybody,
 * and keeps lunch and the company's emergency reserve free.
 */
export function freeSlots(
  ground: Ground,
  windows: readonly Slot[],
  { minutes, reserveMinutes, requiredSkills, unitIds }: BookingNeeds,
): (Offer & { window: Slot })[] {
  const [first] = windows;
  const [last] = windows.slice(-1);
  if (!first || !last) return [];
  const dayOf = (instant: string): string => calendarDay(ground.timeZone, new Date(instant));
  let days = 1;
  for (let date = dayOf(first.startsAt); date < dayOf(last.startsAt); date = addCalendarDays(date, 1)) days += 1;
  const { offers } = findTimes(
    {
      ...ANY_TIME,
      durationMinutes: minutes,
      requiredSkills,
      resourceIds: unitIds,
      place: BOOKED_PLACE,
      windows,
      from: first.startsAt,
      days,
      keepsLunch: true,
      reserveMinutes,
      limit: windows.length * Math.max(1, ground.technicians.length),
    },
    prepareGround(ground),
  );
  return bestByWindow(offers).flatMap((offer) => (offer.window ? [{ ...offer, window: offer.window }] : []));
}
