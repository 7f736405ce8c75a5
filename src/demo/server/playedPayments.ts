import { settleSession } from '../../../functions/src/payments/settleSession';
import { realDeps } from '../../../functions/src/platform/admin';
import { stripeClient } from '../../../functions/src/stripe/client';
import { takePlayed } from './shims/stripe';

/** Records card payments made in the demo, as the server does on Stripe's event. @returns whether there were any */
export async function settlePlayed(): Promise<boolean> {
  const payments = takePlayed();
  for (const { sessionId, ...account } of payments)
    await settleSession(realDeps(), await stripeClient(), account, sessionId);
  return payments.length > 0;
}
