import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * cardSetups/{setupId}: a card that a customer was about to save, or has saved, with what they agreed to. Read and written by functions only;
 * of the card it holds what Stripe calls it, and nothing that could be charged elsewhere. Kept after the card is gone: it is the proof of consent.
 */
export const cardSetupSchema = z.object({
  companyId: z.string(),
  agreementId: z.string(),
  accountId: z.string(),
  stripeCustomerId: z.string(),
  setupIntentId: z.string(),
  /** `open`: somebody may be at the fields. `replaced`: another card came. */
  state: z.enum(['open', 'saved', 'replaced', 'removed']),
  paymentMethodId: z.string(),
  /** The words that were beside the fields; '' until somebody has agreed to them. */
  consentText: z.string(),
  consentedAt: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
});
export type CardSetup = z.infer<typeof cardSetupSchema>;

export const cardSetups = (db: Firestore): CollectionReference => db.collection('cardSetups');
