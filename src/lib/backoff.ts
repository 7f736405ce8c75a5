import { HOUR_MS } from '@/lib/time';

/** The backoff from the specification (section 9). */
const BASE_MS = 1_000;
const FACTOR = 2;
const LONGEST_MS = 4 * HOUR_MS;
const JITTER = 0.5;

/**
 * Returns how long to wait before retrying; after the first failure `attempt` is 0. The delay doubles each time, up to four hours, with a
 * random jitter of ±50 percent (`random` is 0 to 1), so that many requests that failed together don't come back together.
 */
export function backoffMillis(attempt: number, random: number = Math.random()): number {
  const pause = Math.min(LONGEST_MS, BASE_MS * FACTOR ** attempt);
  return Math.min(LONGEST_MS, Math.round(pause * (1 + JITTER * (2 * random - 1))));
}

/** Returns whether an HTTP status means that the same request may succeed later. */
export const isPassingStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;
