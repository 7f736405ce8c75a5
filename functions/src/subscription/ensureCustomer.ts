import type Stripe from 'stripe';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';

/** The company's customer at Stripe, made on the first call. Two calls at once make one. Throws what Stripe throws. */
export async function ensureCustomer(
  { db, now }: Deps,
  stripe: Stripe,
  { companyId, company, email, uid }: Member,
): Promise<StripeCustomer> {
  const ref = stripeCustomers(db).doc(companyId);
  const stored = await ref.get();
  if (stored.exists) return { ...stripeCustomerSchema.parse(stored.data()), companyId };

  // Stripe refuses another body under the same key, so the key holds what may differ between two admins.
  const { id } = await stripe.customers.create(
    { name: company.name, ...(email === '' ? {} : { email }), metadata: { companyId } },
    { idempotencyKey: `customer:${companyId}:${email}:${company.name}`.slice(0, 255) },
  );
  return db.runTransaction(async (transaction) => {
    const other = await transaction.get(ref);
    if (other.exists) return { ...stripeCustomerSchema.parse(other.data()), companyId };
    const customer = stripeCustomerSchema.parse({ customerId: id });
    transaction.create(ref, { ...customer, ...createdStamp(uid, now()) });
    return { ...customer, companyId };
  });
}
