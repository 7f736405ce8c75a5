import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { contractOfDeposit } from '@/domain/invoice/credit';
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
      isOfApplication(params['id'] ?? '') &&
      ['state', 'isOpen', 'balanceCents'].some((field) => before?.[field] !== after?.[field]),
  },
);

/** What is paid of a deposit after applications were billed pays their bills; what goes back is taken from them. */
export const depositOnInvoice = defineReaction(
  'depositOnInvoice',
  'invoices',
  async (deps, { params }) =>
    (await import('./deposit')).creditDeposit(
      deps,
      { companyId: params['companyId'] ?? '', uid: '' },
      contractOfDeposit(params['id'] ?? ''),
    ),
  {
    concerns: ({ params, before, after }) =>
      contractOfDeposit(params['id'] ?? '') !== '' &&
      ['paidCents', 'refundedCents'].some((field) => (before?.[field] ?? 0) !== (after?.[field] ?? 0)),
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

/** As many waivers as one commit takes, each with a statute's wording of its largest size. */
const WAIVERS_PAGE = 50;

/**
 * Writes on each waiver what became of a payment, page by page. Each page goes by the payment as it is then; a run that ends in the
 * middle comes again as a whole, and what is marked already is not written.
 */
async function markWaivers(deps: Deps, companyId: string, paymentId: string): Promise<void> {
  const waivers = inCompany(deps.db, companyId, 'lienWaivers')
    .where('paymentIds', 'array-contains', paymentId)
    .limit(WAIVERS_PAGE);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = last ? waivers.startAfter(last) : waivers;
    const { docs } = await deps.db.runTransaction(async (transaction) => {
      const found = await transaction.get(page);
      if (found.empty) return found;
      const snapshot = await transaction.get(inCompany(deps.db, companyId, 'payments').doc(paymentId));
      const payment = paymentSchema.safeParse(snapshot.data()).data;
      const paymentTrouble = payment ? paymentTroubleOf(payment) : 'The payment no longer exists.';
      for (const waiver of found.docs)
        if (waiver.data()['paymentTrouble'] !== paymentTrouble)
          transaction.update(waiver.ref, { paymentTrouble, ...updatedAudit('', deps.now(), waiver.data()) });
      return found;
    });
    last = docs.at(-1);
    if (!last || docs.length < WAIVERS_PAGE) return;
  }
}
