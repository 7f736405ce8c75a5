import type { FeatureMap } from '@/domain/access/features';
import { checkSubscription } from '@/domain/subscription/api';
import type { User } from '@/domain/user/schema';
import { callFunction } from '../callables';

type Sync = () => Promise<{ features: FeatureMap }>;

/** The server does the work, because no client may write its own features. */
const syncOnServer: Sync = () => callFunction(checkSubscription, {});

/**
 * Runs at sign-in: copies the company's purchased features to the user. Returns the features that apply afterward. A missing user or
 * company gives an empty set and a console error; a failed check is logged and changes nothing.
 */
export async function checkUserSubscriptions(user: User | null, sync: Sync = syncOnServer): Promise<FeatureMap> {
  if (!user?.companyId) {
    console.error('Subscription check: the user or the company is missing');
    return {};
  }
  try {
    return (await sync()).features;
  } catch (error) {
    console.error('Error checking user subscriptions', error);
    return user.features;
  }
}
