import { defineWebhook } from '../platform/defineWebhook';
import { STRIPE_WEBHOOK_SECRETS } from '../stripe/config';

/** Far larger than any event of the handled types. */
const MAX_BYTES = 512 * 1024;

/** Receives Stripe's events. See `handleDelivery` for the responses. */
export const stripeWebhook = defineWebhook(
  'stripeWebhook',
  { secrets: STRIPE_WEBHOOK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleDelivery } = await import('./events/handleDelivery');
    return handleDelivery;
  },
);
