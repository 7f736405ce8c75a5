import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../platform/admin';
import { mergeAudit } from '../platform/audit';
import { mergeRecordSchema } from './mergeRecord';
import type { MergeContext, Move, MovePage } from './moveRecords';

/** Copies of the customer on a job: they follow the customer, whatever they say by now. */
const COPIES: readonly string[] = ['customerName', 'customerSortName', 'customerPhone'];

/**
 * The fields of a moved record to put back: those that still have the merge's value, and nothing at all when the
 * record has been given to somebody else, or deleted, since. Pure.
 */
export function fieldsToRestore(record: DocumentSnapshot, { before, after }: Move): Record<string, unknown> {
  if (!record.exists) return {};
  if ('customerId' in after && record.get('customerId') !== after['customerId']) return {};
  const fields = Object.keys(after).filter((field) => COPIES.includes(field) || record.get(field) === after[field]);
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

/** Gives all moved records back to the duplicate, page by page; a page that was done before a crash is left alone. */
export async function restoreRecords(deps: Deps, context: Pick<MergeContext, 'uid' | 'mergeRef'>): Promise<void> {
  const pages = await context.mergeRef.collection('moves').where('isUndone', '==', false).select().get();
  for (const { ref } of pages.docs) {
    await deps.db.runTransaction(async (transaction) => {
      const [mergeDocument, pageDocument] = await transaction.getAll(context.mergeRef, ref);
      const page = pageDocument?.data() as MovePage | undefined;
      if (!page || page.isUndone) return;
      const merge = mergeRecordSchema.parse(mergeDocument?.data());
      const records = await transaction.getAll(...page.entries.map(({ path }) => deps.db.doc(path)));
      const now = deps.now();
      let restored = 0;
      page.entries.forEach((move, index) => {
        const record = records[index];
        const fields = record ? fieldsToRestore(record, move) : {};
        if (!record || Object.keys(fields).length === 0) return;
        transaction.update(record.ref, { ...fields, ...mergeAudit(context.uid, now, record.data()) });
        restored += 1;
      });
      transaction.update(ref, { isUndone: true });
      transaction.update(context.mergeRef, {
        restoredCount: merge.restoredCount + restored,
        keptCount: merge.keptCount + page.entries.length - restored,
      });
    });
  }
}
