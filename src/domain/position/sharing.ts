import { MINUTE_MS } from '@/lib/time';
import { coordinatesOf, type Coordinates } from '../contact/pin';
import type { TimeEntry, TimeKind } from '../hours/schema';
import { roadKmBetween } from '../routing/travel/estimate';

/** Time kinds during which a position may be shared. Breaks are private. */
const SHARED_KINDS: readonly TimeKind[] = ['drive', 'work', 'supply-run'];
/** A longer shift means clocking out was forgotten. */
const LONGEST_SHIFT_MINUTES = 16 * 60;

type Stretch = Pick<TimeEntry, 'kind' | 'startsAt' | 'endsAt'>;

/** Whether someone is on the clock: driving, working or on a supply run, and not on a break. */
export function isOnTheClock(stretches: readonly Stretch[], nowIso: string): boolean {
  const running = stretches.filter(
    ({ endsAt, startsAt }) =>
      endsAt === '' && Date.parse(nowIso) - Date.parse(startsAt) <= LONGEST_SHIFT_MINUTES * MINUTE_MS,
  );
  return running.some(({ kind }) => SHARED_KINDS.includes(kind)) && running.every(({ kind }) => kind !== 'break');
}

/** Minimum minutes between positions, no matter what the phone reports. The server rejects any that come sooner. */
export const LEAST_MINUTES = 2;
/** How often someone who isn't moving is reported, so that the map doesn't drop them. */
const STANDING_MINUTES = 10;
const MOVED_KM = 0.15;

export type Sent = { pin: string; at: string };

/** Whether a position is worth sending after the last one. */
export function isWorthSending(place: Coordinates, last: Sent | null, nowIso: string): boolean {
  const before = last && coordinatesOf(last.pin);
  if (!last || !before) return true;
  const minutes = (Date.parse(nowIso) - Date.parse(last.at)) / MINUTE_MS;
  if (minutes < LEAST_MINUTES) return false;
  return minutes >= STANDING_MINUTES || roadKmBetween(before, place) >= MOVED_KM;
}
