import { evaluate, type Evaluation } from './evaluate';
import type { RouteModel } from './model';
import type { CostParts } from './objective';
import type { PlanDraft } from './plan';
import { timedRoutes } from './planOf';
import { DayPlan } from './search/dayPlan';

/** Returns orders with their best times and cost; undefined if a hard rule forbids them. */
export function retime(
  model: RouteModel,
  orders: readonly (readonly number[])[],
): { plan: PlanDraft; evaluation: Evaluation } | undefined {
  const day = new DayPlan(model);
  day.setRoutes(orders);
  if (day.cost === Infinity) return undefined;
  const plan = { routes: timedRoutes(model, day.routes, (shift) => day.groupOf(shift)) };
  return { plan, evaluation: evaluate(model.routeCase, plan) };
}

/** The cost difference between two plans, in points and by part. */
export type Difference = { unserved: number; cost: number; parts: CostParts };

export function differenceOf(one: Evaluation, other: Evaluation): Difference {
  return {
    unserved: one.unserved - other.unserved,
    cost: one.cost - other.cost,
    parts: {
      lateness: one.parts.lateness - other.parts.lateness,
      overtime: one.parts.overtime - other.parts.overtime,
      travel: one.parts.travel - other.parts.travel,
      technicianChange: one.parts.technicianChange - other.parts.technicianChange,
      timeChange: one.parts.timeChange - other.parts.timeChange,
      notPreferred: one.parts.notPreferred - other.parts.notPreferred,
    },
  };
}

/** Below 0: the first is better. Unserved visits count first. */
export const compareDifferences = (one: Difference, other: Difference): number =>
  one.unserved - other.unserved || one.cost - other.cost;
