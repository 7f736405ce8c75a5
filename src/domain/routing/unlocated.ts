import type { RoutePlan } from './plan';
import type { DayPlan } from './search/dayPlan';

/** Lists visits without a location as unserved, each with what to do about it: no one can drive to them, and they must not block the rest. */
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
