import { FirestoreError } from 'firebase/firestore';

/** How a transaction ends that has read what changed before it ended. */
const CHANGED_MEANWHILE: readonly string[] = ['aborted', 'failed-precondition'];

/** Whether something failed only because somebody else wrote the same document at that moment. */
export const isContention = (error: unknown): boolean =>
  error instanceof FirestoreError && CHANGED_MEANWHILE.includes(error.code);

const CONTENTION_ATTEMPTS = 4;
const CONTENTION_WAIT_MS = 150;

/**
 * Retries when it merely collided with another write of the same document. Nothing here has its own condition that
 * could fail; the emulator answers this way under load, and it would look like a refusal to a person.
 */
export async function despiteOthers<T>(work: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isContention(error) || attempt >= CONTENTION_ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, attempt * CONTENTION_WAIT_MS));
    return despiteOthers(work, attempt + 1);
  }
}
