import type Stripe from 'stripe';
import { createTestPayment as contract } from '@/domain/subscription/api';
import { stripeCheckoutSchema } from '@/domain/subscription/checkout';
import { CHECKOUT_CURRENCY } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { member } from '../platform/access';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { stripeClient } from '../stripe/client';
import { appUrl } from '../platform/config';
import { isTestMode, STRIPE_SECRETS } from '../stripe/config';
import { stripeCheckouts } from './checkouts';
import { customerOf } from './customers';

const AMOUNT_CENTS = 100;

/**
 * Opens Stripe Checkout for a test dollar, to try a payment from start to finish. It unlocks nothing. Throws `failed-precondition` if
 * real money would move.
 */
export const createTestPayment = defineCallable(
  contract,
  {
    access: member({ action: 'manageBilling', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 10, perNetwork: 20 },
    secrets: STRIPE_SECRETS,
  },
  async (deps, _input, { companyId, uid, email, origin }) => {
    if (!isTestMode()) throw precondition('Test payments work in test mode only; this server takes real money.');
    const stripe = await stripeClient();
    const customer = await customerOf(deps, companyId);
    const payer = customer ? { customer: customer.customerId } : email === '' ? {} : { customer_email: email };
    const session = await stripe.checkout.sessions.create({ ...payer, ...testPayment(companyId, uid, appUrl(origin)) });
    if (!session.url) throw precondition('Stripe gave no address for the checkout. Please try again.');

    const now = deps.now();
    const checkout = stripeCheckoutSchema.parse({
      companyId,
      status: 'open',
      kind: 'test',
      amountCents: session.amount_total ?? AMOUNT_CENTS,
      currency: session.currency ?? CHECKOUT_CURRENCY,
      ...createdStamp(uid, now),
    });
    await stripeCheckouts(deps.db).doc(session.id).create(checkout);
    return { checkoutId: session.id, url: session.url };
  },
);

function testPayment(companyId: string, uid: string, app: string): Stripe.Checkout.SessionCreateParams {
  const page = `${app}${paths.testPayment}`;
  return {
    mode: 'payment',
    client_reference_id: companyId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CHECKOUT_CURRENCY, unit_amount: AMOUNT_CENTS, product_data: { name: 'Test payment' } },
      },
    ],
    metadata: { companyId, createdBy: uid, kind: 'test' },
    success_url: `${page}?checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: page,
  };
}
