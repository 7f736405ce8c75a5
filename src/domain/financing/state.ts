import type { Financing, FinancingState } from './schema';

/** Where an application may go. What was paid out can only be given back; what ended stays as it is. */
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

/** What the lender's own steps may leave out between two that it tells. */
const PASSED: readonly FinancingState[] = ['confirmed', 'paid-out'];

/**
 * The steps from one state to the one that the lender tells, through those that it went through meanwhile. None where that is no way forward: an
 * application never goes back, whatever comes late.
 */
export function stepsTo(from: FinancingState, to: FinancingState): FinancingState[] {
  if (MOVES[from].includes(to)) return [to];
  for (const next of PASSED.filter((state) => state !== to && MOVES[from].includes(state))) {
    const rest = stepsTo(next, to);
    if (rest.length > 0) return [next, ...rest];
  }
  return [];
}

/** Whether money may still come of it. */
export const isInFlight = (state: FinancingState): boolean => MOVES[state].length > 0 && state !== 'paid-out';

/** Whether the customer has signed and the money is only a matter of time: nobody is reminded of it, and no late fee comes. */
export const isComing = (state: FinancingState): boolean => state === 'locked' || state === 'confirmed';

/** What an application comes to, in cents: what was approved, or what was asked for while that is not known. */
export const loanCents = ({ approvedCents, amountCents }: Pick<Financing, 'approvedCents' | 'amountCents'>): number =>
  approvedCents ?? amountCents;

/** What of a loan has not been given back, in cents. */
export const keptCents = (application: Financing): number =>
  Math.max(0, loanCents(application) - application.refundedCents);

/** What an application is good for, in cents: what was approved, or else what was asked for; 0 when it ended without money. */
function financedCents(application: Financing): number {
  const { state, amountCents } = application;
  if (state === 'paid-out' || state === 'refunded') return keptCents(application);
  return isInFlight(state) ? Math.min(amountCents, loanCents(application)) : 0;
}

type Bill = {
  /** What the work comes to, change orders included. */
  totalCents: number;
  /** Deposits and payments of any kind that came, payouts of lenders among them. */
  paidCents: number;
};

type FinancingBalance = {
  /** What customers have applied for and not been paid out: may still come. */
  pendingCents: number;
  /** What nobody covers yet. */
  leftCents: number;
};

/** Deposit, financing and change orders in one balance. */
export function financingBalance(bill: Bill, applications: readonly Financing[]): FinancingBalance {
  const pendingCents = applications
    .filter(({ state }) => isInFlight(state))
    .reduce((sum, one) => sum + financedCents(one), 0);
  return { pendingCents, leftCents: bill.totalCents - bill.paidCents - pendingCents };
}

export type NextOffer =
  | { kind: 'none' }
  /** Nothing is applied for: all that is left. */
  | { kind: 'first' | 'difference'; amountCents: number }
  /** More is applied for than is owed: these are to be changed with the lender. */
  | { kind: 'too-much'; cents: number };

/** What to offer after the amount has changed: only what no application covers yet, so that nobody applies twice for the same money. */
export function nextOffer(bill: Bill, applications: readonly Financing[]): NextOffer {
  const { leftCents, pendingCents } = financingBalance(bill, applications);
  if (leftCents > 0) return { kind: pendingCents > 0 ? 'difference' : 'first', amountCents: leftCents };
  return leftCents < 0 && pendingCents > 0
    ? { kind: 'too-much', cents: Math.min(-leftCents, pendingCents) }
    : { kind: 'none' };
}

/** What of that can be offered, in cents; 0 when nothing can. */
export const offeredCents = (next: NextOffer): number =>
  next.kind === 'first' || next.kind === 'difference' ? next.amountCents : 0;

const PAYMENT = 'financing-';
/** The payment that an application's payout is entered as. */
export const paymentOfFinancing = (financingId: string): string => `${PAYMENT}${financingId}`.slice(0, 128);
/** The application whose payout a payment is; '' for any other payment. */
export const financingOfPayment = (paymentId: string): string =>
  paymentId.startsWith(PAYMENT) ? paymentId.slice(PAYMENT.length) : '';
