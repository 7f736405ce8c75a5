import { createHash } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { currencyCode } from '@/domain/money/schema';

/** `open`: someone may be on the payment page now. */
const ATTEMPT_STATES = ['open', 'processing', 'paid', 'failed', 'expired'] as const;

/**
 * cardAttempts/{paymentId}: what we asked Stripe to collect, so that an event is believed only if it matches. Read and written by
 * functions only; it contains no card data.
 */
export const cardAttemptSchema = z.object({
  companyId: z.string(),
  accountId: z.string(),
  /** Stripe's payment page; '' if paid in fields on our page, or charged to a card on file. */
  sessionId: z.string().default(''),
  url: z.string().default(''),
  state: z.enum(ATTEMPT_STATES),
  invoiceId: z.string(),
  estimateId: z.string(),
  currency: currencyCode,
  /** Without the tip. */
  amountCents: z.number().int(),
  tipCents: z.number().int(),
  paymentIntentId: z.string(),
  /** For a charge to a card on file: its agreement, the card's name, and the card. */
  agreementId: z.string().default(''),
  name: z.string().default(''),
  setupId: z.string().default(''),
  stripeCustomerId: z.string().default(''),
  paymentMethodId: z.string().default(''),
  createdAt: z.string(),
});
export type CardAttempt = z.infer<typeof cardAttemptSchema>;

export const cardAttempts = (db: Firestore): CollectionReference => db.collection('cardAttempts');

/** Returns where an attempt collects its payment. */
export const placeOf = ({ sessionId, agreementId }: CardAttempt): 'page' | 'fields' | 'card' =>
  sessionId !== '' ? 'page' : agreementId === '' ? 'fields' : 'card';

type Attempted = Pick<CardAttempt, 'companyId' | 'invoiceId' | 'estimateId' | 'amountCents' | 'tipCents'>;

/** Returns the attempt's id: the same for the same request, until an earlier attempt has ended. */
export function attemptId(
  { companyId, invoiceId, estimateId, amountCents, tipCents }: Attempted,
  endedCount: number,
): string {
  return idOf(companyId, invoiceId, estimateId, amountCents, tipCents, endedCount);
}

/** Returns the id of a charge to a card on file: the same for the same try of the same bill, whose id is derived from its period. */
export const chargeId = (companyId: string, agreementId: string, invoiceId: string, attempt: number): string =>
  idOf('charge', companyId, agreementId, invoiceId, attempt);

const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);
