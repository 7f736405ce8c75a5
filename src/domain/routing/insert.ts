import type { RouteCase } from './case/routeCase';
import { NO_ROOM, personalRule } from './explain/rules';
import { insertCrew } from './insertCrew';
import type { InsertionOption } from './insertionOption';
import { compile } from './model';
import { ordersNow } from './orders';
import { DayPlan } from './search/dayPlan';
import { timeJointly } from './timing/jointTiming';

/** A shift that can't take a visit, and the rule against it in a few words. */
export type InsertionRefusal = { shift: string; reason: string };
export type Insertion = { options: InsertionOption[]; refusals: InsertionRefusal[] };

/** Returns the options of `insertion` without the refusals. */
export const insert = (routeCase: RouteCase, visit: string): InsertionOption[] => insertion(routeCase, visit).options;

/**
 * Returns every shift that can take a visit, or every crew if it takes several people, cheapest first, and the reason for every other
 * shift. The orders stay as they are; breaks and waits are recalculated, and their effect on promised times is in the cost. Throws when
 * there is no such visit.
 */
export function insertion(routeCase: RouteCase, visit: string): Insertion {
  const model = compile(routeCase);
  const index = routeCase.visits.findIndex(({ id }) => id === visit);
  const asked = routeCase.visits[index];
  if (!asked) throw new Error(`there is no visit “${visit}”`);
  const day = new DayPlan(model);
  day.setRoutes(ordersNow(model).map((route) => route.filter((other) => other !== index)));
  const options = model.open.includes(index) ? optionsOf(day, index) : [];
  const taking = new Set(options.flatMap(({ shift, crew }) => [shift, ...(crew ?? []).map((one) => one.shift)]));
  const left = asked.crewSize > 1 ? 'no one who can come is free at the same time' : NO_ROOM;
  const refusals = routeCase.shifts
    .filter(({ id }) => !taking.has(id))
    .map(({ id, technician }) => ({ shift: id, reason: personalRule(routeCase, asked, technician) ?? left }));
  return { options, refusals };
}

function optionsOf(day: DayPlan, index: number): InsertionOption[] {
  const { model } = day;
  if ((model.crewSize[index] ?? 1) > 1)
    return insertCrew(day, index, ({ shift, position }) => travelAddedAt(day, index, { shift, position }));
  return model.routeCase.shifts
    .flatMap((_, shift) => bestIn(day, index, shift) ?? [])
    .sort((a, b) => a.addedCost - b.addedCost || (a.shift < b.shift ? -1 : 1));
}

function bestIn(day: DayPlan, visit: number, shift: number): InsertionOption | undefined {
  const { model } = day;
  const { visits, shifts } = model.routeCase;
  if (model.allowed[visit * model.shifts + shift] === 0) return undefined;
  const route = day.routes[shift] ?? [];
  const group = day.groupOf(shift);
  const before = day.costs[group[0] ?? shift] ?? 0;
  const ordersWith = (position: number) =>
    group.map((member) => ({
      shift: member,
      stops: member === shift ? route.toSpliced(position, 0, visit) : (day.routes[member] ?? []),
    }));
  let best = { cost: Infinity, position: 0 };
  for (let position = 0; position <= route.length; position += 1) {
    const cost =
      group.length === 1
        ? day.timer.costWith(shift, route, visit, position, best.cost)
        : day.costOfOrders(ordersWith(position));
    if (cost < best.cost) best = { cost, position };
  }
  if (best.cost === Infinity) return undefined;
  const timing = timeJointly(model, ordersWith(best.position));
  const previous = route[best.position - 1];
  return {
    shift: shifts[shift]?.id ?? '',
    after: previous === undefined ? null : (visits[previous]?.id ?? null),
    start: timing?.starts.get(visit) ?? 0,
    addedCost: best.cost - before,
    addedTravelSeconds: travelAddedAt(day, visit, { shift, position: best.position }),
  };
}

function travelAddedAt(day: DayPlan, visit: number, { shift, position }: { shift: number; position: number }): number {
  const route = day.routes[shift] ?? [];
  return travelOf(day, shift, route.toSpliced(position, 0, visit)) - travelOf(day, shift, route);
}

/** Returns a shift's driving from start to end. */
function travelOf({ model }: DayPlan, shift: number, stops: readonly number[]): number {
  if (stops.length === 0 && model.isRunning[shift] === 0) return 0;
  const { travel, places, location, originLocation, endLocation } = model;
  const home = endLocation[shift] ?? -1;
  const way = [originLocation[shift] ?? 0, ...stops.map((visit) => location[visit] ?? 0), ...(home < 0 ? [] : [home])];
  return way.reduce((sum, to, at) => (at === 0 ? 0 : sum + (travel[(way[at - 1] ?? 0) * places + to] ?? 0)), 0);
}
