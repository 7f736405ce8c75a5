import { MINUTE_MS } from '@/lib/time';
import type { PreparedGround, Stop, Stretch } from './ground';
import { hasRoomForLunch, isLunchOwed, lunchOn } from './lunch';
import type { PreparedRequest, PushedVisit } from './timeRequest';

export type InDay = { stops: readonly Stop[]; base: string; drive: (from: string, to: string) => number };

/**
 * Returns a check whether lunch still fits with one more stop at a start and others pushed back; always true when no one takes lunch, and
 * when there is no room for it anyway.
 */
export function lunchCheck(
  {
    part,
    limitMs,
    date,
    stops,
    request,
    ...way
  }: InDay & { part: Stretch; limitMs: number; date: string; request: PreparedRequest },
  { nowMs, timeZone }: PreparedGround,
): (startMs: number, pushed: readonly PushedVisit[]) => boolean {
  if (!request.keepsLunch || request.isEmergency) return () => true;
  const lunch = lunchOn(date, timeZone);
  const within = { part: { fromMs: Math.max(part.fromMs, nowMs), toMs: limitMs }, lunch, ...way };
  const isKept = isLunchOwed(part, lunch) && nowMs < lunch.earliestMs;
  if (!isKept || !hasRoomForLunch(stops, within)) return () => true;
  return (startMs, pushed) => {
    const later = new Map(pushed.map(({ id, to }) => [id, Date.parse(to)]));
    const moved = stops.map((stop) => {
      const fromMs = later.get(stop.entry.id) ?? stop.fromMs;
      return { fromMs, toMs: fromMs + stop.toMs - stop.fromMs, place: stop.place };
    });
    const added = { fromMs: startMs, toMs: startMs + request.durationMinutes * MINUTE_MS, place: request.place };
    return hasRoomForLunch([...moved, added], within);
  };
}
