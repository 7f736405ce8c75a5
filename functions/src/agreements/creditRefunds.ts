import { creditOfRefund, PLAN_PART, refundByBill, refundsToCredit } from '@/domain/agreement/record/refundCredit';
import type { Agreement } from '@/domain/agreement/record/schema';
import { settled } from '@/domain/agreement/record/change';
import { creditNoteSchema, invoiceSchema } from '@/domain/invoice/schema';
import { credit } from '../billing/creditInvoice';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { openAgreement, storeAgreement } from './readAgreement';

type Of = { companyId: string; agreementId: string; uid: string };
type Made = Agreement['refunds'][number]['creditNotes'][number];

/**
 * Creates the credit notes for a cancellation's refunds: on the invoices that were paid, newest first, with tax. Their ids are derived
 * from the agreement, so the next call finishes whatever was interrupted, and each note is made once.
 * @returns the numbers of all credit notes that exist now @throws AppError as `creditInvoice`
 */
export async function creditRefunds(deps: Deps, { companyId, agreementId, uid }: Of): Promise<string[]> {
  const { agreement } = await deps.db.runTransaction(
    (transaction) => openAgreement(deps, transaction, companyId, agreementId),
    { readOnly: true },
  );
  for (const index of refundsToCredit(agreement)) {
    const refund = agreement.refunds[index];
    if (!refund) continue;
    const made: Made[] = [];
    for (const { bill, netCents } of refundByBill(agreement.bills, refund.amountCents)) {
      const requestId = `refund-${agreementId}-${index}-${bill.from}`.slice(0, 128);
      const grossCents = await grossOfRefund(deps, companyId, { bill, netCents, requestId });
      if (grossCents === 0) continue;
      const { creditNoteId, number } = await credit(deps, {
        ...{ companyId, uid, invoiceId: bill.invoiceId, requestId },
        request: { kind: 'parts', parts: [{ partId: PLAN_PART, grossCents }] },
        reason: `Agreement ${agreement.number} ${agreement.transferredTo === '' ? 'canceled' : 'passed to the new owner of the house'}: the time that is not used`,
      });
      made.push({ creditNoteId, number, invoiceId: bill.invoiceId });
    }
    if (made.length > 0) await note(deps, { companyId, agreementId, uid }, index, made);
  }
  const after = await deps.db.runTransaction(
    (transaction) => openAgreement(deps, transaction, companyId, agreementId),
    { readOnly: true },
  );
  return after.agreement.refunds.flatMap(({ creditNotes }) => creditNotes.map(({ number }) => number));
}

type OnBill = { bill: Agreement['bills'][number]; netCents: number; requestId: string };

/** Returns the refund with tax, ignoring what an earlier try credited under the same id. */
async function grossOfRefund({ db }: Deps, companyId: string, { bill, netCents, requestId }: OnBill): Promise<number> {
  const notes = inCompany(db, companyId, 'creditNotes');
  const found = await inCompany(db, companyId, 'invoices').doc(bill.invoiceId).get();
  const invoice = invoiceSchema.safeParse(found.data()).data;
  if (!invoice || invoice.state === 'void' || invoice.state === 'draft') return 0;
  const ids = invoice.creditNoteIds.filter((id) => id !== requestId);
  const earlier = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => notes.doc(id)));
  const creditedBefore = earlier.flatMap((one) => creditNoteSchema.safeParse(one.data()).data?.parts ?? []);
  return creditOfRefund({ issued: invoice.parts, creditedBefore }, bill, netCents);
}

function note(deps: Deps, { companyId, agreementId, uid }: Of, index: number, made: Made[]): Promise<void> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const refunds = opened.agreement.refunds.map((one, at) => (at === index ? { ...one, creditNotes: made } : one));
    storeAgreement(transaction, opened, settled(opened.agreement, { refunds }), uid);
  });
}
