import { setTimeout } from 'node:timers/promises';

const ATTEMPTS = 6;
/** The lock holder gets longer each time: 7.5 seconds in all. */
const WAIT_MS = 500;

const isGivenUp = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'aborted';

/**
 * Retries a write when the emulator gives up on another write's lock; nothing is stored then. The app retries, too. Any other error is
 * thrown the first time.
 */
export async function despiteLocks<T>(write: () => Promise<T>, waitMs = WAIT_MS, attempt = 1): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isGivenUp(error) || attempt >= ATTEMPTS) throw error;
    await setTimeout(waitMs * attempt);
    return despiteLocks(write, waitMs, attempt + 1);
  }
}
