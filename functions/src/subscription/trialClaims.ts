import { createHash } from 'node:crypto';
import type { CompanyFields } from '@/domain/company/schema';
import type { SubscriptionStatus } from '@/domain/subscription/summary';
import { mailboxOf } from '@/domain/subscription/mailbox';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import type { StripeSubscription } from './readSubscriptions';

const NEVER_BEGUN: readonly SubscriptionStatus[] = ['none', 'incomplete', 'incomplete_expired'];

/** Whether a company has had no subscription so far, by what is stored and by what Stripe says. */
export const isFirstOf = (
  { subscription }: Pick<CompanyFields, 'subscription'>,
  subscriptions: readonly Pick<StripeSubscription, 'status'>[],
): boolean =>
  NEVER_BEGUN.includes(subscription.status) && subscriptions.every(({ status }) => NEVER_BEGUN.includes(status));

/**
 * Claims a person's free days for their company: each mailbox gets them once, so that repeated registration gives no
 * second trial. False when another company has had them; that is noted on this one, so that no one is promised days
 * they won't get. Only a fingerprint of the address is stored.
 */
export async function claimTrial({ db, now }: Deps, { email, companyId, uid }: Member): Promise<boolean> {
  if (email === '') return false;
  const ref = db.doc(`trialClaims/${createHash('sha256').update(mailboxOf(email)).digest('hex')}`);
  return db.runTransaction(async (transaction) => {
    const claim = await transaction.get(ref);
    if (!claim.exists) {
      transaction.create(ref, { companyId, ...createdStamp(uid, now()) });
      return true;
    }
    if (claim.get('companyId') === companyId) return true;
    transaction.update(companyRef(db, companyId), { 'subscription.isTrialUsed': true, ...updatedStamp('', now()) });
    return false;
  });
}
