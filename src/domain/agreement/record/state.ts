/** What is stored. `renewing` follows from the day on which the term ends, `ending` from a cancellation. */
export const AGREEMENT_STATES = [
  'draft',
  'offered',
  'active',
  'past-due',
  'paused',
  'expired',
  'cancelled',
  'declined',
  'imported',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_STATUSES = [...AGREEMENT_STATES, 'renewing', 'ending'] as const;
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number];
export const AGREEMENT_STATUS_LABELS: Record<AgreementStatus, string> = {
  draft: 'Draft',
  offered: 'Offered',
  active: 'Active',
  'past-due': 'Past due',
  paused: 'Paused',
  expired: 'Expired',
  cancelled: 'Canceled',
  declined: 'Declined',
  imported: 'Imported, to check',
  renewing: 'Up for renewal',
  ending: 'Ending',
};

/** Whose members are owed visits and prices, or will be again. */
export const MEMBER_STATES = ['active', 'past-due', 'paused'] as const satisfies readonly AgreementState[];
export const isMember = (state: AgreementState): boolean => MEMBER_STATES.some((known) => known === state);

/** Whose members get visits and are billed now; while one is paused, both rest. */
export const isServed = (state: AgreementState): boolean => state === 'active' || state === 'past-due';

/** Whether nobody has agreed to it: it is being written, with the customer, or was declined. */
export const isOnlyOffered = (state: AgreementState): boolean =>
  state === 'draft' || state === 'offered' || state === 'declined';

/** So many days before a term ends it is up for renewal. */
export const RENEWING_DAYS = 60;
