import { countCall } from '../platform/rateLimit';
import type { Deps } from '../platform/admin';
import { AppError } from '@/lib/appError';

const WINDOW_MS = 60_000;
const REMEMBERED = 5000;

/** Until when a key has had its minute's calls, as this process knows. */
const fullUntil = new Map<string, number>();

/**
 * As `countCall`, and remembers who was refused until their minute is over: a flood is turned away here and does not reach the
 * database. @throws AppError `rate-limited`
 */
export async function countShielded(deps: Deps, key: string, perMinute: number): Promise<void> {
  const at = Date.parse(deps.now());
  if ((fullUntil.get(key) ?? 0) > at) throw tooMany();
  try {
    await countCall(deps, key, perMinute);
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') {
      // The window began at most a minute ago: a tenth of it is short enough to lock nobody out for long.
      remember(key, at + WINDOW_MS / 10);
    }
    throw error;
  }
}

function remember(key: string, until: number): void {
  fullUntil.delete(key);
  fullUntil.set(key, until);
  const [oldest] = fullUntil.keys();
  if (fullUntil.size > REMEMBERED && oldest !== undefined) fullUntil.delete(oldest);
}

const tooMany = (): AppError =>
  new AppError({ code: 'rate-limited', userMessage: 'Too many requests at once. Please wait a minute and try again.' });
