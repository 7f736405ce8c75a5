import { defineWebhook } from '../../platform/defineWebhook';
import { MAIL_SECRETS } from '../config';
import { INBOUND_SECRETS } from './config';

/** The largest mail providers accept, with attachments: those aren't stored, but a rejected post would be retried for hours. */
const MAX_BYTES = 30 * 1024 * 1024;

/** Receives customers' replies from the e-mail provider. See `handleMailDelivery` for the responses. */
export const mailWebhook = defineWebhook(
  'mailWebhook',
  { secrets: [...MAIL_SECRETS, ...INBOUND_SECRETS], maxBytes: MAX_BYTES },
  async () => {
    const { handleMailDelivery } = await import('./handleMailDelivery');
    return handleMailDelivery;
  },
);
