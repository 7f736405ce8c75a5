import type Stripe from 'stripe';
import type { WebhookRequest } from '../platform/defineWebhook';

/** Maximum age of a signature, and clock skew into the future. Stripe re-signs on each delivery. */
const TOLERANCE_SECONDS = 300;

/** Returns a payload just signed by Stripe, byte for byte; null for anything else. The SDK alone only checks the past. */
export async function signedEvent(stripe: Stripe, { body, header }: WebhookRequest, secret: string): Promise<unknown> {
  const signature = header('stripe-signature');
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? NaN);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)) return null;
  return stripe.webhooks
    .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS)
    .then((event: unknown) => event)
    .catch(() => null);
}
