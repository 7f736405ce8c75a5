import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../../platform/admin';
import type { ConnectEvent } from './connectEvent';

/** Stripe redelivers for three days, and manually for thirty. */
const KEEP_MS = 35 * DAY_MS;

/** stripeConnectEvents/{event id}: the outcome of each connected-account event. Read and written by functions only. */
const eventRef = (db: Firestore, id: string): DocumentReference => db.collection('stripeConnectEvents').doc(id);

/** Records that an event is being handled. @returns whether it was handled before */
export async function beginConnectEvent(
  { db, now }: Deps,
  { id, type, account, objectId }: ConnectEvent,
): Promise<boolean> {
  const ref = eventRef(db, id);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const status: unknown = stored.get('status');
    if (status === 'done' || status === 'ignored') return true;
    const attempts = Number(stored.get('attempts') ?? 0) + 1;
    const at = now();
    transaction.set(ref, {
      type,
      account,
      objectId,
      status: 'processing',
      attempts,
      reason: '',
      finishedAt: '',
      receivedAt: String(stored.get('receivedAt') ?? at),
      expiresAt: Timestamp.fromMillis(Date.parse(at) + KEEP_MS),
    });
    return false;
  });
}

/** Records the outcome. All event handling is idempotent, so this needn't be atomic with it. */
export async function endConnectEvent(
  { db, now }: Deps,
  id: string,
  outcome: { status: 'done' | 'ignored' | 'failed'; reason: string; companyId: string },
): Promise<void> {
  await eventRef(db, id).update({ ...outcome, finishedAt: now() });
}
