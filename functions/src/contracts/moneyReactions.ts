import { paymentTroubleOf } from '@/domain/contract/money/lienWaiver';
import { paymentSchema } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { isOfApplication } from './applicationInvoiceId';

/** An application knows whether its bill is paid, which stops the clock of its payment. */
export const applicationOnInvoice = defineReaction(
  'applicationOnInvoice',
  'invoices',
  // With the law's tables, which no other invoice needs.
  async (deps, { params }) =>
    (await import('./followBill')).followBill(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      isOfApplication(params['id'] ?? '') && ['state', 'isOpen'].some((field) => before?.[field] !== after?.[field]),
  },
);

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
