import { HOUR_MINUTES, MINUTE_MS } from '@/lib/time';
import type { Stretch, TravelMinutes } from './ground';

/** Half an hour that begins between eleven and half past one, in minutes of the day: what routes and offered times keep free. */
export const LUNCH = { earliestStart: 11 * HOUR_MINUTES, latestStart: 13.5 * HOUR_MINUTES, durationMinutes: 30 };

/** When lunch may begin on a day that began at an instant, and how long it is; ms. */
export const lunchOn = (dayStartMs: number): { earliestMs: number; latestMs: number; durationMs: number } => ({
  earliestMs: dayStartMs + LUNCH.earliestStart * MINUTE_MS,
  latestMs: dayStartMs + LUNCH.latestStart * MINUTE_MS,
  durationMs: LUNCH.durationMinutes * MINUTE_MS,
});
type Lunch = ReturnType<typeof lunchOn>;

/** Whether who works then is there over noon: who begins after it, or ends before it, eats at home. */
export const isLunchOwed = (work: Stretch, { latestMs, durationMs }: Lunch): boolean =>
  work.fromMs < latestMs && work.toMs > latestMs + durationMs;

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
