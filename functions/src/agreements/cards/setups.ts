import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';

/**
 * cardSetups/{setupId}: a card that a customer started to save, or has saved, with what they agreed to. Read and written by functions
 * only; it holds only Stripe's id of the card, nothing that could be charged elsewhere. Kept after the card is gone, as proof of consent.
 */
export const cardSetupSchema = z.object({
  companyId: z.string(),
  agreementId: z.string(),
  accountId: z.string(),
  stripeCustomerId: z.string(),
  setupIntentId: z.string(),
  /** `open`: someone may be at the fields. `replaced`: another card was saved. */
  state: z.enum(['open', 'saved', 'replaced', 'removed']),
  paymentMethodId: z.string(),
  /** The text shown beside the fields; '' until someone has agreed to it. */
  consentText: z.string(),
  consentedAt: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
});
export type CardSetup = z.infer<typeof cardSetupSchema>;

export const cardSetups = (db: Firestore): CollectionReference => db.collection('cardSetups');
