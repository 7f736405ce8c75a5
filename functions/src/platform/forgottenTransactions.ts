import type { Firestore } from 'firebase-admin/firestore';

const ATTEMPTS = 5;

const isForgotten = (error: unknown): boolean =>
  error instanceof Error && /Transaction is invalid or closed/.test(error.message);

/**
 * Reruns a transaction the server has forgotten, as its function must allow anyway. The service says "transaction has expired", and the
 * SDK retries. The Firestore emulator, which forgets a transaction after some seconds of waiting on a busy machine, words it differently,
 * and the SDK gives up.
 */
export function retryForgottenTransactions(db: Firestore): Firestore {
  const once = db.runTransaction.bind(db);
  db.runTransaction = async (run, options) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(run, options);
      } catch (error) {
        if (attempt === ATTEMPTS || !isForgotten(error)) throw error;
      }
    }
  };
  return db;
}
