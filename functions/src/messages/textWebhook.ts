import { defineWebhook } from '../platform/defineWebhook';
import { TEXT_SECRETS } from '../twilio/config';

/** Ten times the longest possible message with its metadata. */
const MAX_BYTES = 64 * 1024;

/** Receives the text message provider's posts. See `handleTextDelivery` for the responses. */
export const textWebhook = defineWebhook('textWebhook', { secrets: TEXT_SECRETS, maxBytes: MAX_BYTES }, async () => {
  const { handleTextDelivery } = await import('./handleTextDelivery');
  return handleTextDelivery;
});
