import type Stripe from 'stripe';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { precondition } from '../platform/errors';
import { attemptId, cardAttempts, cardAttemptSchema } from './attempts';
import type { Payable } from './payable';

type NewSession = Pick<Payable, 'invoiceId' | 'estimateId' | 'currency' | 'name'> & {
  companyId: string;
  accountId: string;
  amountCents: number;
  tipCents: number;
  endedCount: number;
  /** The URL the customer comes from and returns to. */
  page: string;
};

/** The page expires within an hour, so no one pays tomorrow what was settled today. Stripe requires 30 minutes. */
const OPEN_FOR_SECONDS = 3_600;
const ROUND_SECONDS = 900;

/** Opens Stripe's page on the company's account and stores what it is for. @returns its URL */
export async function openPaymentSession({ db, now }: Deps, stripe: Stripe, wanted: NewSession): Promise<string> {
  const { companyId, accountId, invoiceId, estimateId, amountCents, tipCents, currency, endedCount } = wanted;
  const paymentId = attemptId(wanted, endedCount);
  const metadata = { companyId, paymentId, ...(invoiceId === '' ? { estimateId } : { invoiceId }) };
  const session = await stripe.checkout.sessions.create(sessionOf(wanted, paymentId, metadata, now()), {
    stripeAccount: accountId,
    idempotencyKey: `pay:${paymentId}`,
  });
  if (!session.url) throw precondition('Stripe gave no address for the payment. Please try again.');
  const attempt = cardAttemptSchema.parse({
    companyId,
    accountId,
    sessionId: session.id,
    url: session.url,
    state: 'open',
    invoiceId,
    estimateId,
    currency,
    amountCents,
    tipCents,
    paymentIntentId: '',
    createdAt: now(),
  });
  await cardAttempts(db)
    .doc(paymentId)
    .set({ ...attempt, ...createdStamp('', attempt.createdAt) });
  return session.url;
}

function sessionOf(
  wanted: NewSession,
  paymentId: string,
  metadata: Record<string, string>,
  now: string,
): Stripe.Checkout.SessionCreateParams {
  const { currency, amountCents, tipCents, name, page } = wanted;
  const item = (label: string, cents: number): Stripe.Checkout.SessionCreateParams.LineItem => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: label } },
  });
  // Two simultaneous clicks make the same request: the expiry is rounded, as Stripe rejects a changed request under one key.
  const seconds = Math.floor(Date.parse(now) / 1000 / ROUND_SECONDS) * ROUND_SECONDS;
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [item(name, amountCents), ...(tipCents > 0 ? [item('Tip', tipCents)] : [])],
    metadata,
    payment_intent_data: { metadata, description: name },
    submit_type: 'pay',
    expires_at: seconds + OPEN_FOR_SECONDS,
    success_url: `${page}?paid=1`,
    cancel_url: page,
  };
}
