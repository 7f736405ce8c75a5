import type { RouteModel } from '../model';
import { VisitSets, type Candidate } from './candidates';
import type { KnownRoute } from './knownRoutes';
import { partition } from './partition';

const MOST_ROUTES = 20_000;
const PRICE_ROUNDS = 150;
/** Factor for the price step after a round that didn't raise the bound. */
const SHORTER_STEP = 0.9;

/** Routes of one shift in flat arrays, because prices are evaluated many times over. */
type Flat = { costs: Float64Array; from: Int32Array; stops: Int16Array; list: readonly Candidate[] };

/**
 * Combines routes of many plans into plans that none of these was: one route for each shift, no visit in two (set partitioning). Each
 * visit has a price, at which the points of routes are compared; prices also give a lower bound for plans of these routes (Lagrangian
 * relaxation by subgradients, Held & Karp 1971), so that only the few routes close to it are tried together.
 */
export class RoutePool {
  /** The latest value of serving a visit. */
  readonly prices: Float64Array;
  private readonly sets: VisitSets;
  private lists: Candidate[][];
  /** Of routes with the same visits only the cheapest one is kept: by shift, and by both halves of a set. */
  private readonly bySet: Map<number, Map<number, Candidate>>[];
  private readonly uses: Float64Array;
  private readonly trial: Float64Array;
  private size = 0;
  private hasPrices = false;

  constructor(model: RouteModel) {
    this.prices = new Float64Array(model.visits);
    this.trial = new Float64Array(model.visits);
    this.uses = new Float64Array(model.visits);
    this.sets = new VisitSets(model);
    this.lists = Array.from({ length: model.shifts }, () => []);
    this.bySet = this.lists.map(() => new Map<number, Map<number, Candidate>>());
  }

  add(route: KnownRoute): void {
    if (route.isPooled || this.size >= MOST_ROUTES || route.cost === Infinity) return;
    route.isPooled = true;
    const { low, high } = this.sets.of(route.stops);
    const ofShift = this.bySet[route.shift];
    if (!ofShift) return;
    const ofHigh = ofShift.get(high) ?? new Map<number, Candidate>();
    ofShift.set(high, ofHigh);
    const known = ofHigh.get(low);
    if (!known) {
      const candidate = { low, high, route, reduced: 0 };
      ofHigh.set(low, candidate);
      this.lists[route.shift]?.push(candidate);
      this.size += 1;
    } else if (route.cost < known.route.cost) known.route = route;
  }

  /** Returns a shift's most valuable routes at the current prices, after `cheaperThan`. */
  worthMost(shift: number, count: number): KnownRoute[] {
    return (this.lists[shift] ?? [])
      .map((candidate) => ({ route: candidate.route, reduced: reducedOf(this.prices, candidate.route) }))
      .sort((a, b) => a.reduced - b.reduced || a.route.version - b.route.version)
      .slice(0, count)
      .map(({ route }) => route);
  }

  /** Returns one route for each shift, from the pool, that together serve exactly `served` for fewer points than `cost`; else undefined. */
  cheaperThan(cost: number, served: readonly number[]): (readonly number[])[] | undefined {
    const set = this.sets.of(served);
    const lists = this.lists.map((list) =>
      list.filter(({ low, high }) => (low & ~set.low) === 0 && (high & ~set.high) === 0),
    );
    if (served.length === 0 || lists.some((list) => list.length === 0)) return undefined;
    const gap = cost - this.setPrices(lists, cost, served);
    if (gap <= 0) return undefined;
    const close = lists.map((list) => closeTo(this.prices, list, gap));
    if (this.size > MOST_ROUTES / 2) this.keepOnly(close);
    const chosen = partition(close, set, gap);
    if (!chosen) return undefined;
    const routes: (readonly number[])[] = this.lists.map(() => []);
    for (const { route } of chosen) routes[route.shift] = route.stops;
    return routes;
  }

