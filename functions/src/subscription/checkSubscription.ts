import { error as logError } from 'firebase-functions/logger';
import { checkSubscription as contract } from '@/domain/subscription/api';
import { signedIn } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { switchOnBought } from './switchOnBought';
import { claimRunningTrial } from './trialClaims';

/**
 * Turns on for the caller what the company has paid for, and returns the caller's features. Features that were withdrawn and are paid for
 * again are no longer read-only. Without a completed checkout nothing changes; nothing is ever turned off. Without a user document or
 * company, there are no features.
 */
export const checkSubscription = defineCallable(
  contract,
  { access: signedIn(), rateLimit: { perMinute: 30 } },
  async (deps, _input, caller) => {
    const companyId = caller.user?.companyId;
    if (!caller.user || !companyId) {
      logError('Error checking user subscriptions', {
        uid: caller.uid,
        reason: caller.user ? 'no company' : 'no user document',
      });
      return { features: {}, hasChanged: false };
    }
    await claimRunningTrial(deps, { ...caller, companyId });
    return switchOnBought(deps, { uid: caller.uid, companyId, features: caller.user.features });
  },
);
