import { planOf, TRIAL_DAYS, type PlanId } from '@/domain/subscription/plans';

/** What a new company has for nothing at first, in a sentence: the plan that was chosen, or the one that everybody tries. */
export const freeDaysOf = (planId: PlanId): string =>
  `Everything in ${planOf(planId).name} is on for ${TRIAL_DAYS} days. No card needed.`;
