import { undoMerge as contract } from '@/domain/customer/api';
import { customerNames, type Customer } from '@/domain/customer/schema';
import { isSame } from '@/lib/stableJson';
import { member, type Member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import type { Deps } from '../platform/admin';
import { mergeAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { copiedFieldsOf } from './copiesOnCustomer';
import { mergeRecordSchema, type MergeRecord } from './mergeRecord';
import { readCustomer } from './readCustomer';
import { restoreFollowers } from './restoreFollowers';
import { restoreRecords } from './restoreRecords';

/**
 * Undoes a merge: moved records return to the duplicate along with what was made from them since and their money, and the survivor's
 * fields and the duplicate's status are restored. Later changes stay. Counts records and fields. A second call returns the same counts.
 * Throws `not-found`, and `failed-precondition` if the duplicate was deleted since.
 */
export const undoMerge = defineCallable(
  contract,
  {
    access: member({ action: 'mergeCustomers', feature: 'customers' }),
    rateLimit: { perMinute: 20 },
    timeoutSeconds: 540,
  },
  async (deps, { mergeId }, caller) => {
    const mergeRef = inCompany(deps.db, caller.companyId, 'merges').doc(mergeId);
    const customers = inCompany(deps.db, caller.companyId, 'customers');

    const { merge: started, copied } = await deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(mergeRef);
      if (!stored.exists) throw notFound('merges');
      const merge = mergeRecordSchema.parse(stored.data());
      if (merge.state === 'undone') return { merge, copied: null };
      const duplicate = await transaction.get(customers.doc(merge.duplicateId));
      if (!duplicate.exists)
        throw precondition('The merged customer has since been deleted, so the merge cannot be undone.');
      transaction.update(mergeRef, { state: 'undoing', ...updatedAudit(caller.uid, deps.now(), stored.data()) });
      return { merge, copied: copiedFieldsOf(duplicate) };
    });
    if (!copied) return started;
    const { survivorId, duplicateId } = started;
    const context = { companyId: caller.companyId, uid: caller.uid, mergeRef, survivorId, duplicateId };
    await restoreRecords(deps, context, copied);
    await restoreFollowers(deps, context, copied);
    return restoreCustomers(deps, caller, mergeId);
  },
);

/** Returns the survivor's fields that still have the merge's value, with their earlier values. */
function survivorFieldsToRestore(
  survivor: Customer,
  { survivorBefore, survivorAfter }: MergeRecord,
): Partial<Customer> {
  const fields = Object.keys(survivorAfter).filter((field) =>
    isSame(survivor[field as keyof Customer], survivorAfter[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, survivorBefore[field]]));
}

function restoreCustomers(
  deps: Deps,
  caller: Member,
  mergeId: string,
): Promise<Pick<MergeRecord, 'restoredCount' | 'keptCount'>> {
  const mergeRef = inCompany(deps.db, caller.companyId, 'merges').doc(mergeId);
  const customers = inCompany(deps.db, caller.companyId, 'customers');

  return deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(mergeRef);
    const merge = mergeRecordSchema.parse(stored.data());
    if (merge.state === 'undone') return merge;
    const [survivor, duplicate] = await transaction.getAll(
      customers.doc(merge.survivorId),
      customers.doc(merge.duplicateId),
    );
    const now = deps.now();
    let restored = 0;
    if (survivor?.exists) {
      const current = readCustomer(survivor);
      const fields = survivorFieldsToRestore(current, merge);
      restored = Object.keys(fields).length;
      const names = customerNames({ ...current, ...fields });
      if (restored > 0)
        transaction.update(survivor.ref, { ...fields, ...names, ...updatedAudit(caller.uid, now, survivor.data()) });
    }
    if (duplicate?.exists && duplicate.get('mergedIntoId') === merge.survivorId) {
      const back = { status: merge.duplicateStatusBefore, mergedIntoId: '' };
      transaction.update(duplicate.ref, { ...back, ...mergeAudit(caller.uid, now, duplicate.data()) });
    }
    for (const id of merge.remainderNoteIds) transaction.delete(inCompany(deps.db, caller.companyId, 'notes').doc(id));
    const counts = {
      restoredCount: merge.restoredCount + restored,
      keptCount: merge.keptCount + Object.keys(merge.survivorAfter).length - restored,
    };
    transaction.update(mergeRef, { state: 'undone', ...counts, ...updatedAudit(caller.uid, now, stored.data()) });
    recordActivity(deps, transaction, caller.companyId, {
      actorUid: caller.uid,
      verb: 'unmerged',
      subjectType: 'customer',
      subjectId: merge.survivorId,
      subjectName: merge.survivorName,
      customerId: merge.survivorId,
      detail: merge.duplicateName,
    });
    return counts;
  });
}
