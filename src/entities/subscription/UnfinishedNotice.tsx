import { RELEASED_FEATURES } from '@/domain/access/features';
import { boughtFeatures, type Plan } from '@/domain/subscription/plans';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/**
 * As long as nothing that these plans add is finished, buying is for who wants to be first. It is said before the price,
 * and goes by itself when the first of their features is released.
 */
export function UnfinishedNotice({ plans }: { plans: readonly Plan[] }) {
  if (plans.some((plan) => boughtFeatures(plan).some((feature) => RELEASED_FEATURES.includes(feature)))) return null;
  return (
    <InlineNotice tone="warning" title="You do not need a plan yet">
      Everything that is finished so far is in the free part. What a plan adds is in development; each feature is
      switched on for you on the day it is released. Take a plan now only if that is what you want.
    </InlineNotice>
  );
}
