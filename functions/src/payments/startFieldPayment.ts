import type Stripe from 'stripe';
import { startFieldPayment as contract } from '@/domain/payment/api';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { stripeClient } from '../stripe/client';
import { fieldsConfig, STRIPE_SECRETS } from '../stripe/config';
import { attemptId, cardAttempts, cardAttemptSchema } from './attempts';
import { endOpenAttempts } from './endOpenAttempts';
import { preparePayment, type PreparedPayment } from './preparePayment';

/**
 * Starts a payment made in Stripe's fields on our own page, without leaving it. Null on a server without a publishable key: then Stripe's
 * page is used. The outcome comes only from Stripe's event.
 */
export const startFieldPayment = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 10 }, secrets: STRIPE_SECRETS },
  async (deps, input) => {
    // Checked first: without fields the page continues with `startCardPayment`, which checks the payment and reports what is wrong with
    // it.
    const config = fieldsConfig();
    if (!config) return { fields: null };
    const wanted = await preparePayment(deps, input);
    const stripe = await stripeClient();
    const { endedCount, reusable } = await endOpenAttempts(deps, stripe, { ...wanted, place: 'fields' });
    const { accountId } = wanted;
    const intent = reusable
      ? await stripe.paymentIntents.retrieve(reusable.paymentIntentId, {}, { stripeAccount: accountId })
      : await openIntent(deps, stripe, wanted, endedCount);
    return { fields: { ...config, accountId, clientSecret: intent.client_secret ?? '' } };
  },
);

async function openIntent(
  { db, now }: Deps,
  stripe: Stripe,
  wanted: PreparedPayment,
  endedCount: number,
): Promise<Stripe.PaymentIntent> {
  const { companyId, accountId, invoiceId, estimateId, amountCents, tipCents, currency, name } = wanted;
  const paymentId = attemptId(wanted, endedCount);
  const intent = await stripe.paymentIntents.create(
    {
      amount: amountCents + tipCents,
      currency: currency.toLowerCase(),
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: name,
      metadata: { companyId, paymentId, ...(invoiceId === '' ? { estimateId } : { invoiceId }) },
    },
    { stripeAccount: accountId, idempotencyKey: `pay-fields:${paymentId}` },
  );
  const attempt = cardAttemptSchema.parse({
    companyId,
    accountId,
    state: 'open',
    invoiceId,
    estimateId,
    currency,
    amountCents,
    tipCents,
    paymentIntentId: intent.id,
    createdAt: now(),
  });
  await cardAttempts(db)
    .doc(paymentId)
    .set({ ...attempt, ...createdStamp('', attempt.createdAt) });
  return intent;
}
