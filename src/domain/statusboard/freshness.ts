import { minutesBetween } from '@/lib/calendar';

const STALE_MINUTES = 2;
const BLIND_MINUTES = 15;

/** `live`; `stale`: shown with its age; `blind`: too old to predict anything. */
export type Freshness = 'live' | 'stale' | 'blind';

/** Returns how far a board can be trusted if its last contact with the server was at `contactAt` (both ISO; '' = none yet). */
export function freshnessOf(contactAt: string, nowIso: string): Freshness {
  if (contactAt === '') return 'live';
  const minutes = minutesBetween(contactAt, nowIso);
  return minutes < STALE_MINUTES ? 'live' : minutes < BLIND_MINUTES ? 'stale' : 'blind';
}
