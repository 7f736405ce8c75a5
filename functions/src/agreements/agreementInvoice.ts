import { settled, withPaymentState } from '@/domain/agreement/record/change';
import { isPastDue } from '@/domain/agreement/record/due';
import type { Agreement, AgreementBill } from '@/domain/agreement/record/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { occurrenceKey } from '@/domain/recurrence/occurrences';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { findAgreement, storeAgreement } from './readAgreement';

/** Derives an agreement's invoice id from the agreement and the period's first day. */
export const invoiceOfAgreement = (agreementId: string, from: string): string =>
  `agreement-${agreementId}_${occurrenceKey(agreementId, from)}`.slice(0, 128);

const agreementOf = (invoiceId: string): string => /^agreement-([^_]+)_/.exec(invoiceId)?.[1] ?? '';

/** Keeps the agreement informed which of its bills are paid: a member who pays up gets member prices and visits back. */
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

/** Syncs the bill with its invoice's current state. */
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

/** Returns the bill's facts from its invoice, or null if the invoice can't be read. */
export function billFacts(invoice: unknown): Pick<AgreementBill, 'dueOn' | 'isPaid'> | null {
  const { data } = invoiceSchema.pick({ state: true, dueOn: true, isOpen: true }).safeParse(invoice);
  if (!data) return null;
  return data.state === 'draft' ? { dueOn: '', isPaid: false } : { dueOn: data.dueOn, isPaid: !data.isOpen };
}

/**
 * True when the invoice is voided, fully credited, or a deleted draft: nothing is owed and it isn't income. Credits from a cancellation
 * are already among the refunds.
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

/** Returns the bills without the invoice that was taken back. A credit on it waits for the next bill again. */
export const withoutBill = ({ bills }: Agreement, invoiceId: string): Agreement['bills'] =>
  bills.flatMap((bill) => {
    if (bill.invoiceId !== invoiceId) return [bill];
    return bill.lineId.startsWith('credit-') ? [{ ...bill, invoiceId: '', dueOn: '', isPaid: false, tries: [] }] : [];
  });
