import {
  getDoc,
  getDocFromCache,
  getDocs,
  getDocsFromCache,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { isContention } from './firestoreContention';
import { inTime } from './inTime';

/** Reads a document, from this device if the server doesn't respond in time. */
export const getInTime = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  inTime(getDoc(reference), () => getDocFromCache(reference));

/** An empty cached list may be one that was never read: wait for the server then. */
export const listInTime = (asked: Query): Promise<QuerySnapshot> =>
  inTime(getDocs(asked), async () => {
    const copy = await getDocsFromCache(asked);
    return copy.empty ? null : copy;
  });

/**
 * Reads in a transaction, because getDocFromServer overlays this device's unconfirmed writes on the server's data. The result was
 * accurate at that moment, whatever is written next.
 */
export async function getPastTheCache(reference: DocumentReference): Promise<DocumentSnapshot> {
  const seen: DocumentSnapshot[] = [];
  try {
    await runTransaction(reference.firestore, async (transaction) => void seen.push(await transaction.get(reference)), {
      maxAttempts: 1,
    });
  } catch (error) {
    if (!isContention(error) || seen.length === 0) throw error;
  }
  const [snapshot] = seen;
  if (!snapshot) throw new Error('A transaction has ended without its read');
  return snapshot;
}

const LOST_PATIENCE_MS = 2000;

/**
 * Rereads a record this device has just created but the stream reports missing: if it's requested at the moment of creation, the
 * emulator's stream sometimes misses it (1 in 80 under load) and doesn't notice until it changes.
 */
export async function askAgain(reference: DocumentReference): Promise<DocumentSnapshot | null> {
  const tooLate = new Promise<null>((resolve) => void setTimeout(() => resolve(null), LOST_PATIENCE_MS));
  return Promise.race([getPastTheCache(reference).catch(() => null), tooLate]);
}
