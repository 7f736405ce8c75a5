import { planOf, TRIAL_DAYS, type PlanId } from '@/domain/subscription/plans';

/** Describes a new company's free trial in a sentence: of the chosen plan, or of the default trial plan. */
export const freeDaysOf = (planId: PlanId): string =>
  `Everything in ${planOf(planId).name} is on for ${TRIAL_DAYS} days. No card needed.`;
