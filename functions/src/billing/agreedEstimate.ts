import type { CollectionReference, Transaction } from 'firebase-admin/firestore';
import { calculateDocument } from '@/domain/billing/calculate';
import { partsOf, remainingParts, type IssuedPart } from '@/domain/billing/parts';
import type { DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { invoiceDocument } from '@/domain/estimate/conversion';
import { estimateRevisionSchema, estimateSchema, type Estimate } from '@/domain/estimate/schema';
import { creditNoteSchema } from '@/domain/invoice/schema';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { heldInvoices, type Held } from './records';

/** More bills than any contract has. */
const BILLS_LIMIT = 200;

/** The parts of an estimate that an invoice for it needs. */
export type EstimateBilling = {
  estimate: Estimate;
  /** The approved terms; null without an approval. */
  agreed: {
    document: DocumentInput;
    choice: { optionId: string; selectedLineIds: string[]; quantitiesE4: Record<string, number> };
  } | null;
  /** Total of issued bills, minus credits. */
  billedBefore: IssuedPart[];
  /** Deposits waiting for an invoice. */
  deposits: Held<Payment>[];
};

/** Reads the estimate, its signed revision, earlier bills and deposits; null if the estimate doesn't exist. */
export async function readEstimateBilling(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  estimateId: string,
): Promise<EstimateBilling | null> {
  const ref = inCompany(deps.db, companyId, 'estimates').doc(estimateId);
  const snapshot = await transaction.get(ref);
  if (!snapshot.exists) return null;
  const estimate = estimateSchema.parse(snapshot.data());
  const { docs } = await transaction.get(
    inCompany(deps.db, companyId, 'invoices').where('estimateId', '==', estimateId).limit(BILLS_LIMIT),
  );
  const bills = heldInvoices(docs);
  const held = await transaction.get(
    inCompany(deps.db, companyId, 'payments')
      .where('estimateId', '==', estimateId)
      .where('invoiceId', '==', '')
      .limit(BILLS_LIMIT),
  );
  const issued = bills.filter(({ record }) => record.state !== 'draft' && record.state !== 'void');
  const noteIds = issued.flatMap(({ record }) => record.creditNoteIds);
  const notes =
    noteIds.length === 0
      ? []
      : await transaction.getAll(...noteIds.map((id) => inCompany(deps.db, companyId, 'creditNotes').doc(id)));
  const credited = notes.flatMap((note) => (note.exists ? [creditNoteSchema.parse(note.data())] : []));
  return {
    estimate,
    agreed: await agreedDocument(transaction, ref.collection('revisions'), estimate),
    billedBefore: issued.flatMap(({ ref: bill, record }) =>
      remainingParts(
        record.parts,
        credited.filter(({ invoiceId }) => invoiceId === bill.id).flatMap(({ parts }) => parts),
      ),
    ),
    deposits: held.docs
      .map((document): Held<Payment> => ({
        ref: document.ref,
        record: paymentSchema.parse(document.data()),
        data: document.data(),
      }))
      .filter(({ record }) => ['succeeded', 'part-refunded', 'disputed'].includes(record.state)),
  };
}

/** Returns the signed document. While a newer revision is being written, it is among the previous revisions. */
export async function agreedDocument(
  transaction: Transaction,
  revisions: CollectionReference,
  { approval, revisionNumber, document }: Estimate,
): Promise<EstimateBilling['agreed']> {
  if (!approval) return null;
  const choice = {
    optionId: approval.optionId,
    selectedLineIds: approval.selectedLineIds,
    quantitiesE4: approval.quantitiesE4,
  };
  if (approval.revisionNumber === revisionNumber) return { document, choice };
  const former = await transaction.get(revisions.doc(String(approval.revisionNumber)));
  return former.exists ? { document: estimateRevisionSchema.parse(former.data()).estimate.document, choice } : null;
}

/** Builds the contract from a signed estimate: its document as an invoice dated `date`, and each part's total. */
export function contractOf(
  agreed: NonNullable<EstimateBilling['agreed']>,
  date: string,
): { document: DocumentInput; result: DocumentResult; parts: IssuedPart[] } {
  const document = invoiceDocument(agreed.document, agreed.choice, date);
  const result = calculateDocument(document);
  return { document, result, parts: partsOf(result) };
}
