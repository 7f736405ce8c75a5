import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { contractOfDeposit } from '@/domain/invoice/credit';
import { paymentTroubleOf } from '@/domain/contract/money/lienWaiver';
import { paymentSchema } from '@/domain/payment/schema';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineReaction } from '../platform/reaction';
import { isOfApplication } from './applicationInvoiceId';

/** Keeps an application informed whether its bill is paid, which stops its payment deadline. */
export const applicationOnInvoice = defineReaction(
  'applicationOnInvoice',
  'invoices',
  // Loads the law's tables, which other invoices don't need.
  async (deps, { params }) =>
    (await import('./followBill')).followBill(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ params, before, after }) =>
      isOfApplication(params['id'] ?? '') &&
      ['state', 'isOpen', 'balanceCents'].some((field) => before?.[field] !== after?.[field]),
  },
);

/** Applies deposit payments received after applications were billed to their bills; refunds are taken back from them. */
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

/** Marks a signed waiver based on a payment when that payment bounces, is disputed or refunded. */
export const waiversOnPayment = defineReaction(
  'waiversOnPayment',
  'payments',
  (deps, { params }) => markWaivers(deps, params['companyId'] ?? '', params['id'] ?? ''),
  {
    concerns: ({ before, after }) =>
      before?.['state'] !== after?.['state'] || before?.['refundedCents'] !== after?.['refundedCents'],
  },
);

/** Maximum waivers per commit, each with the longest statutory text. */
const WAIVERS_PAGE = 50;

/**
 * Marks each waiver with a payment's outcome, page by page. Each page uses the payment's current state; an interrupted run starts over,
 * and waivers already marked aren't written.
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
