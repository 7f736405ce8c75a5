import { mergeCustomers as contract } from '@/domain/customer/api';
import { AppError } from '@/lib/appError';
import { member } from '../platform/access';
import { recordActivity } from '../platform/activity';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { mergeRecordSchema } from './mergeRecord';
import { moveRecords } from './moveRecords';
import { moveUses } from './moveUses';
import { readCustomer } from './readCustomer';
import { startMerge } from './startMerge';

/**
 * Merges a duplicate into a survivor. Calling again finishes an interrupted merge, or moves records that devices have since added to the
 * duplicate offline, and returns the same merge. Throws what `startMerge` throws.
 */
export const mergeCustomers = defineCallable(
  contract,
  {
    access: member({ action: 'mergeCustomers', feature: 'customers' }),
    rateLimit: { perMinute: 20 },
    timeoutSeconds: 540,
  },
  async (deps, pair, caller) => {
    if (pair.survivorId === pair.duplicateId) {
      throw new AppError({ code: 'invalid', userMessage: 'Choose two different customers.' });
    }
    const { companyId, uid } = caller;
    const mergeId = await startMerge(deps, caller, pair);
    const mergeRef = inCompany(deps.db, companyId, 'merges').doc(mergeId);
    const survivor = readCustomer(await inCompany(deps.db, companyId, 'customers').doc(pair.survivorId).get());
    const context = { companyId, uid, mergeRef, ...pair };
    await moveRecords(deps, context, survivor);
    await moveUses(deps, context);

    return deps.db.runTransaction(async (transaction) => {
      const stored = await transaction.get(mergeRef);
      const merge = mergeRecordSchema.parse(stored.data());
      if (merge.state === 'running') {
        transaction.update(mergeRef, { state: 'done', ...updatedAudit(uid, deps.now(), stored.data()) });
        recordActivity(deps, transaction, companyId, {
          actorUid: uid,
          verb: 'merged',
          subjectType: 'customer',
          subjectId: pair.survivorId,
          subjectName: survivor.name,
          customerId: pair.survivorId,
          detail: merge.duplicateName,
        });
      }
      return { mergeId, movedCount: merge.movedCount };
    });
  },
);
