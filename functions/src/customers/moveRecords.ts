import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { OnMerge } from '@/domain/record/manifest';
import { MERGE_SOURCES } from '@/domain/record/relations';
import { moneyTransaction } from '../billing/moneyTransaction';
import type { Deps } from '../platform/admin';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { fitting } from '../platform/fitting';
import { copiesIn, FIELDS_OF_COPIES, type CopiedFields } from './copiesIn';
import { followAudit } from './followAudit';
import { mergeRecordSchema } from './mergeRecord';
import { FIELDS_OF_EXPOSURE, moveBalances } from './moveBalances';

/** Records per transaction; with their before-images, usually far below its limit of 10 MiB. */
const PAGE = 200;

/** A moved record: the values of the changed fields (by field path) before and after. */
export type Move = { path: string; before: Record<string, unknown>; after: Record<string, unknown> };
export type MovePage = { entries: Move[]; isUndone: boolean };

/** Returns where a merge stores its pages, in the order they were moved. */
export const movePageRef = (mergeRef: DocumentReference, pageCount: number): DocumentReference =>
  mergeRef.collection('moves').doc(String(pageCount).padStart(6, '0'));

export type MergeContext = {
  companyId: string;
  uid: string;
  mergeRef: DocumentReference;
  survivorId: string;
  duplicateId: string;
};

/** A source of records: a collection and its field that names the customer. */
type Source = {
  collection: CompanyCollection;
  field: string;
  /** An undo restores it with the document it belongs to (`restoreFollowers`), so it isn't listed. */
  isOfPaper: boolean;
};

const sourcesOf = (kind: OnMerge): Source[] =>
  MERGE_SOURCES.filter(({ onMerge }) => onMerge === kind).map(({ collection, field }) => ({
    collection,
    field,
    isOfPaper: kind === 'follows-its-paper',
  }));

/** The fields that name a customer; a merge rewrites those that name the duplicate. */
export const NAMING: readonly string[] = [
  ...new Set(
    MERGE_SOURCES.filter(({ onMerge }) => ['moves', 'moves-along', 'follows-its-paper'].includes(onMerge)).map(
      ({ field }) => field,
    ),
  ),
];

/** The fields needed for moving and restoring; documents are far larger than that. */
export const FIELDS_READ: readonly string[] = [
  ...new Set([...NAMING, 'revision', 'updatedBy', ...FIELDS_OF_COPIES, ...FIELDS_OF_EXPOSURE]),
];

/** Money arriving in the meantime follows its document, so documents move first and their followers last. */
const SOURCES: readonly Source[] = [...sourcesOf('moves'), ...sourcesOf('follows-its-paper')];

/** Collections counted in a customer's balance. */
const IN_BALANCES: readonly string[] = ['invoices', 'payments', 'ledger'];

/**
 * Moves everything that names the duplicate to the survivor. Each page is one transaction with its before-images, so that after a crash a
 * second run simply continues with the rest.
 */
export async function moveRecords(deps: Deps, context: MergeContext, survivor: CopiedFields): Promise<void> {
  for (const source of SOURCES) {
    while (await fitting(PAGE, (size) => movePage(deps, context, survivor, source, size)));
  }
}

/** Returns whether there may be more. */
function movePage(
  deps: Deps,
  context: MergeContext,
  survivor: CopiedFields,
  source: Source,
  size: number,
): Promise<boolean> {
  const { mergeRef, companyId, duplicateId, survivorId } = context;
  const query = inCompany(deps.db, companyId, source.collection)
    .where(source.field, '==', duplicateId)
    .select(...FIELDS_READ)
    .limit(size);

  const work = async (transaction: Transaction): Promise<boolean> => {
    const merge = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
    if (merge.state !== 'running' && merge.state !== 'done') return false;
    const { docs } = await transaction.get(query);
    if (docs.length === 0) return false;
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
    return docs.length === size;
  };
  return IN_BALANCES.includes(source.collection)
    ? moneyTransaction(deps, companyId, work)
    : deps.db.runTransaction(work);
}

/** Renames the duplicate to the survivor wherever a record names it, and updates its copies of customer fields. */
function fieldsAfter(
  record: DocumentSnapshot,
  { survivorId, duplicateId }: MergeContext,
  survivor: CopiedFields,
): Record<string, string> {
  const named = NAMING.filter((field) => record.get(field) === duplicateId);
  return {
    ...Object.fromEntries(named.map((field) => [field, survivorId])),
    ...(named.includes('customerId') ? copiesIn(record, survivor) : {}),
  };
}
