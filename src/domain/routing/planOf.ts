import type { Visit } from './case/routeCase';
import { evaluate } from './evaluate';
import { NONE, type RouteModel } from './model';
import type { PlanRoute, PlanStop, RoutePlan } from './plan';
import type { DayPlan } from './search/dayPlan';
import { timeJointly } from './timing/jointTiming';
import { whyNotServed } from './explain/whyNotServed';
import type { UnitsApart } from './units';

/**
 * Converts routes to a plan with times, breaks and reasons; the objective is that of `evaluate`. With `apart` it is the plan in which no
 * vehicle or machine is in two places at once.
 */
export function planOf(found: DayPlan, meta: RoutePlan['meta'], apart?: UnitsApart): RoutePlan {
  const { routeCase } = found.model;
  const day = apart?.day ?? found;
  const routes = timedRoutes(day.model, day.routes, (shift) => day.groupOf(shift));
  const { unserved, cost, dropped } = evaluate(routeCase, { routes });
  return {
    case: routeCase.id,
    routes,
    unserved: dropped.map((visit) => ({ visit, reason: apart?.reasons.get(visit) ?? whyNotServed(found, visit) })),
    objective: { unserved, cost },
    meta: apart?.isChanged ? { ...meta, isProvenOptimal: false } : meta,
  };
}

/** Times each group of routes optimally. Throws if an order breaks a hard rule. */
export function timedRoutes(
  model: RouteModel,
  routes: readonly (readonly number[])[],
  groupOf: (shift: number) => readonly number[],
): PlanRoute[] {
  const timed: PlanRoute[] = [];
  for (let shift = 0; shift < model.shifts; shift += 1) {
    const group = groupOf(shift);
    if (group[0] !== shift) continue;
    const orders = group.map((member) => ({ shift: member, stops: routes[member] ?? [] }));
    const timing = timeJointly(model, orders);
    if (!timing) throw new Error('A route that cannot be kept has no times');
    for (const { shift: member, stops } of orders) {
      const pause = timing.breaks.get(member);
      const listed: PlanStop[] = runningStop(model, member);
      for (const [index, visit] of stops.entries()) {
        if (pause?.before === index) listed.push(breakStop(model, member, pause.start));
        const start = timing.starts.get(visit) ?? NONE;
        listed.push({ visit: idOf(model, visit), start, end: start + (model.service[visit] ?? 0) });
      }
      if (pause?.before === stops.length) listed.push(breakStop(model, member, pause.start));
      timed.push({ shift: model.routeCase.shifts[member]?.id ?? '', stops: listed });
    }
  }
  const order = new Map(model.routeCase.shifts.map(({ id }, index) => [id, index]));
  return timed.sort((a, b) => (order.get(a.shift) ?? 0) - (order.get(b.shift) ?? 0));
}

const idOf = ({ routeCase }: RouteModel, visit: number): string => routeCase.visits[visit]?.id ?? '';

const breakStop = (model: RouteModel, shift: number, start: number): PlanStop => ({
  break: true,
  start,
  end: start + (model.breakDuration[shift] ?? 0),
});

function runningStop({ routeCase, originReady }: RouteModel, shift: number): PlanStop[] {
  const id = routeCase.shifts[shift]?.id ?? '';
  const running: Visit | undefined = routeCase.visits.find(({ inProgress }) => inProgress?.shifts.includes(id));
  if (!running?.inProgress) return [];
  return [{ visit: running.id, start: running.inProgress.startedAt, end: originReady[shift] ?? 0 }];
}
