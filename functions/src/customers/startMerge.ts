import { mergedFields, notesOfRemainder } from '@/domain/customer/merge';
import { customerNames } from '@/domain/customer/schema';
import type { Note } from '@/domain/note/schema';
import { userName } from '@/domain/user/schema';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdAudit, mergeAudit, updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { precondition } from '../platform/errors';
import type { MergeRecord } from './mergeRecord';
import { readCustomer } from './readCustomer';

type Pair = { survivorId: string; duplicateId: string };

/**
 * Changes the two customers and stores their previous state, in one transaction, or finds the merge that already did so. Returns the
 * merge's id. Throws `not-found`, `invalid`, or `failed-precondition` for customers merged elsewhere.
 */
export function startMerge(deps: Deps, caller: Member, { survivorId, duplicateId }: Pair): Promise<string> {
  const customers = inCompany(deps.db, caller.companyId, 'customers');
  const merges = inCompany(deps.db, caller.companyId, 'merges');

  return deps.db.runTransaction(async (transaction) => {
    const [survivorDocument, duplicateDocument] = await transaction.getAll(
      customers.doc(survivorId),
      customers.doc(duplicateId),
    );
    const survivor = readCustomer(survivorDocument);
    const duplicate = readCustomer(duplicateDocument);
    if (duplicate.mergedIntoId === survivorId) {
      const earlier = await transaction.get(
        merges.where('duplicateId', '==', duplicateId).where('survivorId', '==', survivorId),
      );
      const found = earlier.docs.find((merge) => ['running', 'done'].includes(String(merge.get('state'))));
      if (found) return found.id;
      throw precondition('This merge is being undone. Try again in a moment.');
    }
    if (duplicate.mergedIntoId !== '')
      throw precondition(`“${duplicate.name}” has already been merged into another customer.`);
    if (survivor.status === 'archived') throw precondition(`“${survivor.name}” is archived. Restore it first.`);

    const now = deps.now();
    const changes = mergedFields(survivor, duplicate);
    const after = { ...changes, ...customerNames({ ...survivor, ...changes }) };
    const remainder = notesOfRemainder(survivor, duplicate);
    const merge: MergeRecord = {
      survivorId,
      survivorName: after.name,
      duplicateId,
      duplicateName: duplicate.name,
      state: 'running',
      movedCount: 0,
      pageCount: 0,
      survivorBefore: Object.fromEntries(
        Object.keys(changes).map((field) => [field, survivor[field as keyof typeof changes]]),
      ),
      survivorAfter: changes,
      duplicateStatusBefore: duplicate.status,
      restoredCount: 0,
      keptCount: 0,
      remainderNoteIds: remainder.map(() => deps.newId()),
    };
    const mergeRef = merges.doc(deps.newId());
    transaction.create(mergeRef, { ...merge, ...createdAudit(caller.uid, now) });
    if (Object.keys(changes).length > 0) {
      transaction.update(customers.doc(survivorId), {
        ...after,
        ...updatedAudit(caller.uid, now, survivorDocument?.data()),
      });
    }
    remainder.forEach((text, index) => {
      const note: Note = {
        subjectType: 'customer',
        subjectId: survivorId,
        customerId: survivorId,
        text,
        authorName: userName(caller.user),
      };
      const ref = inCompany(deps.db, caller.companyId, 'notes').doc(merge.remainderNoteIds[index] ?? deps.newId());
      transaction.create(ref, { ...note, ...createdAudit(caller.uid, now) });
    });
    transaction.update(customers.doc(duplicateId), {
      status: 'archived',
      mergedIntoId: survivorId,
      ...mergeAudit(caller.uid, now, duplicateDocument?.data()),
    });
    return mergeRef.id;
  });
}
