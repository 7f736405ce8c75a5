import { MINUTE_MS } from '@/lib/time';
import { coordinatesOf, type Coordinates } from '../contact/pin';
import type { TimeEntry, TimeKind } from '../hours/schema';
import { roadKmBetween } from '../routing/travel/estimate';

/** Time entries during which a position may be shared. Breaks are private. */
const SHARED_KINDS: readonly TimeKind[] = ['drive', 'work', 'supply-run'];
/** If time ran longer than this, clocking out was forgotten and no one is at work. */
const LONGEST_SHIFT_MINUTES = 16 * 60;

type Stretch = Pick<TimeEntry, 'kind' | 'startsAt' | 'endsAt'>;

/** Whether someone is at work according to the running time entries: driving, working or on a supply run, and not on a break. */
export function isOnTheClock(stretches: readonly Stretch[], nowIso: string): boolean {
  const running = stretches.filter(
    ({ endsAt, startsAt }) =>
      endsAt === '' && Date.parse(nowIso) - Date.parse(startsAt) <= LONGEST_SHIFT_MINUTES * MINUTE_MS,
  );
  return running.some(({ kind }) => SHARED_KINDS.includes(kind)) && running.every(({ kind }) => kind !== 'break');
}

/** Minimum interval between positions, whatever the phone reports. The server rejects any sent sooner. */
export const LEAST_MINUTES = 2;
/** A stationary technician's position is resent this often, so that it doesn't go stale on the map. */
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
