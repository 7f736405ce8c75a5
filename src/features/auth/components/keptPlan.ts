import { toInterval, toPlanId, type BillingInterval, type PlanId } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';

/** Returns the plan chosen on the pricing page before registration, kept in `?from=`, or null if there isn't one. */
export function keptPlan(search: string): { planId: PlanId; interval: BillingInterval } | null {
  const [path, query] = returnPath(search, '').split('?');
  const params = new URLSearchParams(query);
  const planId = toPlanId(params.get('plan'));
  return path === paths.subscribe && planId ? { planId, interval: toInterval(params.get('interval')) } : null;
}
