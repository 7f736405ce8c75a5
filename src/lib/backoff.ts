import { HOUR_MS } from '@/lib/time';

/** The specification's backoff (section 9). */
const BASE_MS = 1_000;
const FACTOR = 2;
const LONGEST_MS = 4 * HOUR_MS;
const JITTER = 0.5;

/**
 * How long to wait before something that failed is tried again: after the first failure `attempt` is 0. It doubles each time
 * up to four hours, half of it more or less by chance (`random` is 0 to 1), so that many that failed together do not come
 * back together.
 */
export function backoffMillis(attempt: number, random: number = Math.random()): number {
  const pause = Math.min(LONGEST_MS, BASE_MS * FACTOR ** attempt);
  return Math.min(LONGEST_MS, Math.round(pause * (1 + JITTER * (2 * random - 1))));
}

/** Whether an HTTP answer says that the same request may succeed later. */
export const isPassingStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;
