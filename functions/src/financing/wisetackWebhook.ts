import { defineWebhook } from '../platform/defineWebhook';
import { WISETACK_SECRETS } from './config';

const MAX_BYTES = 64 * 1024;

/** Where Wisetack reports that an application has changed. See `handleWisetack` for what is answered. */
export const wisetackWebhook = defineWebhook(
  'wisetackWebhook',
  { secrets: WISETACK_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleWisetack } = await import('./handleWisetack');
    return handleWisetack;
  },
);
