import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { moneyTransaction } from '../billing/moneyTransaction';
import type { Deps } from '../platform/admin';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { copiesIn, FIELDS_OF_COPIES, type CopiedFields } from './copiesIn';
import { followAudit } from './followAudit';
import { mergeRecordSchema } from './mergeRecord';
import { FIELDS_OF_EXPOSURE, moveBalances } from './moveBalances';

/** Records a transaction moves at once; with their before-images far below its limits of 500 writes and 10 MiB. */
const PAGE = 200;

/** What moving and giving back look at; papers are far larger than that. */
export const FIELDS_READ: readonly string[] = [
  ...new Set([
    'customerId',
    'invoice.customerId',
    'subjectId',
    'revision',
    'updatedBy',
    ...FIELDS_OF_COPIES,
    ...FIELDS_OF_EXPOSURE,
  ]),
];

/** One record that moved: the values of the changed fields (by field path) before and after. */
export type Move = { path: string; before: Record<string, unknown>; after: Record<string, unknown> };
export type MovePage = { entries: Move[]; isUndone: boolean };

/** Where a merge keeps its pages, in the order in which they were moved. */
export const movePageRef = (mergeRef: DocumentReference, pageCount: number): DocumentReference =>
  mergeRef.collection('moves').doc(String(pageCount).padStart(6, '0'));

export type MergeContext = {
  companyId: string;
  uid: string;
  mergeRef: DocumentReference;
  survivorId: string;
  duplicateId: string;
};

type Source = {
  collection: CompanyCollection;
  /** The field that names the customer. */
  field: string;
  /** It holds money: balances move with it. */
  isMoney?: boolean;
  /** An undo gives it back with the paper that it belongs to (`restoreMoney`), so that it is not listed. */
  isOfPaper?: boolean;
};

/** In this order: money that comes meanwhile goes by its paper, so papers go first and entries of the ledger last. */
const SOURCES: readonly Source[] = [
  { collection: 'jobs', field: 'customerId' },
  { collection: 'jobs', field: 'invoice.customerId' },
  { collection: 'properties', field: 'customerId' },
  { collection: 'equipment', field: 'customerId' },
  { collection: 'photos', field: 'customerId' },
  { collection: 'taxExemptions', field: 'customerId' },
  { collection: 'notes', field: 'customerId' },
  { collection: 'mail', field: 'customerId' },
  { collection: 'recurringInvoices', field: 'customerId' },
  { collection: 'manualJ', field: 'customerId' },
  { collection: 'estimates', field: 'customerId' },
  { collection: 'invoices', field: 'customerId', isMoney: true },
  { collection: 'payments', field: 'customerId', isMoney: true, isOfPaper: true },
  { collection: 'creditNotes', field: 'customerId', isOfPaper: true },
  { collection: 'ledger', field: 'customerId', isOfPaper: true },
];

/**
 * Moves everything that names the duplicate to the survivor. Each page is one transaction with its before-images, so
 * that after a crash a second run just goes on with what is left.
 */
export async function moveRecords(deps: Deps, context: MergeContext, survivor: CopiedFields): Promise<void> {
  for (const source of SOURCES) {
    while ((await movePage(deps, context, survivor, source)) === PAGE);
  }
}

function movePage(deps: Deps, context: MergeContext, survivor: CopiedFields, source: Source): Promise<number> {
  const { mergeRef, companyId, duplicateId, survivorId } = context;
  const query = inCompany(deps.db, companyId, source.collection)
    .where(source.field, '==', duplicateId)
    .select(...FIELDS_READ)
    .limit(PAGE);

  const work = async (transaction: Transaction): Promise<number> => {
    const merge = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
    if (merge.state !== 'running' && merge.state !== 'done') return 0;
    const { docs } = await transaction.get(query);
    if (docs.length === 0) return 0;
    const closeBooks = await moveBalances(
      deps,
      transaction,
      { companyId, fromId: duplicateId, toId: survivorId },
      docs,
    );
    const now = deps.now();
    const entries = docs.map((record): Move => {
      const after = fieldsAfter(record, context, survivor);
      const before = Object.fromEntries(
        Object.keys(after).map((field) => [field, (record.get(field) as unknown) ?? '']),
      );
      transaction.update(record.ref, { ...after, ...followAudit(context.uid, now, record) });
      return { path: record.ref.path, before, after };
    });
    closeBooks();
    const pageCount = merge.pageCount + (source.isOfPaper ? 0 : 1);
    const page: MovePage = { entries, isUndone: false };
    if (!source.isOfPaper) transaction.create(movePageRef(mergeRef, merge.pageCount), page);
    transaction.update(mergeRef, { pageCount, movedCount: merge.movedCount + docs.length });
    return docs.length;
  };
  return source.isMoney ? moneyTransaction(deps, companyId, work) : deps.db.runTransaction(work);
}

/** Whatever of a record names the duplicate names the survivor, and what it repeats of its customer follows. */
function fieldsAfter(
  record: DocumentSnapshot,
  { survivorId, duplicateId }: MergeContext,
  survivor: CopiedFields,
): Record<string, string> {
  const named = ['customerId', 'invoice.customerId', 'subjectId'].filter((field) => record.get(field) === duplicateId);
  return {
    ...Object.fromEntries(named.map((field) => [field, survivorId])),
    ...(named.includes('customerId') ? copiesIn(record, survivor) : {}),
  };
}
