import type { output } from 'zod';
import { hasFeature } from '@/domain/access/features';
import { financingOfPayment } from '@/domain/financing/state';
import { contractOfDeposit, creditGivenCents } from '@/domain/invoice/credit';
import { invoiceSchema } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { refundShares } from '@/domain/payment/refunds';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { refundPayment as contract } from '@/domain/payment/api';
import { refundCard } from '../payments/refundCard';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { STRIPE_SECRETS } from '../stripe/config';
import { applyRefund, assertRefundable, isRefunded } from './applyRefund';
import { assertMayGiveBack } from './mayGiveBack';

export const refundPayment = defineCallable(
  contract,
  {
    access: member({ feature: 'invoices', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 30, perNetwork: 90 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, input, { companyId, uid, user, company }) => {
    await assertMayGiveBack(deps, { user, company }, input.amountCents);
    // Its application tracks the loan's remaining amount, and its lender must be notified.
    if (financingOfPayment(input.paymentId) !== '' && hasFeature(company.features, 'wisetack'))
      throw precondition('A loan paid this. Give it back under Financing.');
    await giveBack(deps, { ...input, companyId, uid });
    return {};
  },
);

type Refund = output<typeof contract.input> & { companyId: string; uid: string };
/** Refunds a card payment. `isDone` is false while the provider is still processing it: it reports when it's done. */
export type CardRefunder = typeof refundCard;

/**
 * Refunds money: by card through the provider, which processes each `refundId` only once; otherwise it records that someone gave it back.
 * @throws AppError `not-found`; `failed-precondition` when that much can't be refunded.
 */
export async function giveBack(
  deps: Deps,
  { companyId, uid, paymentId, refundId, amountCents, reason }: Refund,
  refundByCard: CardRefunder = refundCard,
): Promise<void> {
  const snapshot = await inCompany(deps.db, companyId, 'payments').doc(paymentId).get();
  if (!snapshot.exists) throw notFound('Payment');
  const payment = paymentSchema.parse(snapshot.data());
  if (isRefunded(payment, refundId)) return;
  assertRefundable(payment, amountCents);
  await assertNotUsedElsewhere(deps, companyId, payment, amountCents);
  const facts = { companyId, paymentId, refundId, amountCents, reason, by: uid };
  if (payment.stripePaymentIntentId === '') {
    await applyRefund(deps, facts);
    return;
  }
  const { providerId, isDone } = await refundByCard(deps, facts);
  if (isDone) await applyRefund(deps, { ...facts, providerId });
}

/** @throws AppError `failed-precondition` when the money was used as credit on another invoice and would be missing there after a refund. */
async function assertNotUsedElsewhere(
  { db }: Deps,
  companyId: string,
  payment: Payment,
  amountCents: number,
): Promise<void> {
  if (payment.invoiceId === '') return;
  const stored = (await inCompany(db, companyId, 'invoices').doc(payment.invoiceId).get()).data();
  const invoice = invoiceSchema.safeParse(stored).data;
  if (!invoice) return;
  // Portions of a contract's deposit used by pay applications are taken back from them.
  if (contractOfDeposit(payment.invoiceId) !== '') return;
  const givenCents = creditGivenCents(invoice);
  const leftCents = invoice.paidCents - invoice.refundedCents;
  if (givenCents === 0 || refundShares(payment, amountCents).invoiceCents <= leftCents) return;
  const given = formatCents(givenCents, { currency: payment.currency });
  throw precondition(`${given} of it was used on another invoice. Remove that credit first.`);
}
