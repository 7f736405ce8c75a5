import { NONE, type RouteModel } from '../model';
import { RouteTimer } from '../timing/routeTimer';

const MOST_VISITS = 8;
const MOST_SHIFTS = 4;

/** Whether all plans of a case can be enumerated. */
export const canEnumerate = (model: RouteModel): boolean =>
  model.open.length <= MOST_VISITS &&
  model.shifts <= MOST_SHIFTS &&
  model.open.every((visit) => model.crewSize[visit] === 1);

/** Finds the optimal routes: for each shift the best order of every set of visits, then the best way to distribute the visits. */
export function enumerate(model: RouteModel): number[][] {
  const { open, shifts } = model;
  const sets = 1 << open.length;
  const all = sets - 1;
  const timer = new RouteTimer(model);
  const orders = Array.from({ length: shifts }, (_, shift) => bestOrders(model, timer, shift));
  // Best cost of serving exactly a set with the shifts so far, and which of it the last one takes.
  let cost = new Float64Array(sets).fill(Infinity);
  cost[0] = 0;
  const shares: Int32Array[] = [];
  for (const { costs } of orders) {
    const next = new Float64Array(sets).fill(Infinity);
    const share = new Int32Array(sets).fill(NONE);
    for (let set = 0; set <= all; set += 1)
      for (let part = set; ; part = (part - 1) & set) {
        const sum = (costs[part] ?? Infinity) + (cost[set ^ part] ?? Infinity);
        if (sum < (next[set] ?? Infinity)) {
          next[set] = sum;
          share[set] = part;
        }
        if (part === 0) break;
      }
    cost = next;
    shares.push(share);
  }
  let best = 0;
  let bestUnserved = Infinity;
  for (let set = 0; set <= all; set += 1) {
    if (cost[set] === Infinity) continue;
    let unserved = 0;
    for (const [index, visit] of open.entries()) if ((set & (1 << index)) === 0) unserved += model.weight[visit] ?? 0;
    if (unserved < bestUnserved || (unserved === bestUnserved && (cost[set] ?? 0) < (cost[best] ?? 0)))
      [best, bestUnserved] = [set, unserved];
  }
  const routes: number[][] = Array.from({ length: shifts }, () => []);
  for (let shift = shifts - 1; shift >= 0; shift -= 1) {
    const part = Math.max(0, shares[shift]?.[best] ?? 0);
    routes[shift] = orders[shift]?.routes.get(part) ?? [];
    best ^= part;
  }
  return routes;
}

/** Finds the cheapest order of every set that one shift can serve. */
function bestOrders(
  model: RouteModel,
  timer: RouteTimer,
  shift: number,
): { costs: Float64Array; routes: Map<number, number[]> } {
  const { open } = model;
  const costs = new Float64Array(1 << open.length).fill(Infinity);
  const routes = new Map<number, number[]>();
  const stops: number[] = [];
  const extend = (set: number): void => {
    const cost = timer.cost(shift, stops);
    if (cost < (costs[set] ?? Infinity)) {
      costs[set] = cost;
      routes.set(set, [...stops]);
    }
    // A violation up to here can't be fixed by adding stops, except for a break or the way home.
    if (stops.length > 0 && !timer.canReach(shift, stops)) return;
    for (const [index, visit] of open.entries()) {
      if ((set & (1 << index)) !== 0 || model.allowed[visit * model.shifts + shift] === 0) continue;
      stops.push(visit);
      extend(set | (1 << index));
      stops.pop();
    }
  };
  extend(0);
  return { costs, routes };
}
