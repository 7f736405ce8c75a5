import { defineWebhook } from '../platform/defineWebhook';
import { QUICKBOOKS_SECRETS } from './config';

const MAX_BYTES = 512 * 1024;

/** Receives QuickBooks' reports of changes. See `handleNews` for the responses. */
export const quickbooksWebhook = defineWebhook(
  'quickbooksWebhook',
  { secrets: QUICKBOOKS_SECRETS, maxBytes: MAX_BYTES },
  async () => {
    const { handleNews } = await import('./handleNews');
    return handleNews;
  },
);
