import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { pricebookChangeSchema, type ChangeStatus, type PricebookChange } from '@/domain/pricebook/change';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';

export const changeRef = ({ db }: Deps, companyId: string, changeId: string): DocumentReference =>
  inCompany(db, companyId, 'pricebookChanges').doc(changeId);

/** @throws AppError not-found. */
export function parseChange(snapshot: DocumentSnapshot): PricebookChange {
  if (!snapshot.exists) throw notFound('Price change');
  return pricebookChangeSchema.parse(snapshot.data());
}

type Move = { from: readonly ChangeStatus[]; fields: Partial<PricebookChange>; by: string };

/**
 * Advances a change from one of several states, in a transaction, so only one of two concurrent decisions wins.
 * @throws AppError not-found, failed-precondition.
 */
export async function moveChange(
  deps: Deps,
  ref: DocumentReference,
  { from, fields, by }: Move,
): Promise<PricebookChange> {
  return deps.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const change = parseChange(snapshot);
    if (!from.includes(change.status)) throw precondition(`This price change is ${STATES[change.status]}. Reload it.`);
    transaction.update(ref, { ...fields, ...updatedAudit(by, deps.now(), snapshot.data()) });
    return { ...change, ...fields };
  });
}

const STATES: Record<ChangeStatus, string> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  applying: 'going live',
  live: 'live already',
  'rolling-back': 'being rolled back',
  'rolled-back': 'already rolled back',
  cancelled: 'cancelled',
};
