import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { stripeEventRowSchema, type StripeEventRow } from '@/domain/subscription/api';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../../platform/admin';
import { EVENT_TYPES, type StripeEventRef } from './eventRef';

/** Stripe redelivers for three days, and manually for thirty; after that an event can't come back. */
const KEEP_MS = 35 * DAY_MS;
/** Firestore's code for a document that already exists. */
const ALREADY_EXISTS = 6;

/** stripeEvents/{event id}: the outcome of each event. Read and written by functions only. */
export const stripeEventSchema = stripeEventRowSchema.omit({ id: true }).extend({
  type: z.enum(EVENT_TYPES),
  objectId: z.string(),
  customerId: z.string(),
  /** The event's company; '' if it isn't known (yet). */
  companyId: z.string(),
});
export type StripeEventRecord = z.infer<typeof stripeEventSchema>;

export type EventOutcome = Pick<StripeEventRow, 'status' | 'reason'> & { companyId: string };

export const stripeEvents = (db: Firestore): CollectionReference => db.collection('stripeEvents');

export const isFinished = (status: unknown): boolean => status === 'done' || status === 'ignored';

/**
 * Records that an event is being handled. Returns the outcome if it was handled before, or null. An event that another invocation seems
 * to be handling is handled too: that one may have died, and only one of the two can store an effect.
 */
export async function beginEvent(deps: Deps, event: StripeEventRef, isForced: boolean): Promise<EventOutcome | null> {
  const { id, ...rest } = event;
  const ref = stripeEvents(deps.db).doc(id);
  const now = deps.now();
  const fresh: StripeEventRecord = {
    ...rest,
    status: 'processing',
    attempts: 1,
    companyId: '',
    receivedAt: now,
    finishedAt: '',
    reason: '',
  };
  try {
    await ref.create({ ...fresh, expiresAt: Timestamp.fromMillis(Date.parse(now) + KEEP_MS) });
    return null;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== ALREADY_EXISTS) throw error;
  }
  return deps.db.runTransaction(async (transaction) => {
    const stored = stripeEventSchema.parse((await transaction.get(ref)).data());
    if (isFinished(stored.status) && !isForced) return stored;
    transaction.update(ref, { status: 'processing', attempts: FieldValue.increment(1) });
    return null;
  });
}

/** Stores the outcome together with the effects. The event must have been read in the same transaction. */
export function finishEvent(
  deps: Deps,
  transaction: Transaction,
  ref: DocumentReference,
  { status, reason, companyId }: EventOutcome,
): void {
  transaction.update(ref, { status, reason, companyId, finishedAt: deps.now() });
}

/** Records that an event had no effect, unless another delivery of it had one in the meantime. */
export async function closeEvent(deps: Deps, eventId: string, outcome: EventOutcome): Promise<void> {
  const ref = stripeEvents(deps.db).doc(eventId);
  await deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!isFinished(stored.get('status'))) finishEvent(deps, transaction, ref, outcome);
  });
}
