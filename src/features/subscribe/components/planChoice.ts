import { toInterval, toPlanId, type BillingInterval, type PlanId } from '@/domain/subscription/plans';

/** The plan and interval of `?plan=&interval=`; `planId` is null when the address names none that exists. */
export function planChoice(params: URLSearchParams): { planId: PlanId | null; interval: BillingInterval } {
  return { planId: toPlanId(params.get('plan')), interval: toInterval(params.get('interval')) };
}