  /** Sets the prices of visits; returns a lower bound in points for plans of these routes. */
  private setPrices(lists: readonly (readonly Candidate[])[], cost: number, served: readonly number[]): number {
    const { prices, trial, uses } = this;
    if (!this.hasPrices) prices.fill(cost / served.length);
    this.hasPrices = true;
    trial.set(prices);
    const flat = lists.map(flatOf);
    let best = -Infinity;
    let step = 1;
    for (let round = 0; round < PRICE_ROUNDS; round += 1) {
      uses.fill(0);
      let bound = 0;
      for (const visit of served) bound += trial[visit] ?? 0;
      for (const routes of flat) bound += countUses(trial, routes, uses);
      if (bound > best) {
        best = bound;
        prices.set(trial);
      } else step *= SHORTER_STEP;
      let misses = 0;
      for (const visit of served) misses += (1 - (uses[visit] ?? 0)) ** 2;
      if (misses === 0 || bound >= cost) break;
      const length = (step * (cost - bound)) / misses;
      for (const visit of served) trial[visit] = (trial[visit] ?? 0) + length * (1 - (uses[visit] ?? 0));
    }
    return best;
  }

  private keepOnly(lists: Candidate[][]): void {
    this.size = 0;
    this.lists = lists;
    for (const [shift, list] of lists.entries()) {
      const ofShift = this.bySet[shift];
      ofShift?.clear();
      for (const candidate of list) {
        const ofHigh = ofShift?.get(candidate.high) ?? new Map<number, Candidate>();
        ofShift?.set(candidate.high, ofHigh.set(candidate.low, candidate));
      }
      this.size += list.length;
    }
  }
}

function flatOf(list: readonly Candidate[]): Flat {
  let length = 0;
  for (const { route } of list) length += route.stops.length;
  const flat = {
    costs: new Float64Array(list.length),
    from: new Int32Array(list.length + 1),
    stops: new Int16Array(length),
    list,
  };
  let at = 0;
  for (let index = 0; index < list.length; index += 1) {
    const route = list[index]?.route;
    if (!route) continue;
    flat.costs[index] = route.cost;
    for (let stop = 0; stop < route.stops.length; stop += 1) {
      flat.stops[at] = route.stops[stop] ?? 0;
      at += 1;
    }
    flat.from[index + 1] = at;
  }
  return flat;
}

/** Returns a route's points minus the prices of its visits. */
export function reducedOf(prices: Float64Array, { cost, stops }: KnownRoute): number {
  let reduced = cost;
  for (let index = 0; index < stops.length; index += 1) reduced -= prices[stops[index] ?? 0] ?? 0;
  return reduced;
}

/** Adds the visits of the most valuable route to `uses`; returns its reduced points. */
function countUses(prices: Float64Array, { costs, from, stops }: Flat, uses: Float64Array): number {
  let least = Infinity;
  let best = 0;
  let at = 0;
  for (let index = 0; index < costs.length; index += 1) {
    let reduced = costs[index] ?? 0;
    const end = from[index + 1] ?? 0;
    for (; at < end; at += 1) reduced -= prices[stops[at] ?? 0] ?? 0;
    if (reduced < least) {
      least = reduced;
      best = index;
    }
  }
  for (at = from[best] ?? 0; at < (from[best + 1] ?? 0); at += 1) {
    const visit = stops[at] ?? 0;
    uses[visit] = (uses[visit] ?? 0) + 1;
  }
  return least;
}

/** Returns those whose reduced points are less than `gap` above the fewest, the fewest first. */
function closeTo(prices: Float64Array, list: readonly Candidate[], gap: number): Candidate[] {
  let least = Infinity;
  for (const candidate of list) {
    candidate.reduced = reducedOf(prices, candidate.route);
    if (candidate.reduced < least) least = candidate.reduced;
  }
  for (const candidate of list) candidate.reduced -= least;
  return list
    .filter(({ reduced }) => reduced < gap)
    .sort((a, b) => a.reduced - b.reduced || a.route.version - b.route.version);
}
