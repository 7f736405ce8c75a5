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
  sessionId: z.string(),
  url: z.string(),
  state: z.enum(ATTEMPT_STATES),
  invoiceId: z.string(),
  estimateId: z.string(),
  currency: currencyCode,
  /** Without the tip. */
  amountCents: z.number().int(),
  tipCents: z.number().int(),
  paymentIntentId: z.string(),
  createdAt: z.string(),
});
export type CardAttempt = z.infer<typeof cardAttemptSchema>;

export const cardAttempts = (db: Firestore): CollectionReference => db.collection('cardAttempts');

type Attempted = Pick<CardAttempt, 'companyId' | 'invoiceId' | 'estimateId' | 'amountCents' | 'tipCents'>;

/** The attempt's id: the same for the same wish, until an earlier attempt has come to its end. */
export function attemptId(
  { companyId, invoiceId, estimateId, amountCents, tipCents }: Attempted,
  endedCount: number,
): string {
  const text = [companyId, invoiceId, estimateId, amountCents, tipCents, endedCount].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
