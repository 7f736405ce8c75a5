import { FirestoreError } from 'firebase/firestore';
import { AppError } from '@/lib/appError';

/** Error codes of a transaction whose reads changed before it committed. */
const CHANGED_MEANWHILE: readonly string[] = ['aborted', 'failed-precondition'];

/** Returns whether something failed only because someone else wrote the same document at the same moment. */
export const isContention = (error: unknown): boolean =>
  error instanceof FirestoreError && CHANGED_MEANWHILE.includes(error.code);

const CONTENTION_ATTEMPTS = 6;
const CONTENTION_WAIT_MS = 150;

/**
 * Retries work that merely collided with other writes of the same document. It has no preconditions of its own that could fail, so
 * repeated collisions aren't a rejection either: it waits, as it would offline.
 * @throws AppError `unavailable` if others kept writing
 */
export async function despiteOthers<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isContention(error)) throw error;
    if (attempt >= CONTENTION_ATTEMPTS)
      throw new AppError({
        code: 'unavailable',
        userMessage: 'This is being changed elsewhere. Please try again.',
        cause: error,
      });
    await new Promise((resolve) => setTimeout(resolve, attempt * CONTENTION_WAIT_MS));
    return despiteOthers(work, attempt + 1);
  }
}
