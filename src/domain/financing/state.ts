import type { Financing, FinancingState } from './schema';

/** Allowed transitions of an application. After a payout only refunds are possible; final states never change. */
const MOVES: Record<FinancingState, readonly FinancingState[]> = {
  sent: ['started', 'needs-action', 'approved', 'locked', 'confirmed', 'declined', 'expired', 'canceled'],
  started: ['needs-action', 'approved', 'locked', 'confirmed', 'declined', 'expired', 'canceled'],
  'needs-action': ['approved', 'locked', 'confirmed', 'declined', 'expired', 'canceled'],
  approved: ['needs-action', 'locked', 'confirmed', 'declined', 'expired', 'canceled'],
  locked: ['confirmed', 'paid-out', 'expired', 'canceled'],
  confirmed: ['paid-out', 'canceled'],
  'paid-out': ['refunded'],
  declined: [],
  expired: [],
  canceled: [],
  refunded: [],
};

export const nextStates = (state: FinancingState): readonly FinancingState[] => MOVES[state];

/** States the lender may skip between two updates. */
const PASSED: readonly FinancingState[] = ['confirmed', 'paid-out'];

/**
 * Returns the steps from one state to the lender's reported one, including skipped ones. Empty if that isn't a step forward: an
 * application never goes back, however late an update arrives.
 */
export function stepsTo(from: FinancingState, to: FinancingState): FinancingState[] {
  if (MOVES[from].includes(to)) return [to];
  for (const next of PASSED.filter((state) => state !== to && MOVES[from].includes(state))) {
    const rest = stepsTo(next, to);
    if (rest.length > 0) return [next, ...rest];
  }
  return [];
}

/** Whether a payout is still possible. */
export const isInFlight = (state: FinancingState): boolean => MOVES[state].length > 0 && state !== 'paid-out';

/** Whether the customer has signed and the money is only a matter of time: no reminders are sent and no late fee is charged. */
export const isComing = (state: FinancingState): boolean => state === 'locked' || state === 'confirmed';

/** Returns an application's amount in cents: approved, or requested while that is unknown. */
export const loanCents = ({ approvedCents, amountCents }: Pick<Financing, 'approvedCents' | 'amountCents'>): number =>
  approvedCents ?? amountCents;

/** Returns the part of a loan that has not been refunded, in cents. */
export const keptCents = (application: Financing): number =>
  Math.max(0, loanCents(application) - application.refundedCents);

/** Returns the amount an application covers, in cents: approved, or else requested; 0 if it ended without money. */
function financedCents(application: Financing): number {
  const { state, amountCents } = application;
  if (state === 'paid-out' || state === 'refunded') return keptCents(application);
  return isInFlight(state) ? Math.min(amountCents, loanCents(application)) : 0;
}

type Bill = {
  /** Total of the work, including change orders. */
  totalCents: number;
  /** All deposits and payments received, including lenders' payouts. */
  paidCents: number;
};

type FinancingBalance = {
  /** Applied for but not paid out: may still come in. */
  pendingCents: number;
  /** The uncovered remainder. */
  leftCents: number;
};

/** Combines deposit, financing and change orders into one balance. */
export function financingBalance(bill: Bill, applications: readonly Financing[]): FinancingBalance {
  const pendingCents = applications
    .filter(({ state }) => isInFlight(state))
    .reduce((sum, one) => sum + financedCents(one), 0);
  return { pendingCents, leftCents: bill.totalCents - bill.paidCents - pendingCents };
}

export type NextOffer =
  | { kind: 'none' }
  /** Nothing has been applied for: the whole remainder. */
  | { kind: 'first' | 'difference'; amountCents: number }
  /** More has been applied for than is owed: the applications must be changed with the lender. */
  | { kind: 'too-much'; cents: number };

/**
 * Returns what to offer after the amount has changed: only what no application covers yet, so that no one applies twice for the same
 * money.
 */
export function nextOffer(bill: Bill, applications: readonly Financing[]): NextOffer {
  const { leftCents, pendingCents } = financingBalance(bill, applications);
  if (leftCents > 0) return { kind: pendingCents > 0 ? 'difference' : 'first', amountCents: leftCents };
  return leftCents < 0 && pendingCents > 0
    ? { kind: 'too-much', cents: Math.min(-leftCents, pendingCents) }
    : { kind: 'none' };
}

/** Returns the amount of it that can be offered, in cents; 0 if none. */
export const offeredCents = (next: NextOffer): number =>
  next.kind === 'first' || next.kind === 'difference' ? next.amountCents : 0;

const PAYMENT = 'financing-';
/** Returns the ID of the payment for an application's payout. */
export const paymentOfFinancing = (financingId: string): string => `${PAYMENT}${financingId}`.slice(0, 128);
/** Returns the application whose payout a payment is; '' for any other payment. */
export const financingOfPayment = (paymentId: string): string =>
  paymentId.startsWith(PAYMENT) ? paymentId.slice(PAYMENT.length) : '';
