import type Stripe from 'stripe';
import { isInvalidRequest, isNoAccess } from '../../stripe/errors';

/** Takes a card off its customer at Stripe. One that is gone already, or whose account is, is as good as taken off. */
export async function detach(stripe: Stripe, accountId: string, paymentMethodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethodId, {}, { stripeAccount: accountId });
  } catch (error) {
    if (!isInvalidRequest(error) && !isNoAccess(error)) throw error;
  }
}
