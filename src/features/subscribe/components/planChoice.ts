import { toInterval, toPlanId, type BillingInterval, type PlanId } from '@/domain/subscription/plans';

/** Parses the plan and interval from `?plan=&interval=`; `planId` is null for a missing or unknown plan. */
export function planChoice(params: URLSearchParams): { planId: PlanId | null; interval: BillingInterval } {
  return { planId: toPlanId(params.get('plan')), interval: toInterval(params.get('interval')) };
}
