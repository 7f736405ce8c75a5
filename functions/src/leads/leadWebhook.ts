import { defineWebhook } from '../platform/defineWebhook';

/** Several times the longest lead with everything in it. */
const MAX_BYTES = 64 * 1024;

/** Where other systems post a company's leads, signed with its secret. See `handleLead` for what is answered, docs/leads.md for the rest. */
export const leadWebhook = defineWebhook('leadWebhook', { secrets: [], maxBytes: MAX_BYTES }, async () => {
  const { handleLead } = await import('./handleLead');
  return handleLead;
});
