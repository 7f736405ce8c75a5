import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { FEATURES } from '@/domain/access/features';
import { companySchema } from '@/domain/company/schema';
import { checkSubscription as contract } from '@/domain/subscription/api';
import { userSchema } from '@/domain/user/schema';
import { signedIn } from '../platform/access';
import { updatedStamp } from '../platform/audit';
import { companyRef, users } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';

/**
 * Switches on for the caller what the company has paid for, and returns the caller's features. What had been withdrawn
 * and is paid for again is no longer only readable. Without a completed checkout nothing changes; nothing is ever
 * switched off. No user document or no company gives no features.
 */
export const checkSubscription = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async ({ db, now }, _input, caller) => {
    const companyId = caller.user?.companyId;
    if (!caller.user || !companyId) {
      logError('Error checking user subscriptions', {
        uid: caller.uid,
        reason: caller.user ? 'no company' : 'no user document',
      });
      return { features: {}, hasChanged: false };
    }
    const completed = await db
      .collection('stripeCheckouts')
      .where('companyId', '==', companyId)
      .where('status', '==', 'completed')
      .limit(1)
      .get();
    if (completed.empty) return { features: caller.user.features, hasChanged: false };

    return db.runTransaction(async (transaction) => {
      const userRef = users(db).doc(caller.uid);
      const [userDocument, companyDocument] = await transaction.getAll(userRef, companyRef(db, companyId));
      const { features, readOnlyFeatures, companyId: companyIdNow } = userSchema.parse(userDocument?.data() ?? {});
      const paid = companySchema.parse(companyDocument?.data() ?? {}).features;
      const granted = companyIdNow === companyId ? FEATURES.filter((feature) => paid[feature]) : [];
      const missing = granted.filter((feature) => !features[feature]);
      const readable = granted.filter((feature) => readOnlyFeatures[feature]);
      if (missing.length === 0 && readable.length === 0) return { features, hasChanged: false };
      // One field path per flag: a flag that something else sets at the same time must survive.
      const changes = Object.fromEntries(missing.map((feature) => [`features.${feature}`, true]));
      const restored = Object.fromEntries(
        readable.map((feature) => [`readOnlyFeatures.${feature}`, FieldValue.delete()]),
      );
      transaction.update(userRef, { ...changes, ...restored, ...updatedStamp(caller.uid, now()) });
      return {
        features: { ...features, ...Object.fromEntries(missing.map((feature) => [feature, true])) },
        hasChanged: true,
      };
    });
  },
);
