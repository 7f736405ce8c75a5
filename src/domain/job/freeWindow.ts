import { calendarDay, clockTime, instantAt } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/time';
import { weekdayOf } from '@/lib/weekdays';
import { nextOpening, type BusinessHours } from '../company/businessHours';
import type { UsualWindow } from '../company/workSettings';
import type { Job } from './schema';

/** The time promised to a customer: instants (ISO UTC). */
export type ArrivalWindow = { start: string; end: string };

const WINDOW_MINUTES = 120;
const DAYS_OFFERED = 2;
/** These take up no one's time: they have none, or are over. */
const TAKES_NO_TIME: readonly string[] = ['unscheduled', 'cancelled', 'work-done', 'invoiced', 'closed'];

type Booked = Pick<Job, 'scheduledTime' | 'durationMinutes' | 'progress' | 'technicianIds'>;

/**
 * Returns the arrival windows that can still be promised at `from` (ISO UTC) on the next two working days that have any: the `usual` ones
 * within a day's hours, else two hours each, from opening time on. A day shorter than a window is one window. Empty for a company that is
 * never open.
 */
export function arrivalWindows(
  hours: BusinessHours,
  from: string,
  timeZone: string,
  usual: readonly UsualWindow[] = [],
): ArrivalWindow[] {
  const windows: ArrivalWindow[] = [];
  let after = from;
  for (let days = 0; days < DAYS_OFFERED;) {
    const opening = nextOpening(hours, after, { timeZone });
    if (!opening) break;
    const left = windowsOfDay(hours, opening, timeZone, usual).filter(({ start }) => start >= from);
    windows.push(...left);
    if (left.length > 0) days += 1;
    after = opening.closesAt;
  }
  return windows;
}

function windowsOfDay(
  hours: BusinessHours,
  { startsAt, closesAt }: { startsAt: string; closesAt: string },
  timeZone: string,
  usual: readonly UsualWindow[],
): ArrivalWindow[] {
  const date = calendarDay(timeZone, new Date(startsAt));
  const day = hours[weekdayOf(date)];
  const kept = usual.filter(({ from, to }) => from >= day.opensAt && to <= day.closesAt);
  if (kept.length > 0)
    return kept
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .map(({ from, to }) => ({
        start: instantAt(date, from, timeZone).toISOString(),
        end: instantAt(date, to, timeZone).toISOString(),
      }));
  const opensMs = instantAt(date, day.opensAt, timeZone).getTime();
  const closesMs = Date.parse(closesAt);
  const lengthMs = Math.min(WINDOW_MINUTES * MINUTE_MS, closesMs - opensMs);
  const windows: ArrivalWindow[] = [];
  for (let start = opensMs; start + lengthMs <= closesMs; start += lengthMs) {
    windows.push({ start: new Date(start).toISOString(), end: new Date(start + lengthMs).toISOString() });
  }
  return windows;
}

/**
 * Returns the window to promise for a start (ISO UTC): the usual one that contains it, by the clock of its day, else one from the start
 * on, as long as the previous window, or two hours. This way no one is promised one time and planned for another.
 */
export function windowAround(
  startsAt: string,
  { timeZone, usual = [], before }: { timeZone: string; usual?: readonly UsualWindow[]; before?: ArrivalWindow },
): ArrivalWindow {
  const at = new Date(startsAt);
  const [date, time] = [calendarDay(timeZone, at), clockTime(timeZone, at)];
  const known = usual
    .filter(({ from, to }) => from <= time && time < to)
    .toSorted((a, b) => b.from.localeCompare(a.from))[0];
  if (known)
    return {
      start: instantAt(date, known.from, timeZone).toISOString(),
      end: instantAt(date, known.to, timeZone).toISOString(),
    };
  const lengthMs = before ? Date.parse(before.end) - Date.parse(before.start) : 0;
  return {
    start: startsAt,
    end: new Date(at.getTime() + (lengthMs > 0 ? lengthMs : WINDOW_MINUTES * MINUTE_MS)).toISOString(),
  };
}

/** Whether a start (ISO UTC) keeps a promised window; its end counts as within, as in `placementWarnings`. */
export const isInWindow = (startsAt: string, { start, end }: ArrivalWindow): boolean =>
  start <= startsAt && startsAt <= end;

/**
 * Returns the first window in which someone in a crew of `crewSize` has nothing booked yet; an unassigned job takes up one crew member.
 * The very first window when every one is full, null when there are none.
 */
export function firstFreeWindow(
  windows: readonly ArrivalWindow[],
  booked: readonly Booked[],
  crewSize: number,
): ArrivalWindow | null {
  const busyIn = ({ start, end }: ArrivalWindow): number =>
    booked
      .filter(({ progress }) => !TAKES_NO_TIME.includes(progress))
      .filter(({ scheduledTime, durationMinutes }) => {
        const endsMs = Date.parse(scheduledTime) + durationMinutes * MINUTE_MS;
        return scheduledTime < end && endsMs > Date.parse(start);
      })
      .reduce((people, { technicianIds }) => people + Math.max(1, technicianIds.length), 0);
  return windows.find((window) => busyIn(window) < Math.max(1, crewSize)) ?? windows[0] ?? null;
}
