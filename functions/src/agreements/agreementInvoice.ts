import { settled, withPaymentState } from '@/domain/agreement/record/change';
import { isPastDue } from '@/domain/agreement/record/due';
import type { Agreement, AgreementBill } from '@/domain/agreement/record/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { occurrenceKey } from '@/domain/recurrence/occurrences';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { findAgreement, storeAgreement } from './readAgreement';

/** An agreement's invoice has an id that follows from it and the period's first day. */
export const invoiceOfAgreement = (agreementId: string, from: string): string =>
  `agreement-${agreementId}_${occurrenceKey(agreementId, from)}`.slice(0, 128);

const agreementOf = (invoiceId: string): string => /^agreement-([^_]+)_/.exec(invoiceId)?.[1] ?? '';

/** An agreement knows which of its bills are paid: a member who pays up has their prices and visits again. */
export const agreementOnInvoice = defineReaction(
  'agreementOnInvoice',
  'invoices',
  (deps, { params }) => followInvoice(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      agreementOf(params['id'] ?? '') !== '' &&
      ['state', 'isOpen', 'dueOn'].some((field) => before?.[field] !== after?.[field]),
  },
);

/** Brings the bill up to date with its invoice as it is now. */
async function followInvoice(deps: Deps, companyId: string, invoiceId: string): Promise<void> {
  const agreementId = agreementOf(invoiceId);
  await deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, agreementId);
    if (!opened) return;
    const invoice = (await transaction.get(inCompany(deps.db, companyId, 'invoices').doc(invoiceId))).data();
    const { agreement, today, now } = opened;
    if (!agreement.bills.some((bill) => bill.invoiceId === invoiceId)) return;
    const bills = isTakenBack(invoice, agreement, invoiceId)
      ? withoutBill(agreement, invoiceId)
      : withInvoice(agreement, invoiceId, invoice);
    const next = settled(agreement, { bills });
    const act = { today, now, by: '' };
    const isLate = isPastDue(next, today);
    const after =
      next.state === 'past-due' && !isLate
        ? withPaymentState(next, 'active', act)
        : next.state === 'active' && isLate
          ? withPaymentState(next, 'past-due', act)
          : next;
    storeAgreement(transaction, opened, after, '');
  });
}

function withInvoice(agreement: Agreement, invoiceId: string, invoice: unknown): Agreement['bills'] {
  const facts = billFacts(invoice);
  return facts
    ? agreement.bills.map((bill) => (bill.invoiceId === invoiceId ? { ...bill, ...facts } : bill))
    : agreement.bills;
}

/** What an invoice says of the bill that it is; null for one that cannot be read. */
export function billFacts(invoice: unknown): Pick<AgreementBill, 'dueOn' | 'isPaid'> | null {
  const { data } = invoiceSchema.pick({ state: true, dueOn: true, isOpen: true }).safeParse(invoice);
  if (!data) return null;
  return data.state === 'draft' ? { dueOn: '', isPaid: false } : { dueOn: data.dueOn, isPaid: !data.isOpen };
}

/**
 * Voided, credited as a whole, or a draft that was deleted: nothing that is owed, nor income. What a cancellation credits is among the refunds
 * already.
 */
export const isTakenBack = (
  invoice: Record<string, unknown> | undefined,
  { refunds }: Agreement,
  invoiceId: string,
): boolean =>
  invoice === undefined ||
  invoice['state'] === 'void' ||
  (invoice['state'] === 'credited' &&
    !refunds.some(
      ({ creditNotes }) => creditNotes.length === 0 || creditNotes.some((credited) => credited.invoiceId === invoiceId),
    ));

/** What is left of the bills without an invoice that was taken back. A credit that was on it waits for the next bill again. */
export const withoutBill = ({ bills }: Agreement, invoiceId: string): Agreement['bills'] =>
  bills.flatMap((bill) => {
    if (bill.invoiceId !== invoiceId) return [bill];
    return bill.lineId.startsWith('credit-') ? [{ ...bill, invoiceId: '', dueOn: '', isPaid: false, tries: [] }] : [];
  });
