import { FieldPath, type DocumentSnapshot, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COPYING } from '@/domain/record/relations';
import type { Deps } from '../platform/admin';
import { changedFields } from '../platform/changedFields';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { fitting } from '../platform/fitting';
import { defineReaction } from '../platform/reaction';
import type { RecordChange } from '../platform/recordChange';
import { copiesIn, FIELDS_OF_COPIES } from './copiesIn';
import { followAudit } from './followAudit';

/** Maximum records updated per transaction. */
const PAGE = 200;

/** Propagates a customer's new name or phone to the records that show it (`copiesIn`). Nothing else about them changes. */
export const copiesOnCustomer = defineReaction(
  'copiesOnCustomer',
  'customers',
  async (deps, change) => {
    const { companyId = '', id = '' } = change.params;
    for (const collection of copyingCollections(change)) await refreshCopies(deps, companyId, id, collection);
  },
  { concerns: (change) => copyingCollections(change).length > 0 },
);

/** Returns the collections whose copies a customer change makes stale. */
function copyingCollections({ before, after }: Pick<RecordChange, 'before' | 'after'>): readonly CompanyCollection[] {
  if (!before || !after) return [];
  const changed = changedFields(before, after);
  if (changed.includes('name') || changed.includes('sortName')) return COPYING;
  return changed.includes('phone') ? ['jobs'] : [];
}

/**
 * Updates a customer's records from the customer's current state, not the event's: events arrive late and in any order. Records already
 * up to date aren't written.
 */
async function refreshCopies(
  deps: Deps,
  companyId: string,
  customerId: string,
  collection: CompanyCollection,
): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const records = inCompany(deps.db, companyId, collection)
      .where('customerId', '==', customerId)
      .orderBy(FieldPath.documentId())
      .select(...FIELDS_OF_COPIES, 'revision', 'updatedBy');
    const refreshPage = (size: number) =>
      deps.db.runTransaction(async (transaction) => {
        const page = records.limit(size);
        const customer = await transaction.get(inCompany(deps.db, companyId, 'customers').doc(customerId));
        if (!customer.exists) return undefined;
        const copied = copiedFieldsOf(customer);
        const found = (await transaction.get(last ? page.startAfter(last) : page)).docs;
        for (const record of found) {
          const copies = copiesIn(record, copied);
          if (Object.entries(copies).every(([field, value]) => record.get(field) === value)) continue;
          transaction.update(record.ref, {
            ...copies,
            ...followAudit(text(customer, 'updatedBy'), deps.now(), record),
          });
        }
        return found.length < size ? undefined : found.at(-1);
      });
    last = await fitting(PAGE, refreshPage);
    if (!last) return;
  }
}

/** Returns the stored customer fields that records copy. */
export const copiedFieldsOf = (customer: DocumentSnapshot): { name: string; sortName: string; phone: string } => ({
  name: text(customer, 'name'),
  sortName: text(customer, 'sortName'),
  phone: text(customer, 'phone'),
});

function text(snapshot: DocumentSnapshot, field: string): string {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' ? value : '';
}
