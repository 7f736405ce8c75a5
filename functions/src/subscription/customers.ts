import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { FEATURES } from '@/domain/access/features';
import type { Deps } from '../platform/admin';

/** stripeCustomers/{companyId}: who the company is at Stripe. Read and written by functions only. */
export const stripeCustomerSchema = z.object({
  customerId: z.string(),
  /** Whether Stripe may write to its owner: not until they have confirmed their address. */
  hasEmail: z.boolean().catch(true),
  /** The session at which somebody may be paying now; '' when there is none. */
  openCheckoutId: z.string().catch(''),
  /** How many sessions were made: part of their idempotency keys. */
  checkoutCount: z.number().catch(0),
  /** Withdrawn from the company and not yet from each of its members. */
  pendingWithdrawal: z.array(z.enum(FEATURES)).catch([]),
});
export type StripeCustomer = z.infer<typeof stripeCustomerSchema> & { companyId: string };

export const stripeCustomers = (db: Firestore): CollectionReference => db.collection('stripeCustomers');

/** The company's customer at Stripe, or null for a company that never went to a checkout. */
export async function customerOf({ db }: Deps, companyId: string): Promise<StripeCustomer | null> {
  const snapshot = await stripeCustomers(db).doc(companyId).get();
  return snapshot.exists ? { ...stripeCustomerSchema.parse(snapshot.data()), companyId } : null;
}

/** Whose customer it is, by our own record: what an object at Stripe says of its company proves nothing. */
export async function companyOfCustomer({ db }: Deps, customerId: string): Promise<StripeCustomer | null> {
  const { docs } = await stripeCustomers(db).where('customerId', '==', customerId).limit(1).get();
  const [snapshot] = docs;
  return snapshot ? { ...stripeCustomerSchema.parse(snapshot.data()), companyId: snapshot.id } : null;
}
