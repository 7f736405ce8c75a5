import type { Financing, FinancingState } from './schema';

/** Allowed transitions. A payout can only be returned; ended applications stay as they are. */
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

/** Steps the lender may skip between two that it reports. */
const PASSED: readonly FinancingState[] = ['confirmed', 'paid-out'];

/**
 * Returns the steps from one state to the one the lender reports, including skipped ones. Empty if that isn't a step forward: an
 * application never goes back, even if updates arrive late.
 */
export function stepsTo(from: FinancingState, to: FinancingState): FinancingState[] {
  if (MOVES[from].includes(to)) return [to];
  for (const next of PASSED.filter((state) => state !== to && MOVES[from].includes(state))) {
    const rest = stepsTo(next, to);
    if (rest.length > 0) return [next, ...rest];
  }
  return [];
}

/** Whether money may still come from it. */
export const isInFlight = (state: FinancingState): boolean => MOVES[state].length > 0 && state !== 'paid-out';

/** Whether the customer has signed and the money is only a matter of time: no reminders and no late fees are sent. */
export const isComing = (state: FinancingState): boolean => state === 'locked' || state === 'confirmed';

/** Returns an application's amount, in cents: the approved one, or the requested one until that is known. */
export const loanCents = ({ approvedCents, amountCents }: Pick<Financing, 'approvedCents' | 'amountCents'>): number =>
  approvedCents ?? amountCents;

/** Returns the part of a loan not returned, in cents. */
export const keptCents = (application: Financing): number =>
  Math.max(0, loanCents(application) - application.refundedCents);

/** Returns what an application is worth, in cents: the approved amount, or else the requested one; 0 if it ended without money. */
function financedCents(application: Financing): number {
  const { state, amountCents } = application;
  if (state === 'paid-out' || state === 'refunded') return keptCents(application);
  return isInFlight(state) ? Math.min(amountCents, loanCents(application)) : 0;
}

type Bill = {
  /** The price of the work, including change orders. */
  totalCents: number;
  /** Deposits and payments of any kind received, including lenders' payouts. */
  paidCents: number;
};

type FinancingBalance = {
  /** Amounts applied for but not paid out yet, which may still come. */
  pendingCents: number;
  /** The uncovered remainder. */
  leftCents: number;
};

/** Returns deposit, financing and change orders in one balance. */
export function financingBalance(bill: Bill, applications: readonly Financing[]): FinancingBalance {
  const pendingCents = applications
    .filter(({ state }) => isInFlight(state))
    .reduce((sum, one) => sum + financedCents(one), 0);
  return { pendingCents, leftCents: bill.totalCents - bill.paidCents - pendingCents };
}

export type NextOffer =
  | { kind: 'none' }
  /** Nothing is applied for: the whole remainder. */
  | { kind: 'first' | 'difference'; amountCents: number }
  /** More is applied for than is owed: these have to be changed with the lender. */
  | { kind: 'too-much'; cents: number };

/**
 * Returns what to offer after the amount has changed: only what no application covers yet, so that nobody applies twice for the same
 * money.
 */
export function nextOffer(bill: Bill, applications: readonly Financing[]): NextOffer {
  const { leftCents, pendingCents } = financingBalance(bill, applications);
  if (leftCents > 0) return { kind: pendingCents > 0 ? 'difference' : 'first', amountCents: leftCents };
  return leftCents < 0 && pendingCents > 0
    ? { kind: 'too-much', cents: Math.min(-leftCents, pendingCents) }
    : { kind: 'none' };
}

/** Returns the part of that which can be offered, in cents; 0 if nothing can. */
export const offeredCents = (next: NextOffer): number =>
  next.kind === 'first' || next.kind === 'difference' ? next.amountCents : 0;

const PAYMENT = 'financing-';
/** Returns the id of the payment that an application's payout is entered as. */
export const paymentOfFinancing = (financingId: string): string => `${PAYMENT}${financingId}`.slice(0, 128);
/** Returns the application whose payout a payment is; '' for any other payment. */
export const financingOfPayment = (paymentId: string): string =>
  paymentId.startsWith(PAYMENT) ? paymentId.slice(PAYMENT.length) : '';
