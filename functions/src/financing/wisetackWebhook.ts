import { defineWebhook } from '../platform/defineWebhook';
import { WISETACK_SECRETS } from './config';

const MAX_BYTES = 64 * 1024;

/** Receives Wisetack's reports of changed applications. See `handleWisetack` for the responses. */
export const wisetackWebhook = defineWebhook(
  'wisetackWebhook',
  { secrets: WISETACK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleWisetack } = await import('./handleWisetack');
    return handleWisetack;
  },
);
