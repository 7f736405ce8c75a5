import type Stripe from 'stripe';
import { isInvalidRequest, isNoAccess } from '../../stripe/errors';

/** Takes a card off its customer at Stripe. Nothing is left to do for one that is already gone, or whose account is. */
export async function detach(stripe: Stripe, accountId: string, paymentMethodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethodId, {}, { stripeAccount: accountId });
  } catch (error) {
    if (!isInvalidRequest(error) && !isNoAccess(error)) throw error;
  }
}
