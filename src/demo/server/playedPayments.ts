import { settleSession } from '../../../functions/src/payments/settleSession';
import { realDeps } from '../../../functions/src/platform/admin';
import { stripeClient } from '../../../functions/src/stripe/client';
import { takePlayed } from './shims/stripe';

/** Enters what customers of the demo have paid by card, as the server does when Stripe tells it. @returns whether anybody has */
export async function settlePlayed(): Promise<boolean> {
  const payments = takePlayed();
  for (const { sessionId, ...account } of payments)
    await settleSession(realDeps(), await stripeClient(), account, sessionId);
  return payments.length > 0;
}
