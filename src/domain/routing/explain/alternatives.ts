import type { RouteCase } from '../case/routeCase';
import { evaluate, type Evaluation } from '../evaluate';
import { compile, type RouteModel } from '../model';
import { ordersOf } from '../orders';
import type { PlanDraft } from '../plan';
import { NO_ROOM, personalRule } from './rules';
import { compareDifferences, differenceOf, retime, type Difference } from '../retime';

/** Another place for a visit and its extra cost. */
export type Alternative = { shift: string; after: string | null; difference: Difference };

/** One technician's options for a visit: the best place, or the rule that forbids it. */
export type TechnicianAlternative =
  | { shift: string; technician: string; best: Alternative; forbidden: undefined }
  | { shift: string; technician: string; best: undefined; forbidden: string };

/** Returns every other position of a visit in its own route, the closest to the current cost first: why it is where it is. */
export function otherPositions(routeCase: RouteCase, plan: PlanDraft, visit: string): Alternative[] {
  const model = compile(routeCase);
  const index = routeCase.visits.findIndex(({ id }) => id === visit);
  const orders = ordersOf(model, plan);
  const present = evaluate(routeCase, plan);
  const at = orders.findIndex((route) => route.includes(index));
  if (at < 0 || model.crewSize[index] !== 1) return [];
  const now = orders[at]?.indexOf(index);
  return placesIn(model, without(orders, index), index, at, present).filter(({ position }) => position !== now);
}

/** Returns a visit's best place with every other technician, or for an unserved one with every technician. */
export function otherTechnicians(routeCase: RouteCase, plan: PlanDraft, visit: string): TechnicianAlternative[] {
  const model = compile(routeCase);
  const index = routeCase.visits.findIndex(({ id }) => id === visit);
  if (index < 0) return [];
  const orders = ordersOf(model, plan);
  const present = evaluate(routeCase, plan);
  const rest = without(orders, index);
  return routeCase.shifts.flatMap((shift, at): TechnicianAlternative[] => {
    if (orders[at]?.includes(index)) return [];
    const { id, technician } = shift;
    const rule = ruleAgainst(routeCase, visit, technician);
    if (rule !== undefined) return [{ shift: id, technician, best: undefined, forbidden: rule }];
    const [best] = placesIn(model, rest, index, at, present);
    return best
      ? [{ shift: id, technician, best, forbidden: undefined }]
      : [
          {
            shift: id,
            technician,
            best: undefined,
            forbidden: NO_ROOM,
          },
        ];
  });
}

const without = (orders: readonly (readonly number[])[], visit: number): number[][] =>
  orders.map((route) => route.filter((other) => other !== visit));

function placesIn(
  model: RouteModel,
  rest: readonly (readonly number[])[],
  visit: number,
  shift: number,
  present: Evaluation,
): (Alternative & { position: number })[] {
  const { visits, shifts } = model.routeCase;
  const route = rest[shift] ?? [];
  const found: (Alternative & { position: number })[] = [];
  for (let position = 0; position <= route.length; position += 1) {
    const orders = rest.map((other, index) => (index === shift ? route.toSpliced(position, 0, visit) : other));
    const retimed = retime(model, orders);
    if (!retimed) continue;
    const previous = route[position - 1];
    found.push({
      shift: shifts[shift]?.id ?? '',
      after: previous === undefined ? null : (visits[previous]?.id ?? null),
      difference: differenceOf(retimed.evaluation, present),
      position,
    });
  }
  return found.sort((a, b) => compareDifferences(a.difference, b.difference) || a.position - b.position);
}

function ruleAgainst(routeCase: RouteCase, id: string, technician: string): string | undefined {
  const visit = routeCase.visits.find((other) => other.id === id);
  if (!visit) return undefined;
  const rule = personalRule(routeCase, visit, technician);
  return rule ?? (visit.crewSize > 1 ? `it takes ${visit.crewSize} technicians at once` : undefined);
}
