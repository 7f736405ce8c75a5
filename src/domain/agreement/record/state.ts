/** Stored states. `renewing` is derived from the day on which the term ends, `ending` from a cancellation. */
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

/** States whose members are owed visits and prices, or will be again. */
export const MEMBER_STATES = ['active', 'past-due', 'paused'] as const satisfies readonly AgreementState[];
export const isMember = (state: AgreementState): boolean => MEMBER_STATES.some((known) => known === state);

/** Whether members get visits and are billed now; during a pause, both are suspended. */
export const isServed = (state: AgreementState): boolean => state === 'active' || state === 'past-due';

/** Whether no one has agreed to it: it is a draft, with the customer, or was declined. */
export const isOnlyOffered = (state: AgreementState): boolean =>
  state === 'draft' || state === 'offered' || state === 'declined';

/** An agreement is up for renewal this many days before its term ends. */
export const RENEWING_DAYS = 60;
