import type { FinancingState } from '@/domain/financing/schema';

/** Who applies. Nothing about their means: that they tell the lender alone. */
export type Applicant = { firstName: string; lastName: string; mobile: string; email: string };

/** An application as it begins at a lender. `id` is ours, and makes a repeat harmless. */
export type NewApplication = {
  id: string;
  merchantId: string;
  /** What the lender hands back with everything it says: whose application it is. */
  purchaseId: string;
  /** 0 for a prequalification. */
  amountCents: number;
  purpose: string;
  applicant: Applicant;
};
export type Begun = { externalId: string; link: string; expiresOn: string };

/** An application as its lender knows it. Amounts in cents, days YYYY-MM-DD; null or '' = the lender does not say. */
export type AtLender = {
  purchaseId: string;
  /** null = a word that we do not know: it moves nothing. */
  state: FinancingState | null;
  approvedCents: number | null;
  expiresOn: string;
  paidOutOn: string;
  feeCents: number | null;
  /** What was given back so far. */
  refundedCents: number | null;
};

type Which = { merchantId: string; externalId: string };

/**
 * A lender that says itself where an application is. Each call throws an AppError: `unavailable` when the lender cannot be reached and a repeat
 * may help, `failed-precondition` with its own words for a refusal.
 */
export type Lender = {
  offer: (application: NewApplication) => Promise<Begun>;
  prequalify: (application: NewApplication) => Promise<Begun>;
  read: (which: Which, kind: 'loan' | 'prequal') => Promise<AtLender>;
  /** The work is done: the lender pays out. */
  confirmWork: (which: Which) => Promise<void>;
  cancel: (which: Which, kind: 'loan' | 'prequal') => Promise<void>;
  /** Gives back what was paid out. `id` makes a repeat harmless. */
  refund: (which: Which, id: string, amountCents: number) => Promise<void>;
};
