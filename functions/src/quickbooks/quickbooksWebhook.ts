import { defineWebhook } from '../platform/defineWebhook';
import { QUICKBOOKS_SECRETS } from './config';

const MAX_BYTES = 512 * 1024;

/** Where QuickBooks reports that something changed. See `handleNews` for what is answered. */
export const quickbooksWebhook = defineWebhook(
  'quickbooksWebhook',
  { secrets: QUICKBOOKS_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleNews } = await import('./handleNews');
    return handleNews;
  },
);
