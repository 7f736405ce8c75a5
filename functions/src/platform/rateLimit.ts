import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/lib/appError';
import { HOUR_MS, MINUTE_MS } from '@/lib/time';
import type { Deps } from './admin';

const WINDOW_MS = MINUTE_MS;
/** Time a counter is kept; after that, a Firestore time-to-live policy on `expiresAt` may delete it. */
const KEEP_MS = HOUR_MS;

/** The calls in a window that began at `startedAt` (milliseconds). */
type Counter = { startedAt: number; count: number };

/** Returns the counter with one more call at `at`, or null if `perMinute` calls were already counted. Pure. */
export function counted(stored: Counter, at: number, perMinute: number): Counter | null {
  const isSameWindow = at - stored.startedAt < WINDOW_MS;
  const count = isSameWindow ? stored.count : 0;
  return count >= perMinute ? null : { startedAt: isSameWindow ? stored.startedAt : at, count: count + 1 };
}

/**
 * Counts a call against `key` in a fixed window of a minute, across all instances.
 * @throws AppError `rate-limited` when `perMinute` calls were counted already.
 */
export async function countCall({ db, now }: Deps, key: string, perMinute: number): Promise<void> {
  const ref = db.collection('rateLimits').doc(key);
  const at = Date.parse(now());
  const isAllowed = await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const before = { startedAt: Number(stored?.['startedAt'] ?? 0), count: Number(stored?.['count'] ?? 0) };
    const next = counted(before, at, perMinute);
    if (next) transaction.set(ref, { ...next, expiresAt: Timestamp.fromMillis(at + KEEP_MS) });
    return next !== null;
  });
  if (!isAllowed) throw tooMany();
}

/** A rejected key is refused from cache for this long: a tenth of its minute, so no one is locked out for long. */
const REMEMBERED_MS = WINDOW_MS / 10;
const REMEMBERED_KEYS = 5000;

/** Time at which each key's limit resets, as far as this process knows. */
const fullUntil = new Map<string, number>();

/** Whether a key was refused a moment ago: a flood is rejected by this check alone. */
export const isKnownFull = ({ now }: Deps, key: string): boolean => (fullUntil.get(key) ?? 0) > Date.parse(now());

/** Like `countCall`, for strangers' requests: caches refusals. @throws AppError `rate-limited` */
export async function countShielded(deps: Deps, key: string, perMinute: number): Promise<void> {
  if (isKnownFull(deps, key)) throw tooMany();
  try {
    await countCall(deps, key, perMinute);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') {
      fullUntil.delete(key);
      fullUntil.set(key, Date.parse(deps.now()) + REMEMBERED_MS);
      const [oldest] = fullUntil.keys();
      if (fullUntil.size > REMEMBERED_KEYS && oldest !== undefined) fullUntil.delete(oldest);
    }
    throw error;
  }
}

const tooMany = (): AppError =>
  new AppError({
    code: 'rate-limited',
    userMessage: 'Too many requests at once. Please wait a minute and try again.',
  });
