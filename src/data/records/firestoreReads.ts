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

/** A document, from this device where the server does not answer in time. */
export const getInTime = (reference: DocumentReference): Promise<DocumentSnapshot> =>
  inTime(getDoc(reference), () => getDocFromCache(reference));

/** An empty list on this device may be one that was never read: then the server is waited for. */
export const listInTime = (asked: Query): Promise<QuerySnapshot> =>
  inTime(getDocs(asked), async () => {
    const copy = await getDocsFromCache(asked);
    return copy.empty ? null : copy;
  });

/**
 * In a transaction, because getDocFromServer lays this device's unconfirmed writes over what the server has. What it has read was true
 * at that moment, whatever is written next.
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
 * A record this device has just made, which the stream reports missing: when requested at the moment it is created, a
 * record is sometimes missed by the emulator's stream (1 in 80 under load), which does not notice until it changes.
 */
export async function askAgain(reference: DocumentReference): Promise<DocumentSnapshot | null> {
  const tooLate = new Promise<null>((resolve) => void setTimeout(() => resolve(null), LOST_PATIENCE_MS));
  return Promise.race([getPastTheCache(reference).catch(() => null), tooLate]);
}
