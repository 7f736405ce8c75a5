import { minutesBetween } from '@/lib/calendar';

const STALE_MINUTES = 2;
const BLIND_MINUTES = 15;

/** `live`; `stale`: shown with the time of the last update; `blind`: too old for predictions. */
export type Freshness = 'live' | 'stale' | 'blind';

/** Returns how reliable a board is that last heard from the server at `contactAt` (both ISO; '' = not yet). */
export function freshnessOf(contactAt: string, nowIso: string): Freshness {
  if (contactAt === '') return 'live';
  const minutes = minutesBetween(contactAt, nowIso);
  return minutes < STALE_MINUTES ? 'live' : minutes < BLIND_MINUTES ? 'stale' : 'blind';
}
