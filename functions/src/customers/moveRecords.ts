import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Customer } from '@/domain/customer/schema';
import { jobCopies } from '@/domain/job/create';
import type { Deps } from '../platform/admin';
import { mergeAudit } from '../platform/audit';
import { inCompany, type CompanyCollection } from '../platform/collections';
import { mergeRecordSchema } from './mergeRecord';

/** Records a transaction moves at once; with their before-images far below its limits of 500 writes and 10 MiB. */
const PAGE = 200;

/** One record that moved: the values of the changed fields (by field path) before and after. */
export type Move = { path: string; before: Record<string, unknown>; after: Record<string, unknown> };
export type MovePage = { entries: Move[]; isUndone: boolean };

export type MergeContext = { companyId: string; uid: string; mergeRef: DocumentReference; survivorId: string; duplicateId: string };
type Survivor = Pick<Customer, 'name' | 'sortName' | 'phone'>;

type Source = {
  collection: CompanyCollection;
  /** The field that names the customer. */
  field: string;
  /** The fields to set on a record found by it. */
  after: (record: DocumentSnapshot, context: MergeContext, survivor: Survivor) => Record<string, string>;
};

const ownerOnly: Source['after'] = (_record, { survivorId }) => ({ customerId: survivorId });

const SOURCES: readonly Source[] = [
  {
    collection: 'jobs',
    field: 'customerId',
    after: (record, { survivorId, duplicateId }, survivor) => {
      const { customerName, customerSortName, customerPhone } = jobCopies({ id: survivorId, ...survivor }, null);
      const isInvoiced = record.get('invoice.customerId') === duplicateId;
      return { customerId: survivorId, customerName, customerSortName, customerPhone, ...(isInvoiced ? { 'invoice.customerId': survivorId } : {}) };
    },
  },
  { collection: 'jobs', field: 'invoice.customerId', after: (_record, { survivorId }) => ({ 'invoice.customerId': survivorId }) },
  { collection: 'properties', field: 'customerId', after: ownerOnly },
  { collection: 'equipment', field: 'customerId', after: ownerOnly },
  { collection: 'photos', field: 'customerId', after: ownerOnly },
  { collection: 'taxExemptions', field: 'customerId', after: ownerOnly },
  {
    collection: 'notes',
    field: 'customerId',
    after: (record, { survivorId, duplicateId }) =>
      record.get('subjectId') === duplicateId ? { customerId: survivorId, subjectId: survivorId } : { customerId: survivorId },
  },
];

/**
 * Moves everything that names the duplicate to the survivor. Each page is one transaction with its before-images, so
 * that after a crash a second run just goes on with what is left.
 */
export async function moveRecords(deps: Deps, context: MergeContext, survivor: Survivor): Promise<void> {
  for (const source of SOURCES) {
    while ((await movePage(deps, context, survivor, source)) === PAGE);
  }
}

function movePage(deps: Deps, context: MergeContext, survivor: Survivor, source: Source): Promise<number> {
  const { mergeRef, companyId, duplicateId } = context;
  const query = inCompany(deps.db, companyId, source.collection)
    .where(source.field, '==', duplicateId)
    .select('customerId', 'customerName', 'customerSortName', 'customerPhone', 'invoice', 'subjectId', 'revision')
    .limit(PAGE);

  return deps.db.runTransaction(async (transaction) => {
    const merge = mergeRecordSchema.parse((await transaction.get(mergeRef)).data());
    if (merge.state !== 'running' && merge.state !== 'done') return 0;
    const { docs } = await transaction.get(query);
    if (docs.length === 0) return 0;
    const now = deps.now();
    const entries = docs.map((record): Move => {
      const after = source.after(record, context, survivor);
      const before = Object.fromEntries(Object.keys(after).map((field) => [field, (record.get(field) as unknown) ?? '']));
      transaction.update(record.ref, { ...after, ...mergeAudit(context.uid, now, record.data()) });
      return { path: record.ref.path, before, after };
    });
    const page: MovePage = { entries, isUndone: false };
    transaction.create(mergeRef.collection('moves').doc(String(merge.pageCount).padStart(6, '0')), page);
    transaction.update(mergeRef, { pageCount: merge.pageCount + 1, movedCount: merge.movedCount + docs.length });
    return docs.length;
  });
}
