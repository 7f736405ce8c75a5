import { defineWebhook } from '../platform/defineWebhook';
import { STRIPE_WEBHOOK_SECRETS } from '../stripe/config';

/** Far above any event of the kinds that are handled. */
const MAX_BYTES = 512 * 1024;

/** Where Stripe sends its events. See `handleDelivery` for what is answered. */
export const stripeWebhook = defineWebhook(
  'stripeWebhook',
  { secrets: STRIPE_WEBHOOK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleDelivery } = await import('./events/handleDelivery');
    return handleDelivery;
  },
);
