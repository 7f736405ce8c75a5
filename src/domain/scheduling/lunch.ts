import { atClock } from '@/lib/atClock';
import { memo } from '@/lib/memo';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import type { Stretch, TravelMinutes } from './ground';

/** Half an hour that begins between 11 AM and 1:30 PM by the clock; routes and offered times keep it free. */
const LUNCH = { earliestStart: '11:00', latestStart: '13:30', durationMinutes: 30 };

type Lunch = { earliestMs: number; latestMs: number; durationMs: number };

const lunchesIn = memo((timeZone: string) =>
  memo((date: string): Lunch => ({
    earliestMs: Date.parse(atClock(date, LUNCH.earliestStart, timeZone)),
    latestMs: Date.parse(atClock(date, LUNCH.latestStart, timeZone)),
    durationMs: LUNCH.durationMinutes * MINUTE_MS,
  })),
);
/** Returns when lunch may begin on a day (YYYY-MM-DD), and how long it is, in ms. */
export const lunchOn = (date: string, timeZone: string): Lunch => lunchesIn(timeZone)(date);

/** Whether someone with these hours gets a lunch break: those who start after noon or leave before it eat at home. */
export const isLunchOwed = (work: Stretch, { latestMs, durationMs }: Lunch): boolean =>
  work.fromMs < latestMs && work.toMs > latestMs + durationMs;

/** No one works longer than this without eating: on a job this long, lunch is eaten there. */
const LONG_JOB_MS = 5 * HOUR_MS;

/** Whether lunch is eaten during a job: it is a long one, and half an hour around noon lies within it. */
export const hasLunchWithin = ({ fromMs, toMs }: Stretch, { earliestMs, latestMs, durationMs }: Lunch): boolean =>
  toMs - fromMs >= LONG_JOB_MS && fromMs <= latestMs && toMs >= earliestMs + durationMs;

type Busy = Stretch & { place: string };

/** Whether lunch fits somewhere between the stops of a part of a day, given the drives from base to base. */
export function hasRoomForLunch(
  stops: readonly Busy[],
  {
    part,
    base,
    lunch,
    drive,
  }: { part: Stretch; base: string; lunch: Lunch; drive: (...places: Parameters<TravelMinutes>) => number },
): boolean {
  if (stops.some((stop) => hasLunchWithin(stop, lunch))) return true;
  const home = { fromMs: part.toMs, toMs: part.toMs, place: base };
  let last = { readyMs: part.fromMs, place: base };
  for (const stop of [...stops.toSorted((a, b) => a.fromMs - b.fromMs), home]) {
    const isLongEnough = stop.fromMs - last.readyMs >= drive(last.place, stop.place) * MINUTE_MS + lunch.durationMs;
    const beginsMs = Math.max(last.readyMs, lunch.earliestMs);
    if (isLongEnough && beginsMs <= Math.min(lunch.latestMs, stop.fromMs - lunch.durationMs)) return true;
    if (stop.toMs >= last.readyMs) last = { readyMs: stop.toMs, place: stop.place };
  }
  return false;
}
