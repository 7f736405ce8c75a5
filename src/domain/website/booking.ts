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

/** The maximum number of upcoming bookings per phone number or e-mail address in a company. */
export const OPEN_BOOKINGS_LIMIT = 3;
/** Number of time slots offered. */
export const SLOTS_SHOWN = 16;
/** The assumed drive while the location is unknown: online bookings have no pin. */
const UNKNOWN_DRIVE_MINUTES = 25;
/** The new customer's place in `TravelMinutes`. */
const BOOKED_PLACE = 'booked-online';

/**
 * A booking's scheduling requirements: its duration, the part of each shift kept free, skills the technician must have, and vehicles and
 * machines needed.
 */
export type BookingNeeds = {
  minutes: number;
  reserveMinutes: number;
  requiredSkills: readonly string[];
  unitIds: readonly string[];
};

type Rules = Pick<WebsiteContent, 'noticeHours' | 'daysAhead'>;
type Company = { businessHours: BusinessHours; timeZone: string };

/** Returns the windows that may be offered from `now` on: after the notice period, and not after the last day. */
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

/** Whether a job booked online still takes up someone's time: neither done, canceled nor past at `now`. */
export const isOpenBooking = (
  { progress, arrivalWindowEnd }: Pick<Job, 'progress' | 'arrivalWindowEnd'>,
  now: string,
): boolean =>
  !['work-done', 'invoiced', 'closed', 'cancelled'].includes(progress) &&
  (arrivalWindowEnd === '' || arrivalWindowEnd > now);

/** Estimates drives by distance if both ends have a pin; else uses the same cautious guess for each. */
export function bookingDrives(pinOf: (place: string) => Coordinates | null): TravelMinutes {
  const measured = drivesBetween((place) => (place === BOOKED_PLACE ? null : pinOf(place)));
  return (from, to) => measured(from, to) ?? UNKNOWN_DRIVE_MINUTES;
}

/**
 * Finds who could come in which of the windows, the cheapest for each, using the schedule board's engine without overtime, without moving
 * anyone, and preserving lunch and the company's emergency reserve.
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
