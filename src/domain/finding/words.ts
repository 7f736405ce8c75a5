import type { FindingSourceKind, FindingState, Severity } from './schema';

export const SEVERITY_WORDS: Record<Severity, string> = {
  inoperable: 'Inoperable',
  deficient: 'Deficient',
  suggested: 'Suggested',
};

/** Meaning of each severity, for the person choosing one. */
export const SEVERITY_MEANINGS: Record<Severity, string> = {
  inoperable: 'Does not work, or must not be used',
  deficient: 'Works, but not as it should',
  suggested: 'Could be better; nothing is wrong yet',
};

export const FINDING_STATE_WORDS: Record<FindingState, string> = {
  open: 'Open',
  offered: 'On an estimate',
  approved: 'Approved',
  declined: 'Declined',
  scheduled: 'Repair scheduled',
  repaired: 'Repaired',
  verified: 'Verified',
};

export const SOURCE_WORDS: Record<FindingSourceKind, string> = {
  inspection: 'Inspection',
  diagnostic: 'Readings',
  job: 'Job',
};

/** Common reasons for declining; anything else is typed. */
export const DECLINE_REASONS = [
  'Too expensive now',
  'Wants other estimates',
  'Will replace the unit',
  'Selling or moving out',
  'Does not see the need',
] as const;
