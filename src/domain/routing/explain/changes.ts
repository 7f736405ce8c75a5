import type { RouteCase } from '../case/routeCase';
import { evaluate } from '../evaluate';
import { compile, type RouteModel } from '../model';
import { isSameCrew } from '../objective';
import { ordersOf } from '../orders';
import type { PlanDraft } from '../plan';
import { compareDifferences, differenceOf, retime, type Difference } from '../retime';

/** A visit's place in a plan; no technicians if it is left out. */
export type Placement = { technicians: string[]; start: number | undefined };

/** One change between two plans. `worth` is what undoing it alone would cost; undefined if it can't be undone alone. */
export type PlanChange = { visit: string; before: Placement; after: Placement; worth: Difference | undefined };

/** Returns every visit whose technician or start has changed. */
export function changesBetween(routeCase: RouteCase, before: PlanDraft, after: PlanDraft): PlanChange[] {
  const model = compile(routeCase);
  const present = evaluate(routeCase, after);
  const orders = ordersOf(model, after);
  const old = ordersOf(model, before);
  return routeCase.visits.flatMap(({ id }, index): PlanChange[] => {
    const was = placementOf(routeCase, before, id);
    const is = placementOf(routeCase, after, id);
    const hasSameCrew = isSameCrew(was.technicians, is.technicians);
    if (hasSameCrew && was.start === is.start) return [];
    const undone = model.open.includes(index) ? bestUndoing(model, orders, old, index) : undefined;
    return [{ visit: id, before: was, after: is, worth: undone && differenceOf(undone, present) }];
  });
}

function placementOf({ shifts }: RouteCase, plan: PlanDraft, visit: string): Placement {
  const held = plan.routes.flatMap(({ shift, stops }) =>
    stops.flatMap((stop) => ('visit' in stop && stop.visit === visit ? [{ shift, start: stop.start }] : [])),
  );
  return {
    technicians: held.map(({ shift }) => shifts.find(({ id }) => id === shift)?.technician ?? ''),
    start: held[0]?.start,
  };
}

/** Returns the new plan with one visit where it was before, at its best position there. */
function bestUndoing(
  model: RouteModel,
  orders: readonly (readonly number[])[],
  old: readonly (readonly number[])[],
  visit: number,
): ReturnType<typeof evaluate> | undefined {
  const rest = orders.map((route) => route.filter((other) => other !== visit));
  const shift = old.findIndex((route) => route.includes(visit));
  if (shift < 0) return retime(model, rest)?.evaluation;
  if (model.crewSize[visit] !== 1) return undefined;
  const route = rest[shift] ?? [];
  const isSameRoute = orders[shift]?.includes(visit) ?? false;
  const now = orders[shift]?.indexOf(visit);
  const found = Array.from({ length: route.length + 1 }, (_, position) => position)
    // In the same route, only its old place counts as undoing.
    .filter((position) => !isSameRoute || (position !== now && position === placeAmong(old[shift] ?? [], route, visit)))
    .flatMap((position) => {
      const retimed = retime(
        model,
        rest.map((other, index) => (index === shift ? route.toSpliced(position, 0, visit) : other)),
      );
      return retimed ? [retimed.evaluation] : [];
    });
  const [first] = found;
  if (!first) return undefined;
  return found.reduce(
    (best, other) => (compareDifferences(differenceOf(other, first), differenceOf(best, first)) < 0 ? other : best),
    first,
  );
}

/** Returns the position behind the last of those that were previously before it. */
function placeAmong(old: readonly number[], route: readonly number[], visit: number): number {
  const earlier = old.slice(0, old.indexOf(visit));
  return route.reduce((place, other, index) => (earlier.includes(other) ? index + 1 : place), 0);
}
