import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { FEATURES } from '@/domain/access/features';
import type { Deps } from '../platform/admin';

/** stripeCustomers/{companyId}: the company's customer at Stripe. Read and written by functions only. */
export const stripeCustomerSchema = z.object({
  customerId: z.string(),
  /** Whether Stripe may e-mail its owner: not until they have verified their address. */
  hasEmail: z.boolean().catch(true),
  /** The session where someone may be paying now; '' if none. */
  openCheckoutId: z.string().catch(''),
  /** Number of sessions created: part of their idempotency keys. */
  checkoutCount: z.number().catch(0),
  /** Features withdrawn from the company but not yet from each of its members. */
  pendingWithdrawal: z.array(z.enum(FEATURES)).catch([]),
});
export type StripeCustomer = z.infer<typeof stripeCustomerSchema> & { companyId: string };

export const stripeCustomers = (db: Firestore): CollectionReference => db.collection('stripeCustomers');

/** Returns the company's Stripe customer, or null for a company that never went to a checkout. */
export async function customerOf({ db }: Deps, companyId: string): Promise<StripeCustomer | null> {
  const snapshot = await stripeCustomers(db).doc(companyId).get();
  return snapshot.exists ? { ...stripeCustomerSchema.parse(snapshot.data()), companyId } : null;
}

/** Returns a customer's company from our own record: what a Stripe object says about its company proves nothing. */
export async function companyOfCustomer({ db }: Deps, customerId: string): Promise<StripeCustomer | null> {
  const { docs } = await stripeCustomers(db).where('customerId', '==', customerId).limit(1).get();
  const [snapshot] = docs;
  return snapshot ? { ...stripeCustomerSchema.parse(snapshot.data()), companyId: snapshot.id } : null;
}
