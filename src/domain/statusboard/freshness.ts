import { minutesBetween } from '@/lib/calendar';

const STALE_MINUTES = 2;
const BLIND_MINUTES = 15;

/** `live`; `stale`: shown with since when; `blind`: too old to say what will happen. */
export type Freshness = 'live' | 'stale' | 'blind';

/** How far a board can be believed whose last word from the server was at `contactAt` (both ISO; '' = none yet). */
export function freshnessOf(contactAt: string, nowIso: string): Freshness {
  if (contactAt === '') return 'live';
  const minutes = minutesBetween(contactAt, nowIso);
  return minutes < STALE_MINUTES ? 'live' : minutes < BLIND_MINUTES ? 'stale' : 'blind';
}
