import type Stripe from 'stripe';
import { priceLookupKey, TRIAL_DAYS, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { precondition } from '../platform/errors';
import { appUrl } from '../platform/config';

export type PlanChoice = { planId: PlanId; interval: BillingInterval };

type NewSession = PlanChoice & {
  companyId: string;
  customerId: string;
  uid: string;
  /** The URL of the calling web app, see `appUrl`. */
  origin: string;
  hasTrial: boolean;
  /**
   * Number of sessions the company had before: gives a new session a new key, and the same request the same session.
   */
  checkoutCount: number;
};

/** Returns a plan's price. Throws `failed-precondition` if Stripe has none under its lookup key. */
export async function priceOf(stripe: Stripe, { planId, interval }: PlanChoice): Promise<Stripe.Price> {
  const key = priceLookupKey(planId, interval);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw precondition(`Payments are not set up on this server: Stripe has no price ${key}.`);
  return price;
}

/** Returns the trial settings for Stripe: without a card the subscription is canceled when the free days end. */
export const trialData = () => ({
  trial_period_days: TRIAL_DAYS,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
});

/** Creates a Stripe Checkout session. The payment methods are those turned on at Stripe. */
export function openSession(
  stripe: Stripe,
  price: Stripe.Price,
  session: NewSession,
): Promise<Stripe.Checkout.Session> {
  const { companyId, customerId, uid, planId, interval, hasTrial, checkoutCount } = session;
  const app = appUrl(session.origin);
  const metadata = { companyId, planId, interval, createdBy: uid };
  return stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: companyId,
      line_items: [{ price: price.id, quantity: 1 }],
      metadata,
      subscription_data: { metadata, ...(hasTrial ? trialData() : {}) },
      payment_method_collection: hasTrial ? 'if_required' : 'always',
      success_url: `${app}/payment-success?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/payment-cancel?plan=${planId}&interval=${interval}`,
    },
    { idempotencyKey: `checkout:${companyId}:${uid}:${price.id}:${hasTrial ? 'trial' : 'paid'}:${checkoutCount}` },
  );
}
