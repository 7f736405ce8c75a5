import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { SubscriptionStatus } from '@/domain/subscription/summary';
import { mailboxOf } from '@/domain/subscription/mailbox';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp, updatedStamp } from '../platform/audit';
import { companyRef } from '../platform/collections';
import type { StripeSubscription } from './readSubscriptions';

const NEVER_BEGUN: readonly SubscriptionStatus[] = ['none', 'incomplete', 'incomplete_expired'];

/** Whether a company has had no subscription so far, according to stored data and Stripe. */
export const isFirstOf = (
  { subscription }: Pick<CompanyFields, 'subscription'>,
  subscriptions: readonly Pick<StripeSubscription, 'status'>[],
): boolean =>
  NEVER_BEGUN.includes(subscription.status) && subscriptions.every(({ status }) => NEVER_BEGUN.includes(status));

type Claimant = Pick<Member, 'email' | 'isEmailVerified' | 'companyId' | 'uid'>;

/**
 * Whether a person's company may have free days: each mailbox gets them once, so registering repeatedly gives no second trial. False if
 * another company has had them; that is recorded on this one, so that no one is promised days they won't get. Only verified addresses use
 * up the mailbox's free days: otherwise anyone could take them from its owner. Only a hash of the address is stored.
 */
export async function claimTrial(
  { db, now }: Deps,
  { email, isEmailVerified, companyId, uid }: Claimant,
): Promise<boolean> {
  if (email === '') return false;
  const ref = claimOf(db, email);
  return db.runTransaction(async (transaction) => {
    const claim = await transaction.get(ref);
    if (!claim.exists) {
      if (isEmailVerified) transaction.create(ref, { companyId, ...createdStamp(uid, now()) });
      return true;
    }
    if (claim.get('companyId') === companyId) return true;
    transaction.update(companyRef(db, companyId), { 'subscription.isTrialUsed': true, ...updatedStamp('', now()) });
    return false;
  });
}

/** Marks the mailbox's free days as used once the owner of a company in its trial verifies the address. */
export async function claimRunningTrial(
  { db, now }: Deps,
  { email, isEmailVerified, companyId, uid }: Claimant,
): Promise<void> {
  if (!isEmailVerified || email === '') return;
  const { ownerId, subscription } = companySchema.parse((await companyRef(db, companyId).get()).data() ?? {});
  if (ownerId !== uid || subscription.status !== 'trialing') return;
  const ref = claimOf(db, email);
  await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(ref)).exists) transaction.create(ref, { companyId, ...createdStamp(uid, now()) });
  });
}

const claimOf = (db: Firestore, email: string): DocumentReference =>
  db.doc(`trialClaims/${createHash('sha256').update(mailboxOf(email)).digest('hex')}`);
