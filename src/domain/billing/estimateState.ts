import { AppError } from '@/lib/appError';

/** Stored states. Viewed and expired are derived from other facts. */
export const ESTIMATE_STATES = [
  'draft',
  'sent',
  'changes-requested',
  'approved',
  'declined',
  'superseded',
  'converted',
] as const;
export type EstimateState = (typeof ESTIMATE_STATES)[number];

export const ESTIMATE_STATUSES = [
  'draft',
  'sent',
  'viewed',
  'changes-requested',
  'approved',
  'declined',
  'expired',
  'superseded',
  'converted',
] as const;
export type EstimateStatus = (typeof ESTIMATE_STATUSES)[number];
export const ESTIMATE_STATUS_LABELS: Record<EstimateStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  viewed: 'Viewed',
  'changes-requested': 'Changes requested',
  approved: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  superseded: 'Superseded',
  converted: 'Converted',
};

/** The states an estimate may move to. The office may approve a draft on the spot; a changed one is superseded by its new revision. */
export const ESTIMATE_TRANSITIONS: Record<EstimateState, readonly EstimateState[]> = {
  draft: ['sent', 'approved', 'superseded'],
  sent: ['changes-requested', 'approved', 'declined', 'superseded'],
  'changes-requested': ['sent', 'approved', 'declined', 'superseded'],
  approved: ['converted', 'declined', 'superseded'],
  declined: ['sent', 'superseded'],
  superseded: [],
  converted: [],
};

/** The side that makes a move: the customer answers; the office does the rest and may answer for the customer. */
export type EstimateActor = 'customer' | 'office';
const CUSTOMER_MOVES: readonly EstimateState[] = ['changes-requested', 'approved', 'declined'];

/** Dates are YYYY-MM-DD, '' = none. */
export type EstimateFacts = {
  state: EstimateState;
  validUntil: string;
  firstViewedAt: string;
  optionIds: readonly string[];
  selectedOptionId: string;
};

/** Whether a move requires a reason. */
const estimateMoveNeedsReason = (to: EstimateState): boolean => to === 'declined' || to === 'changes-requested';

/** Whether it is past its last valid day without an answer; the last day itself still counts. */
export function isExpired({ state, validUntil }: Pick<EstimateFacts, 'state' | 'validUntil'>, today: string): boolean {
  return (state === 'sent' || state === 'changes-requested') && validUntil !== '' && validUntil < today;
}

type Move = { to: EstimateState; by: EstimateActor; today: string; reason?: string };

/** Returns why an estimate can't make a move, as a message; '' when it can. */
export function estimateMoveFault(facts: EstimateFacts, { to, by, today, reason = '' }: Move): string {
  const isOpenToCustomer = facts.state === 'sent' || facts.state === 'changes-requested';
  if (
    !ESTIMATE_TRANSITIONS[facts.state].includes(to) ||
    (by === 'customer' && !(isOpenToCustomer && CUSTOMER_MOVES.includes(to)))
  ) {
    return `An estimate cannot go from “${ESTIMATE_STATUS_LABELS[facts.state]}” to “${ESTIMATE_STATUS_LABELS[to]}”.`;
  }
  if (to === 'approved' && isExpired(facts, today))
    return `It was valid until ${facts.validUntil}. It has to be renewed first.`;
  if (to === 'approved' && facts.optionIds.length > 0 && !facts.optionIds.includes(facts.selectedOptionId))
    return 'Choose an option first.';
  return estimateMoveNeedsReason(to) && reason.trim() === '' ? 'Enter a reason so others know why.' : '';
}

/**
 * Returns the state after a move.
 * @throws AppError `invalid` with the sentence of `estimateMoveFault`.
 */
export function moveEstimate(facts: EstimateFacts, move: Move): EstimateState {
  const fault = estimateMoveFault(facts, move);
  if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
  return move.to;
}

/** Returns an estimate's status in one word, `today` being the company's calendar day. */
export function estimateStatus(facts: EstimateFacts, today: string): EstimateStatus {
  if (isExpired(facts, today)) return 'expired';
  return facts.state === 'sent' && facts.firstViewedAt !== '' ? 'viewed' : facts.state;
}
