import type { RouteCase } from './case/routeCase';
import { compile } from './model';
import { ordersNow } from './orders';
import { DayPlan } from './search/dayPlan';
import { timeJointly } from './timing/jointTiming';

/** The best place for a visit in one shift, when nobody's order changes. */
export type InsertionOption = {
  shift: string;
  /** The visit before it; null as the first one. */
  after: string | null;
  start: number;
  addedCost: number;
  addedTravelSeconds: number;
};

/**
 * Every shift that can take a visit of one technician, cheapest first. The orders stay as they are; breaks and waits are set again,
 * and what that does to promised times is in the cost. Throws when there is no such visit.
 */
export function insert(routeCase: RouteCase, visit: string): InsertionOption[] {
  const model = compile(routeCase);
  const index = routeCase.visits.findIndex(({ id }) => id === visit);
  if (index < 0) throw new Error(`there is no visit “${visit}”`);
  const day = new DayPlan(model);
  day.setRoutes(ordersNow(model).map((route) => route.filter((other) => other !== index)));
  if (!model.open.includes(index) || model.crewSize[index] !== 1) return [];
  return routeCase.shifts
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
    const cost = day.costOfOrders(ordersWith(position));
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
    addedTravelSeconds: travelOf(day, shift, route.toSpliced(best.position, 0, visit)) - travelOf(day, shift, route),
  };
}

/** Driving of a shift from start to end. */
function travelOf({ model }: DayPlan, shift: number, stops: readonly number[]): number {
  if (stops.length === 0 && model.isRunning[shift] === 0) return 0;
  const { travel, places, location, originLocation, endLocation } = model;
  const home = endLocation[shift] ?? -1;
  const way = [originLocation[shift] ?? 0, ...stops.map((visit) => location[visit] ?? 0), ...(home < 0 ? [] : [home])];
  return way.reduce((sum, to, at) => (at === 0 ? 0 : sum + (travel[(way[at - 1] ?? 0) * places + to] ?? 0)), 0);
}
