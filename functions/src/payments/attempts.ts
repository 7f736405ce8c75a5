import { createHash } from 'node:crypto';
import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { currencyCode } from '@/domain/money/schema';

/** `open`: somebody may be at the payment page now. */
const ATTEMPT_STATES = ['open', 'processing', 'paid', 'failed', 'expired'] as const;

/**
 * cardAttempts/{paymentId}: what we asked Stripe to collect, so that an event is believed only where it fits. Read and
 * written by functions only; it holds nothing of the card.
 */
export const cardAttemptSchema = z.object({
  companyId: z.string(),
  accountId: z.string(),
  /** Stripe's payment page; '' for one paid in fields on our page, or charged to a card on file. */
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
  /** Of a charge to a card on file: whose it is, what it is called, and the card. */
  agreementId: z.string().default(''),
  name: z.string().default(''),
  setupId: z.string().default(''),
  stripeCustomerId: z.string().default(''),
  paymentMethodId: z.string().default(''),
  createdAt: z.string(),
});
export type CardAttempt = z.infer<typeof cardAttemptSchema>;

export const cardAttempts = (db: Firestore): CollectionReference => db.collection('cardAttempts');

/** Where money is collected for an attempt. */
export const placeOf = ({ sessionId, agreementId }: CardAttempt): 'page' | 'fields' | 'card' =>
  sessionId !== '' ? 'page' : agreementId === '' ? 'fields' : 'card';

type Attempted = Pick<CardAttempt, 'companyId' | 'invoiceId' | 'estimateId' | 'amountCents' | 'tipCents'>;

/** The attempt's id: the same for the same wish, until an earlier attempt has come to its end. */
export function attemptId(
  { companyId, invoiceId, estimateId, amountCents, tipCents }: Attempted,
  endedCount: number,
): string {
  return idOf(companyId, invoiceId, estimateId, amountCents, tipCents, endedCount);
}

/** The id of a charge to a card on file: the same for the same try of the same bill, whose id follows from its period. */
export const chargeId = (companyId: string, agreementId: string, invoiceId: string, attempt: number): string =>
  idOf('charge', companyId, agreementId, invoiceId, attempt);

const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);
