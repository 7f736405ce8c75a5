import { z } from 'zod';
import { amountCents } from '../../money/schema';
import { line, optionalDate, recordId } from '../../record/schema';

/** A month (YYYY-MM) or ''. */
const optionalMonth = z
  .string()
  .regex(/^(\d{4}-\d{2})?$/)
  .default('');

/**
 * What bills are charged to, as people recognize it. The card itself is in the company's account at Stripe, and which one of its customers'
 * it is stays with the functions (`cardSetups/{id}`): neither a number nor a code that could be charged is ever here.
 */
export const savedCardSchema = z.object({
  /** The setup by which it was saved, with the consent that was given then. */
  id: recordId,
  kind: z.enum(['card', 'bank']),
  /** As Stripe calls it (`visa`), or the name of the bank. */
  brand: line(80).default(''),
  last4: z.string().regex(/^\d{4}$/),
  /** The last month (YYYY-MM) in which it is valid; '' for a bank account. */
  expires: optionalMonth,
  addedOn: z.iso.date(),
  /** The `expires` that the customer was warned of; '' = none. */
  warnedOf: optionalMonth,
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Far more than the ceiling of tries: cards change. */
const TRY_LIMIT = 24;

const TRY_OUTCOMES = ['open', 'processing', 'succeeded', 'declined', 'dropped'] as const;
const chargeTrySchema = z.object({
  /** The payment that it is, if it succeeds. Follows from the agreement, the period and how many tries there were before. */
  paymentId: recordId,
  /** The card's `id` then. */
  cardId: recordId,
  triedOn: z.iso.date(),
  amountCents,
  /**
   * `open`: about to be made, or made and not heard of. `processing`: a bank debit under way. `dropped`: never reached Stripe, because
   * something had changed.
   */
  outcome: z.enum(TRY_OUTCOMES).default('open'),
  /** Why it was declined, as Stripe names it. */
  declineCode: line(100).default(''),
  /** The last day on which Stripe was asked what became of it; of a debit that came back, the day on which it did. */
  askedOn: optionalDate,
});
export type ChargeTry = z.infer<typeof chargeTrySchema>;

/** What was done to charge a bill, oldest first. */
export const chargeTries = z.array(chargeTrySchema).max(TRY_LIMIT).default([]);
