import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { moneyTransaction } from '../billing/moneyTransaction';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { followAudit } from './followAudit';
import { mergeRecordSchema } from './mergeRecord';
import { moveBalances } from './moveBalances';
import { FIELDS_READ, type MergeContext } from './moveRecords';

/** Records a transaction looks at at once, each with its paper. */
const PAGE = 200;
/** Payments before the entries that go by them. */
const COLLECTIONS = ['payments', 'creditNotes', 'ledger'] as const;
type MoneyCollection = (typeof COLLECTIONS)[number];

/**
 * Payments, credit notes and entries of the ledger go back to the duplicate with the papers that they belong to, also those
 * that came after the merge: an invoice's balance counts them. All that belongs to the survivor's papers stays. Records that
 * went back are not found again, so that a second run goes on after a crash. To be called when the papers are back.
 */
export async function restoreMoney(deps: Deps, context: MergeContext): Promise<void> {
  for (const collection of COLLECTIONS) {
    let last: QueryDocumentSnapshot | undefined;
    do last = await restorePage(deps, context, collection, last);
    while (last);
  }
}

/** Returns the page's last record; undefined when there are no more. */
function restorePage(
  deps: Deps,
  context: MergeContext,
  collection: MoneyCollection,
  last?: QueryDocumentSnapshot,
): Promise<QueryDocumentSnapshot | undefined> {
  const { companyId, mergeRef, survivorId, duplicateId } = context;
  const page = inCompany(deps.db, companyId, collection)
    .where('customerId', '==', survivorId)
    .orderBy(FieldPath.documentId())
    .select(...FIELDS_READ, 'estimateId', 'paymentId')
    .limit(PAGE);

  return moneyTransaction(deps, companyId, async (transaction) => {
    const { docs } = await transaction.get(last ? page.startAfter(last) : page);
    const owners = await ownersOf(
      transaction,
      docs.map((record) => paperOf(deps, companyId, record)),
    );
    const returned = docs.filter((_record, index) => owners[index] === duplicateId);
    if (returned.length > 0) {
      const merge = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
      const closeBooks = await moveBalances(
        deps,
        transaction,
        { companyId, fromId: survivorId, toId: duplicateId },
        returned,
      );
      const now = deps.now();
      for (const record of returned)
        transaction.update(record.ref, { customerId: duplicateId, ...followAudit(context.uid, now, record) });
      closeBooks();
      transaction.update(mergeRef, { restoredCount: merge.restoredCount + returned.length });
    }
    return docs.length < PAGE ? undefined : docs.at(-1);
  });
}

/** What a record of money belongs to: money of an entry to its payment, a deposit without an invoice to its estimate. */
function paperOf({ db }: Deps, companyId: string, record: DocumentSnapshot): DocumentReference | null {
  const id = (field: string): string => String(record.get(field) ?? '');
  if (record.ref.parent.id === 'ledger' && id('paymentId') !== '')
    return inCompany(db, companyId, 'payments').doc(id('paymentId'));
  if (id('invoiceId') !== '') return inCompany(db, companyId, 'invoices').doc(id('invoiceId'));
  return id('estimateId') === '' ? null : inCompany(db, companyId, 'estimates').doc(id('estimateId'));
}

/** Whose the papers are by now; undefined for one that is not there. */
async function ownersOf(transaction: Transaction, papers: readonly (DocumentReference | null)[]): Promise<unknown[]> {
  const refs = [...new Map(papers.flatMap((ref) => (ref ? [[ref.path, ref] as const] : []))).values()];
  if (refs.length === 0) return papers.map(() => undefined);
  const found = await transaction.getAll(...refs, { fieldMask: ['customerId'] });
  const owners = new Map(found.map((paper) => [paper.ref.path, paper.get('customerId') as unknown]));
  return papers.map((ref) => (ref ? owners.get(ref.path) : undefined));
}
