/** Which rule decided. `ok` = may be written to. */
export const CONTACT_RULES = ['ok', 'no-address', 'stopped', 'unsubscribed', 'refused', 'not-asked', 'quiet'] as const;
export type ContactRule = (typeof CONTACT_RULES)[number];
