import { z } from 'zod';
import { amountCents } from '../../money/schema';
import { line, optionalDate, recordId } from '../../record/schema';

/** A month (YYYY-MM) or ''. */
const optionalMonth = z
  .string()
  .regex(/^(\d{4}-\d{2})?$/)
  .default('');

/**
 * The payment method that bills are charged to, as people recognize it. The card itself is in the company's Stripe account, and the link
 * to its Stripe customer stays with the functions (`cardSetups/{id}`): no number or chargeable code is ever stored here.
 */
export const savedCardSchema = z.object({
  /** The setup that saved it, with the consent given then. */
  id: recordId,
  kind: z.enum(['card', 'bank']),
  /** Stripe's name for it (`visa`), or the name of the bank. */
  brand: line(80).default(''),
  last4: z.string().regex(/^\d{4}$/),
  /** The last valid month (YYYY-MM); '' for a bank account. */
  expires: optionalMonth,
  addedOn: z.iso.date(),
  /** The `expires` value that the customer was warned about; '' = none. */
  warnedOf: optionalMonth,
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Far above the attempt limit, because cards change. */
const TRY_LIMIT = 24;

const TRY_OUTCOMES = ['open', 'processing', 'succeeded', 'declined', 'dropped'] as const;
const chargeTrySchema = z.object({
  /** The payment's id if it succeeds. Derived from the agreement, the period and the number of earlier attempts. */
  paymentId: recordId,
  /** The card's `id` at the time. */
  cardId: recordId,
  triedOn: z.iso.date(),
  amountCents,
  /**
   * `open`: about to be made, or made without a reported outcome. `processing`: a bank debit under way. `dropped`: never reached Stripe,
   * because something had changed.
   */
  outcome: z.enum(TRY_OUTCOMES).default('open'),
  /** Stripe's decline code. */
  declineCode: line(100).default(''),
  /** The last day on which Stripe was asked about its outcome; for a debit that came back, the day it did. */
  askedOn: optionalDate,
});
export type ChargeTry = z.infer<typeof chargeTrySchema>;

/** Attempts to charge a bill, oldest first. */
export const chargeTries = z.array(chargeTrySchema).max(TRY_LIMIT).default([]);
