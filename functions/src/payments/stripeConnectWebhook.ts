import { defineWebhook } from '../platform/defineWebhook';
import { STRIPE_CONNECT_WEBHOOK_SECRETS } from '../stripe/config';

/** Far above any event of the kinds that are handled. */
const MAX_BYTES = 512 * 1024;

/** Where Stripe sends the events of the companies' own accounts. See `handleConnectDelivery` for what is answered. */
export const stripeConnectWebhook = defineWebhook(
  'stripeConnectWebhook',
  { secrets: STRIPE_CONNECT_WEBHOOK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleConnectDelivery } = await import('./events/handleConnectDelivery');
    return handleConnectDelivery;
  },
);
