import type Stripe from 'stripe';
import type { WebhookRequest } from '../platform/defineWebhook';

/** How old a signature may be, and how far ahead another clock. Stripe signs anew each time that it delivers. */
const TOLERANCE_SECONDS = 300;

/** What Stripe has signed just now, byte for byte; null for anything else. The SDK by itself looks at the past only. */
export async function signedEvent(stripe: Stripe, { body, header }: WebhookRequest, secret: string): Promise<unknown> {
  const signature = header('stripe-signature');
  const signedAt = Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? NaN);
  if (!(signedAt <= Date.now() / 1000 + TOLERANCE_SECONDS)) return null;
  return stripe.webhooks
    .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS)
    .then((event: unknown) => event)
    .catch(() => null);
}
