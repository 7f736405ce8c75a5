import type { RouteCase } from '../case/routeCase';
import { evaluate } from '../evaluate';
import type { PlanDraft } from '../plan';
import { countUnitClashes } from '../units';
import type { DayProblem } from './dayProblem';
import { secondOf } from './routingDay';

/**
 * Returns the same orders, with each visit as close to its planned time as there is room: the solver starts as early as it can, but no
 * one should be moved for no reason. Later stops move first.
 */
export function settled<Plan extends PlanDraft>(problem: DayProblem, routeCase: RouteCase, plan: Plan): Plan {
  const evaluation = evaluate(routeCase, plan);
  const routes = plan.routes.map((route) => {
    const times = evaluation.routes.find(({ shift }) => shift === route.shift);
    const shift = routeCase.shifts.find(({ id }) => id === route.shift);
    if (!times || !shift || route.stops.some((stop) => 'break' in stop)) return route;
    const stops = [...route.stops];
    // The latest end here that delays nothing behind it.
    let freeUntil = times.end + Math.max(0, shift.end - times.end);
    const homeSeconds = times.end - (stops.at(-1)?.end ?? times.end);
    for (let index = stops.length - 1; index >= 0; index -= 1) {
      const stop = stops[index];
      const visit = stop && 'visit' in stop ? problem.visits.get(stop.visit) : undefined;
      const time = times.visits[index];
      if (!stop || !('visit' in stop) || !visit || !time) continue;
      const away = index === stops.length - 1 ? homeSeconds : (times.visits[index + 1]?.travelSeconds ?? 0);
      const latest = freeUntil - away - (stop.end - stop.start);
      const planned = secondOf(problem.day, Date.parse(visit.entry.placement.startsAt));
      const start = Math.max(stop.start, Math.min(planned, latest, visit.window?.[1] ?? Infinity));
      const mayMove = visit.hold === '' && visit.crewSize === 1;
      if (mayMove && start > stop.start) stops[index] = { ...stop, start, end: start + (stop.end - stop.start) };
      freeUntil = mayMove ? start : stop.start;
    }
    return { ...route, stops };
  });
  const moved = { ...plan, routes };
  const after = evaluate(routeCase, moved);
  const isWorse =
    after.broken.length > 0 ||
    after.unserved > evaluation.unserved ||
    after.cost > evaluation.cost ||
    countUnitClashes(routeCase, moved) > countUnitClashes(routeCase, plan);
  return isWorse ? plan : moved;
}
