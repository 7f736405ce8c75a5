import { FirestoreError } from 'firebase/firestore';
import { AppError } from '@/lib/appError';

/** How a transaction ends that has read what changed before it ended. */
const CHANGED_MEANWHILE: readonly string[] = ['aborted', 'failed-precondition'];

/** Whether something failed only because somebody else wrote the same document at that moment. */
export const isContention = (error: unknown): boolean =>
  error instanceof FirestoreError && CHANGED_MEANWHILE.includes(error.code);

const CONTENTION_ATTEMPTS = 6;
const CONTENTION_WAIT_MS = 150;

/**
 * Retries when it merely collided with other writes of the same document. Nothing here has its own condition that could fail, so that what
 * collides on and on is no refusal either: it waits, as without a connection.
 * @throws AppError `unavailable` when others went on writing
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
