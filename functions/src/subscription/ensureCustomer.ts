import type Stripe from 'stripe';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { idempotencyKey } from '../stripe/idempotencyKey';
import { stripeCustomers, stripeCustomerSchema, type StripeCustomer } from './customers';

/**
 * Returns the company's Stripe customer, created on first call, even if called twice at once. Stripe only gets an address the owner has
 * verified: it e-mails customers, and an unverified address may be a stranger's. Throws what Stripe throws.
 */
export async function ensureCustomer(
  { db, now }: Deps,
  stripe: Stripe,
  {
    companyId,
    company,
    email: address,
    isEmailVerified,
    uid,
  }: Pick<Member, 'companyId' | 'company' | 'email' | 'isEmailVerified' | 'uid'>,
): Promise<StripeCustomer> {
  const ref = stripeCustomers(db).doc(companyId);
  const email = isEmailVerified ? address : '';
  const stored = await ref.get();
  if (stored.exists) {
    const known = stripeCustomerSchema.parse(stored.data());
    if (known.hasEmail || email === '') return { ...known, companyId };
    await stripe.customers.update(known.customerId, { email });
    await ref.update({ hasEmail: true, ...updatedStamp(uid, now()) });
    return { ...known, hasEmail: true, companyId };
  }

  const { id } = await stripe.customers.create(
    { name: company.name, ...(email === '' ? {} : { email }), metadata: { companyId } },
    { idempotencyKey: idempotencyKey('customer', companyId, email, company.name) },
  );
  return db.runTransaction(async (transaction) => {
    const other = await transaction.get(ref);
    if (other.exists) return { ...stripeCustomerSchema.parse(other.data()), companyId };
    const customer = stripeCustomerSchema.parse({ customerId: id, hasEmail: email !== '' });
    transaction.create(ref, { ...customer, ...createdStamp(uid, now()) });
    return { ...customer, companyId };
  });
}
