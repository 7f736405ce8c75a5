import type { FinancingState } from '@/domain/financing/schema';

/** The applicant. Nothing about their finances: they give that only to the lender. */
export type Applicant = { firstName: string; lastName: string; mobile: string; email: string };

/** A new application at a lender. `id` is ours, and makes repeats harmless. */
export type NewApplication = {
  id: string;
  merchantId: string;
  /** Returned by the lender with everything it reports: identifies the application. */
  purchaseId: string;
  /** 0 for a prequalification. */
  amountCents: number;
  purpose: string;
  applicant: Applicant;
};
export type Begun = { externalId: string; link: string; expiresOn: string };

/** An application as its lender knows it. Amounts in cents, days YYYY-MM-DD; null or '' = the lender doesn't say. */
export type AtLender = {
  purchaseId: string;
  /** null = an unknown state: it changes nothing. */
  state: FinancingState | null;
  approvedCents: number | null;
  expiresOn: string;
  paidOutOn: string;
  feeCents: number | null;
  /** Refunded so far. */
  refundedCents: number | null;
};

type Which = { merchantId: string; externalId: string };

/**
 * A lender that reports an application's state. Each call throws an AppError: `unavailable` when the lender can't be reached and a retry
 * may help, `failed-precondition` with its own words for a refusal.
 */
export type Lender = {
  offer: (application: NewApplication) => Promise<Begun>;
  prequalify: (application: NewApplication) => Promise<Begun>;
  read: (which: Which, kind: 'loan' | 'prequal') => Promise<AtLender>;
  /** Confirms that the work is done: the lender pays out. */
  confirmWork: (which: Which) => Promise<void>;
  cancel: (which: Which, kind: 'loan' | 'prequal') => Promise<void>;
  /** Refunds part or all of the payout. `id` makes repeats harmless. */
  refund: (which: Which, id: string, amountCents: number) => Promise<void>;
};
