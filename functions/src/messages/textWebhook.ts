import { defineWebhook } from '../platform/defineWebhook';
import { TEXT_SECRETS } from '../twilio/config';

/** Ten times the longest message with all that comes with it. */
const MAX_BYTES = 64 * 1024;

/** Where the provider of text messages posts. See `handleTextDelivery` for what is answered. */
export const textWebhook = defineWebhook('textWebhook', { secrets: TEXT_SECRETS, maxBytes: MAX_BYTES }, async () => {
  const { handleTextDelivery } = await import('./handleTextDelivery');
  return handleTextDelivery;
});
