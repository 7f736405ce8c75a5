import { defineWebhook } from '../platform/defineWebhook';

/** Several times the size of the longest possible lead. */
const MAX_BYTES = 64 * 1024;

/** Receives a company's leads from other systems, signed with its secret. See `handleLead` for the responses, docs/leads.md for the rest. */
export const leadWebhook = defineWebhook('leadWebhook', { secrets: [], maxBytes: MAX_BYTES }, async () => {
  const { handleLead } = await import('./handleLead');
  return handleLead;
});
