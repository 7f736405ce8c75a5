import { defineWebhook } from '../platform/defineWebhook';
import { STRIPE_CONNECT_WEBHOOK_SECRETS } from '../stripe/config';

/** Far larger than any event of the handled types. */
const MAX_BYTES = 512 * 1024;

/** Receives Stripe's events of the companies' own accounts. See `handleConnectDelivery` for the responses. */
export const stripeConnectWebhook = defineWebhook(
  'stripeConnectWebhook',
  { secrets: STRIPE_CONNECT_WEBHOOK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleConnectDelivery } = await import('./events/handleConnectDelivery');
    return handleConnectDelivery;
  },
);
