import { paymentTroubleOf } from '@/domain/contract/money/lienWaiver';
import { paymentSchema } from '@/domain/payment/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { isOfApplication } from './applicationBill';
import { openMoney, storeBook } from './openMoney';

/** An application knows whether its bill is paid, which stops the clock of its payment. */
export const applicationOnInvoice = defineReaction(
  'applicationOnInvoice',
  'invoices',
  (deps, { params }) => followBill(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      isOfApplication(params['id'] ?? '') && ['state', 'isOpen'].some((field) => before?.[field] !== after?.[field]),
  },
);

async function followBill(deps: Deps, companyId: string, invoiceId: string): Promise<void> {
  const applications = inCompany(deps.db, companyId, 'payApplications');
  const [found] = (await applications.where('invoiceId', '==', invoiceId).limit(1).get()).docs;
  const contractId: unknown = found?.data()['contractId'];
  if (!found || typeof contractId !== 'string') return;
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openMoney(deps, transaction, companyId, contractId);
    const [stored, bill] = await transaction.getAll(
      found.ref,
      inCompany(deps.db, companyId, 'invoices').doc(invoiceId),
    );
    const facts = invoiceSchema.pick({ state: true, isOpen: true }).safeParse(bill?.data()).data;
    const application = opened.applications.find(({ id }) => id === found.id);
    if (!application || application.invoiceId !== invoiceId) return;
    const isPaid = facts !== undefined && facts.state !== 'draft' && facts.state !== 'void' && !facts.isOpen;
    if ((application.paidAt !== '') === isPaid) return;
    const paidAt = isPaid ? opened.now : '';
    transaction.update(found.ref, { paidAt, ...updatedAudit('', opened.now, stored?.data()) });
    const rest = opened.applications.filter(({ id }) => id !== found.id);
    storeBook(transaction, opened, opened.book, [...rest, { ...application, paidAt }], '');
  });
}

/** A signed waiver that rests on a payment says so when the payment bounces, is disputed or is given back. */
export const waiversOnPayment = defineReaction(
  'waiversOnPayment',
  'payments',
  (deps, { params }) => markWaivers(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ before, after }) =>
      before?.['state'] !== after?.['state'] || before?.['refundedCents'] !== after?.['refundedCents'],
  },
);

async function markWaivers(deps: Deps, companyId: string, paymentId: string): Promise<void> {
  const waivers = inCompany(deps.db, companyId, 'lienWaivers').where('paymentIds', 'array-contains', paymentId);
  await deps.db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(waivers);
    if (docs.length === 0) return;
    const snapshot = await transaction.get(inCompany(deps.db, companyId, 'payments').doc(paymentId));
    const payment = paymentSchema.safeParse(snapshot.data()).data;
    const paymentTrouble = payment ? paymentTroubleOf(payment) : 'The payment no longer exists.';
    for (const waiver of docs)
      if (waiver.data()['paymentTrouble'] !== paymentTrouble)
        transaction.update(waiver.ref, { paymentTrouble, ...updatedAudit('', deps.now(), waiver.data()) });
  });
}
