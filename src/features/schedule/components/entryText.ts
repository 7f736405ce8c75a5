import { isHeldBySite } from '@/domain/demolition/site/heldBySite';
import { LOOK_LABELS, type Look } from '@/domain/scheduling/board/looks';
import type { BoardCard } from '@/domain/scheduling/board/rows';
import { daysOffOf } from '@/domain/scheduling/daysOff';
import type { Drive } from '@/domain/scheduling/drives';
import { newArrivalOf } from '@/domain/scheduling/late';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isAhead } from '@/domain/scheduling/visitState';
import { spokenMinutes } from '@/domain/scheduling/words';
import { timeWindow } from '@/entities/job/arrivalText';
import { minutesBetween } from '@/lib/calendar';
import { HOUR_MINUTES } from '@/lib/time';
import { formatTime, formatWeekday } from '@/ui/format/dateTime';

type Times = { startsAt: string; endsAt: string };

/** Length of the day on which the clocks skip an hour. */
const SHORTEST_DAY = 23 * HOUR_MINUTES;
const NO_DAYS = { isAllDay: false, from: '', until: '' };

/** Formats a day (YYYY-MM-DD) as `Mon, Jul 6`. */
const dayText = (date: string): string => formatWeekday(`${date}T12:00:00.000Z`, 'UTC');

/** Formats `9:00 – 10:30 AM`, or `All day` for whole days, with the last day if there are several. */
export function spanText(times: Times, timeZone: string): string {
  // Called for each card of a board, and few last this long.
  const { isAllDay, from, until } =
    minutesBetween(times.startsAt, times.endsAt) < SHORTEST_DAY ? NO_DAYS : daysOffOf(times, timeZone);
  if (isAllDay) return from === until ? 'All day' : `All day until ${dayText(until)}`;
  return timeWindow(times.startsAt, times.endsAt, timeZone);
}

/** Formats `Mon, Jul 6, 9:00 – 10:30 AM`; the end's day is included if it differs. */
export function daySpanText({ startsAt, endsAt }: Times, timeZone: string): string {
  const { isAllDay, from, until } = daysOffOf({ startsAt, endsAt }, timeZone);
  if (isAllDay) return `${[...new Set([from, until])].map(dayText).join(' – ')}, all day`;
  const start = formatWeekday(startsAt, timeZone);
  return from === until
    ? `${start}, ${spanText({ startsAt, endsAt }, timeZone)}`
    : `${start}, ${formatTime(startsAt, timeZone)} – ${formatWeekday(endsAt, timeZone)}, ${formatTime(endsAt, timeZone)}`;
}

/** Formats `18 min drive from “Leak”, 6 min longer than the gap`; `about 18 min` if based on ZIP codes. */
function driveText({ minutes, from, shortMinutes, isRough }: Drive): string {
  const start = from ? ` from “${from.entry.title}”` : '';
  const short = shortMinutes > 0 ? `, ${spokenMinutes(shortMinutes)} longer than the gap` : '';
  return `${isRough ? 'about ' : ''}${spokenMinutes(minutes)} drive${start}${short}`;
}

/** Notes that the customer asked for another time, and which; '' if they didn't. */
export const askedText = ({ state, rescheduleAskedAt, rescheduleNote }: ScheduleEntry): string =>
  rescheduleAskedAt === '' || !isAhead(state)
    ? ''
    : ['asked for another time', rescheduleNote].filter(Boolean).join(': ');

/** Accessible label of a card: when, what, for whom, where, status, and the drive. */
export function cardLabel(
  entry: ScheduleEntry,
  look: Look,
  timeZone: string,
  { isOverlapping, drive }: { isOverlapping: boolean; drive: Drive | null },
): string {
  const { placement, title, customerName, propertyAddress } = entry;
  const promise =
    placement.windowStartsAt === ''
      ? ''
      : `promised ${timeWindow(placement.windowStartsAt, placement.windowEndsAt, timeZone)}`;
  return [
    spanText(placement, timeZone),
    title,
    customerName,
    propertyAddress,
    LOOK_LABELS[look],
    promise,
    newArrivalOf(entry) === '' ? '' : `now expected at ${formatTime(newArrivalOf(entry), timeZone)}`,
    askedText(entry),
    placement.isLocked ? 'locked' : '',
    isHeldBySite(entry) ? 'cannot start: something required is still open' : '',
    isOverlapping ? 'overlaps another visit' : '',
    drive ? driveText(drive) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Card tooltip, one line each: time and status, work, customer and place, drive, another time requested. */
export function cardTooltip(
  { entry, drive }: Pick<BoardCard, 'entry' | 'drive'>,
  look: Look,
  timeZone: string,
): string {
  const { placement, title, customerName, propertyAddress } = entry;
  return [
    `${spanText(placement, timeZone)} · ${LOOK_LABELS[look]}`,
    title,
    [customerName, propertyAddress].filter(Boolean).join(' · '),
    drive ? driveText(drive) : '',
    askedText(entry),
  ]
    .filter(Boolean)
    .join('\n');
}
