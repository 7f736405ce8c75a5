import { FieldValue } from 'firebase-admin/firestore';
import { FEATURES, type FeatureMap } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { userSchema } from '@/domain/user/schema';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { companyRef, users } from '../platform/collections';
import { stripeCheckouts } from './checkouts';

/**
 * Turns on for one member what the company has paid for, or has a free trial of: nothing without a completed checkout. Returns the
 * member's features afterward. Nothing is ever turned off.
 */
export async function switchOnBought(
  { db, now }: Deps,
  { uid, companyId, features: before }: { uid: string; companyId: string; features: FeatureMap },
): Promise<{ features: FeatureMap; hasChanged: boolean }> {
  const completed = await stripeCheckouts(db)
    .where('companyId', '==', companyId)
    .where('status', '==', 'completed')
    .limit(1)
    .get();
  if (completed.empty) return { features: before, hasChanged: false };

  return db.runTransaction(async (transaction) => {
    const userRef = users(db).doc(uid);
    const [userDocument, companyDocument] = await transaction.getAll(userRef, companyRef(db, companyId));
    const { features, readOnlyFeatures, companyId: companyIdNow } = userSchema.parse(userDocument?.data() ?? {});
    const paid = companySchema.parse(companyDocument?.data() ?? {}).features;
    const granted = companyIdNow === companyId ? FEATURES.filter((feature) => paid[feature]) : [];
    const missing = granted.filter((feature) => !features[feature]);
    const readable = granted.filter((feature) => readOnlyFeatures[feature]);
    if (missing.length === 0 && readable.length === 0) return { features, hasChanged: false };
    // One field path per flag: a flag set concurrently must survive.
    const changes = Object.fromEntries(missing.map((feature) => [`features.${feature}`, true]));
    const restored = Object.fromEntries(
      readable.map((feature) => [`readOnlyFeatures.${feature}`, FieldValue.delete()]),
    );
    transaction.update(userRef, { ...changes, ...restored, ...updatedStamp(uid, now()) });
    return {
      features: { ...features, ...Object.fromEntries(missing.map((feature) => [feature, true])) },
      hasChanged: true,
    };
  });
}
