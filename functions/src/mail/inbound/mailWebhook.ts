import { defineWebhook } from '../../platform/defineWebhook';
import { MAIL_SECRETS } from '../config';
import { INBOUND_SECRETS } from './config';

/** A mail as large as providers take, with its files: they are not kept, but what is too large would be posted for hours. */
const MAX_BYTES = 30 * 1024 * 1024;

/** Where the provider of e-mail posts what customers answer. See `handleMailDelivery` for what is answered. */
export const mailWebhook = defineWebhook(
  'mailWebhook',
  { secrets: [...MAIL_SECRETS, ...INBOUND_SECRETS], maxBytes: MAX_BYTES },
  async () => {
    const { handleMailDelivery } = await import('./handleMailDelivery');
    return handleMailDelivery;
  },
);
