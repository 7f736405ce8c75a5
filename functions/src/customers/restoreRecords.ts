import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { moneyTransaction } from '../billing/moneyTransaction';
import type { Deps } from '../platform/admin';
import { copiesIn, isCopy, type CopiedFields } from './copiesIn';
import { followAudit } from './followAudit';
import { mergeRecordSchema } from './mergeRecord';
import { moveBalances } from './moveBalances';
import { FIELDS_READ, type MergeContext, type Move, type MovePage } from './moveRecords';
import { isPageOfUses, restoreUses } from './moveUses';

/**
 * Returns the fields of a moved record to restore: those that still have the merge's value, and none if the record has been deleted or
 * moved to another customer since. Copies follow the customer, whatever they say by now. Pure.
 */
function fieldsToRestore(
  record: DocumentSnapshot,
  { before, after }: Move,
  duplicate: CopiedFields,
): Record<string, unknown> {
  if (!record.exists) return {};
  if ('customerId' in after && record.get('customerId') !== after['customerId']) return {};
  const fields = Object.keys(after).filter((field) => !isCopy(field) && record.get(field) === after[field]);
  return {
    ...Object.fromEntries(fields.map((field) => [field, before[field]])),
    ...('customerId' in after ? copiesIn(record, duplicate) : {}),
  };
}

/** Returns all listed records to the duplicate, page by page, including what invoices now owe; pages done before a crash are left alone. */
export async function restoreRecords(deps: Deps, context: MergeContext, duplicate: CopiedFields): Promise<void> {
  const { companyId, mergeRef, survivorId, duplicateId } = context;
  const pages = await mergeRef.collection('moves').where('isUndone', '==', false).select().get();
  for (const { ref } of pages.docs) {
    await moneyTransaction(deps, companyId, async (transaction: Transaction) => {
      const [mergeDocument, pageDocument] = await transaction.getAll(mergeRef, ref);
      const page = pageDocument?.data() as MovePage | undefined;
      if (!page || page.isUndone) return;
      if (isPageOfUses(page)) {
        await restoreUses(deps, transaction, context, page);
        transaction.update(ref, { isUndone: true });
        return;
      }
      const merge = mergeRecordSchema.parse(mergeDocument?.data());
      const records = await transaction.getAll(...page.entries.map(({ path }) => deps.db.doc(path)), {
        fieldMask: [...FIELDS_READ],
      });
      const restored = page.entries.flatMap((move, index) => {
        const record = records[index];
        const fields = record ? fieldsToRestore(record, move, duplicate) : {};
        return record && Object.keys(fields).length > 0 ? [{ record, fields }] : [];
      });
      const returned = restored.filter(({ fields }) => 'customerId' in fields).map(({ record }) => record);
      const closeBooks = await moveBalances(
        deps,
        transaction,
        { companyId, fromId: survivorId, toId: duplicateId },
        returned,
      );
      const now = deps.now();
      for (const { record, fields } of restored)
        transaction.update(record.ref, { ...fields, ...followAudit(context.uid, now, record) });
      closeBooks();
      transaction.update(ref, { isUndone: true });
      transaction.update(mergeRef, {
        restoredCount: merge.restoredCount + restored.length,
        keptCount: merge.keptCount + page.entries.length - restored.length,
      });
    });
  }
}
