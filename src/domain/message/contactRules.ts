/** The rule that decided. `ok` = may be contacted. */
export const CONTACT_RULES = ['ok', 'no-address', 'stopped', 'unsubscribed', 'refused', 'not-asked', 'quiet'] as const;
export type ContactRule = (typeof CONTACT_RULES)[number];
