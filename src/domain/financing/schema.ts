import { z } from 'zod';
import { amountCents, currencyCode, ratePpm } from '../money/schema';
import { isoInstant, optionalDate } from '../record/schema';

/** Our own names for an application's state, whatever its lender calls them. */
export const FINANCING_STATES = [
  'sent',
  'started',
  'needs-action',
  'approved',
  'locked',
  'confirmed',
  'paid-out',
  'declined',
  'expired',
  'canceled',
  'refunded',
] as const;
export type FinancingState = (typeof FINANCING_STATES)[number];
export const FINANCING_STATE_LABELS: Record<FinancingState, string> = {
  sent: 'Link sent',
  started: 'Started',
  'needs-action': 'Customer must act',
  approved: 'Approved',
  locked: 'Signed',
  confirmed: 'Work confirmed',
  'paid-out': 'Paid out',
  declined: 'Declined',
  expired: 'Expired',
  canceled: 'Canceled',
  refunded: 'Refunded',
};

export const FINANCING_SUBJECTS = ['estimate', 'invoice'] as const;
export type FinancingSubject = (typeof FINANCING_SUBJECTS)[number];

const stepSchema = z.object({
  at: isoInstant,
  by: z.string().max(128),
  byName: z.string().max(200).default(''),
  state: z.enum(FINANCING_STATES),
  note: z.string().max(500).default(''),
});

/**
 * companies/{c}/financing/{id}: one application with a lender. Written only by functions; the customer's financial details are never
 * stored.
 */
export const financingSchema = z.object({
  /** A prequalification is an invitation to apply: it has no amount, and no money results from it. */
  kind: z.enum(['loan', 'prequal']).default('loan'),
  subjectKind: z.enum(FINANCING_SUBJECTS),
  subjectId: z.string().max(128),
  subjectNumber: z.string().max(30).default(''),
  customerId: z.string().max(128),
  customerName: z.string().max(330).default(''),
  lenderName: z.string().max(80),
  /** Source of the state: the office by hand, or the lender's server. */
  mode: z.enum(['link', 'partner']),
  /** The merchant's own link, or the application's if the lender provides one. */
  link: z.string().max(500).default(''),
  state: z.enum(FINANCING_STATES),
  currency: currencyCode,
  /** The requested amount. */
  amountCents,
  /** The amount the lender approved, which can be less; null = unknown. */
  approvedCents: amountCents.nullable().default(null),
  feePpm: ratePpm.default(0),
  /** The offer expires after this day; '' = unknown. */
  expiresOn: optionalDate,
  /** The time of the customer's consent, and the office user who got it. */
  consentAt: isoInstant,
  consentBy: z.string().max(128),
  /** The lender's IDs for the application and the company; '' in link mode. */
  externalId: z.string().max(200).default(''),
  merchantId: z.string().max(80).default(''),
  /** For the payout: its payment in the books, its day and the lender's fee. */
  paymentId: z.string().max(128).default(''),
  paidOutOn: optionalDate,
  feeCents: amountCents.default(0),
  refundedCents: amountCents.default(0),
  log: z.array(stepSchema).max(100).default([]),
});
export type Financing = z.infer<typeof financingSchema>;
