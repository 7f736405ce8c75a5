import type Stripe from 'stripe';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { idempotencyKey } from '../stripe/idempotencyKey';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';

/** The company's Stripe customer, created on first call, even if called twice at once. Throws what Stripe throws. */
export async function ensureCustomer(
  { db, now }: Deps,
  stripe: Stripe,
  { companyId, company, email, uid }: Member,
): Promise<StripeCustomer> {
  const ref = stripeCustomers(db).doc(companyId);
  const stored = await ref.get();
  if (stored.exists) return { ...stripeCustomerSchema.parse(stored.data()), companyId };

  const { id } = await stripe.customers.create(
    { name: company.name, ...(email === '' ? {} : { email }), metadata: { companyId } },
    { idempotencyKey: idempotencyKey('customer', companyId, email, company.name) },
  );
  return db.runTransaction(async (transaction) => {
    const other = await transaction.get(ref);
    if (other.exists) return { ...stripeCustomerSchema.parse(other.data()), companyId };
    const customer = stripeCustomerSchema.parse({ customerId: id });
    transaction.create(ref, { ...customer, ...createdStamp(uid, now()) });
    return { ...customer, companyId };
  });
}
