import { toInterval, toPlanId, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';

/** The plan that someone chose on the prices before they registered, kept in `?from=`; null when there is none. */
export function keptPlan(search: string): { planId: PlanId; interval: BillingInterval } | null {
  const [path, query] = returnPath(search, '').split('?');
  const params = new URLSearchParams(query);
  const planId = toPlanId(params.get('plan'));
  return path === paths.subscribe && planId ? { planId, interval: toInterval(params.get('interval')) } : null;
}
