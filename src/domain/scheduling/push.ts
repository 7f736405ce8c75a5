import { MINUTE_MS } from '@/lib/time';
import type { Stop } from './ground';
import type { PushedVisit } from './timeRequest';
import { isAhead } from './visitState';

type Chain = {
  /** End of the new visit. */
  freeMs: number;
  /** Location of the new visit. */
  place: string;
  /** Stops that come after it, by start. */
  following: readonly Stop[];
  /** Time by which everyone has to be back, and where. */
  endMs: number;
  base: string;
  drive: (from: string, to: string) => number;
};

/**
 * Returns the visits that start later when something is inserted before them, in order; null if impossible: one is locked, running, for
 * several people or would break its promise, or the day gets too long. No one moves more than needed.
 */
export function pushedAfter({ freeMs, place, following, endMs, base, drive }: Chain): PushedVisit[] | null {
  const pushed: PushedVisit[] = [];
  let [atMs, at] = [freeMs, place];
  for (const stop of following) {
    const readyMs = atMs + drive(at, stop.place) * MINUTE_MS;
    const { entry } = stop;
    let startMs = stop.fromMs;
    if (readyMs > startMs) {
      const { isLocked, technicianIds, windowEndsAt } = entry.placement;
      if (entry.kind !== 'visit' || !isAhead(entry.state) || isLocked || technicianIds.length > 1) return null;
      startMs = Math.ceil(readyMs / MINUTE_MS) * MINUTE_MS;
      if (windowEndsAt !== '' && startMs > Date.parse(windowEndsAt)) return null;
      const [from, to] = [entry.placement.startsAt, new Date(startMs).toISOString()];
      pushed.push({ id: entry.id, title: entry.title, from, to });
    }
    [atMs, at] = [Math.max(atMs, startMs + stop.toMs - stop.fromMs), stop.place];
  }
  // A day that was already too long is no reason, as long as it doesn't get longer.
  const plannedMs = Math.max(0, ...following.map(({ toMs }) => toMs));
  return atMs <= plannedMs || atMs + drive(at, base) * MINUTE_MS <= endMs ? pushed : null;
}
