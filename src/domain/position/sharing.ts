import { MINUTE_MS } from '@/lib/time';
import { coordinatesOf, type Coordinates } from '../contact/pin';
import type { TimeEntry, TimeKind } from '../hours/schema';
import { roadKmBetween } from '../routing/travel/estimate';

/** Time in which a position may be shared. A break is one's own. */
const SHARED_KINDS: readonly TimeKind[] = ['drive', 'work', 'supply-run'];
/** What has run for longer was forgotten, and nobody is at work. */
const LONGEST_SHIFT_MINUTES = 16 * 60;

type Stretch = Pick<TimeEntry, 'kind' | 'startsAt' | 'endsAt'>;

/** Whether somebody is at work by what runs: driving, working or on a supply run, and not in a break meanwhile. */
export function isOnTheClock(stretches: readonly Stretch[], nowIso: string): boolean {
  const running = stretches.filter(
    ({ endsAt, startsAt }) =>
      endsAt === '' && Date.parse(nowIso) - Date.parse(startsAt) <= LONGEST_SHIFT_MINUTES * MINUTE_MS,
  );
  return running.some(({ kind }) => SHARED_KINDS.includes(kind)) && running.every(({ kind }) => kind !== 'break');
}

/** Positions are sent no more often than this, whatever the phone says. The server takes none that comes sooner. */
export const LEAST_MINUTES = 2;
/** Who stands still is said to be there this often, or the map would forget them. */
const STANDING_MINUTES = 10;
const MOVED_KM = 0.15;

export type Sent = { pin: string; at: string };

/** Whether a position is worth being sent after the last one. */
export function isWorthSending(place: Coordinates, last: Sent | null, nowIso: string): boolean {
  const before = last && coordinatesOf(last.pin);
  if (!last || !before) return true;
  const minutes = (Date.parse(nowIso) - Date.parse(last.at)) / MINUTE_MS;
  if (minutes < LEAST_MINUTES) return false;
  return minutes >= STANDING_MINUTES || roadKmBetween(before, place) >= MOVED_KM;
}
