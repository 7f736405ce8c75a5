import type { Random } from '../../search/random';
import type { FleetModel } from '../fleetModel';
import type { Individual } from './individual';

/**
 * Applies selective route exchange (Nagata et al. 2010; as in HGS-VRPTW): neighboring routes of one parent are replaced by those routes
 * of the other that hold most of the same customers. Duplicates are removed from the incoming or the remaining routes, at random; missing
 * customers are inserted at the lowest cost.
 */
export function crossover(model: FleetModel, random: Random, one: Individual, other: Individual): number[][] {
  const first = byAngle(model, one.routes);
  const second = byAngle(model, other.routes);
  const count = Math.min(first.length, second.length);
  if (count < 2) return first.map((route) => [...route]);
  const taken = 1 + random.below(count - 1);
  const firstStart = random.below(first.length);
  const removed = new Set(circular(first, firstStart, taken).flat());
  let secondStart = random.below(second.length);
  let mostCommon = -1;
  for (let start = 0; start < second.length; start += 1) {
    const common = circular(second, start, taken)
      .flat()
      .filter((stop) => removed.has(stop)).length;
    if (common > mostCommon) [mostCommon, secondStart] = [common, start];
  }
  const incoming = circular(second, secondStart, taken);
  const brought = new Set(incoming.flat());
  const favorsIncoming = random.next() < 0.5;
  const staying = first
    .filter((_, index) => (index - firstStart + first.length) % first.length >= taken)
    .map((route) => (favorsIncoming ? route.filter((stop) => !brought.has(stop)) : [...route]));
  const added = incoming.map((route) => (favorsIncoming ? [...route] : route.filter((stop) => removed.has(stop))));
  const child = [...staying, ...added];
  const present = new Set(child.flat());
  const missing: number[] = [];
  for (let customer = 1; customer <= model.customers; customer += 1) if (!present.has(customer)) missing.push(customer);
  random.shuffle(missing);
  insertCheaply(model, child, missing);
  return child;
}

const circular = <Item>(items: readonly Item[], start: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[(start + index) % items.length]).filter(
    (item) => item !== undefined,
  );

/** Sorts non-empty routes around the depot; without trigonometry, which differs between engines. */
function byAngle(model: FleetModel, routes: readonly number[][]): number[][] {
  return routes
    .filter((route) => route.length > 0)
    .map((route) => ({ route, turn: turnOf(model, route), first: route[0] ?? 0 }))
    .sort((a, b) => a.turn - b.turn || a.first - b.first)
    .map(({ route }) => route);
}

/** Returns a number that grows with the angle of a route's center as seen from the depot. */
function turnOf({ x, y }: FleetModel, route: readonly number[]): number {
  let dx = 0;
  let dy = 0;
  for (const stop of route) {
    dx += (x[stop] ?? 0) - (x[0] ?? 0);
    dy += (y[stop] ?? 0) - (y[0] ?? 0);
  }
  const size = Math.abs(dx) + Math.abs(dy);
  if (size === 0) return 0;
  return dy >= 0 ? 1 - dx / size : 3 + dx / size;
}

/** Inserts at the shortest detour among the positions whose windows fit both neighbors. */
function insertCheaply(model: FleetModel, routes: number[][], missing: readonly number[]): void {
  const { nodes, distance, ready, due, service } = model;
  const fits = (from: number, to: number): boolean =>
    (ready[from] ?? 0) + (service[from] ?? 0) + (distance[from * nodes + to] ?? 0) <= (due[to] ?? 0);
  for (const stop of missing) {
    let best = Infinity;
    let bestRoute = routes[0] ?? [];
    let bestAt = 0;
    for (const route of routes) {
      for (let at = 0; at <= route.length; at += 1) {
        const before = route[at - 1] ?? 0;
        const after = route[at] ?? 0;
        const detour =
          (distance[before * nodes + stop] ?? 0) +
          (distance[stop * nodes + after] ?? 0) -
          (distance[before * nodes + after] ?? 0);
        const cost = detour + (fits(before, stop) && fits(stop, after) ? 0 : 1e6);
        if (cost < best) [best, bestRoute, bestAt] = [cost, route, at];
      }
    }
    bestRoute.splice(bestAt, 0, stop);
  }
}
