import { FieldPath, type DocumentSnapshot, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Job } from '@/domain/job/schema';
import type { Deps } from '../platform/admin';
import { mergeAudit } from '../platform/audit';
import { changedFields } from '../platform/changedFields';
import { inCompany } from '../platform/collections';
import { defineTrigger } from '../platform/defineTrigger';

/** Jobs that a transaction brings up to date at once. */
const PAGE = 200;
/** The customer's fields that jobs carry copies of. */
const COPIED: readonly string[] = ['name', 'sortName', 'phone'];

type Copies = Pick<Job, 'customerName' | 'customerSortName' | 'customerPhone'>;

/** A customer's new name or phone reaches the jobs that show it. Nothing else about a job changes. */
export const copiesOnCustomer = defineTrigger('copiesOnCustomer', 'companies/{companyId}/customers/{id}', async (deps, { params, before, after }) => {
  if (!before || !after || !changedFields(before, after).some((field) => COPIED.includes(field))) return;
  await refreshCopies(deps, params['companyId'] ?? '', params['id'] ?? '');
});

/**
 * Brings the jobs of a customer up to date with the customer as it is now, not as the event says: events come late and
 * in any order. What is up to date already is not written again.
 */
export async function refreshCopies(deps: Deps, companyId: string, customerId: string): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const page = inCompany(deps.db, companyId, 'jobs')
      .where('customerId', '==', customerId)
      .orderBy(FieldPath.documentId())
      .select('customerName', 'customerSortName', 'customerPhone', 'revision')
      .limit(PAGE);
    const docs = await deps.db.runTransaction(async (transaction) => {
      const customer = await transaction.get(inCompany(deps.db, companyId, 'customers').doc(customerId));
      if (!customer.exists) return [];
      const copies: Copies = { customerName: text(customer, 'name'), customerSortName: text(customer, 'sortName'), customerPhone: text(customer, 'phone') };
      const found = (await transaction.get(last ? page.startAfter(last) : page)).docs;
      for (const job of found) {
        if (Object.entries(copies).every(([field, value]) => job.get(field) === value)) continue;
        transaction.update(job.ref, { ...copies, ...mergeAudit(text(customer, 'updatedBy'), deps.now(), job.data()) });
      }
      return found;
    });
    if (docs.length < PAGE) return;
    last = docs.at(-1);
  }
}

function text(snapshot: DocumentSnapshot, field: string): string {
  const value: unknown = snapshot.get(field);
  return typeof value === 'string' ? value : '';
}
