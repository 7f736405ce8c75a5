import type Stripe from 'stripe';
import { isInvalidRequest, isNoAccess } from '../../stripe/errors';

/** Detaches a card from its customer at Stripe. Does nothing if the card or its account is already gone. */
export async function detach(stripe: Stripe, accountId: string, paymentMethodId: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(paymentMethodId, {}, { stripeAccount: accountId });
  } catch (error) {
    if (!isInvalidRequest(error) && !isNoAccess(error)) throw error;
  }
}
