import type { RoutePlan } from './plan';
import type { DayPlan } from './search/dayPlan';

/**
 * Visits without a location cannot be driven to, and must not stop the rest: they are listed as unserved, each with what to do
 * about it.
 */
export function planUnlocated(plan: RoutePlan, { model }: DayPlan): RoutePlan {
  const unlocated = model.unlocated.map((visit) => model.routeCase.visits[visit]?.id ?? '');
  if (unlocated.length === 0) return plan;
  return {
    ...plan,
    unserved: plan.unserved.map((entry) =>
      unlocated.includes(entry.visit) ? { ...entry, reason: UNLOCATED_REASON } : entry,
    ),
    unlocated,
  };
}

const UNLOCATED_REASON = 'its address has not been located: set the pin, then plan again';
