import type { RouteModel } from '../model';
import { VisitSets, type Candidate, type VisitSet } from './candidates';
import type { KnownRoute } from './knownRoutes';
import { partition } from './partition';

const MOST_ROUTES = 20_000;
const PRICE_ROUNDS = 150;
/** What is left of a step of the prices after a round that brought the bound no higher. */
const SHORTER_STEP = 0.9;

/**
 * Routes of many plans, put together to plans that none of these was: one route for each shift, no visit in two (set partitioning).
 * Each visit has a price, at which the points of routes are compared; prices also say below what no plan of these routes can be
 * (Lagrangian relaxation by subgradients, Held & Karp 1971), so that only the few routes close to that are tried together.
 */
export class RoutePool {
  private readonly sets: VisitSets;
  private readonly pools: Map<KnownRoute, Candidate>[];
  private readonly visits: number;
  private size = 0;

  constructor(model: RouteModel) {
    this.visits = model.visits;
    this.sets = new VisitSets(model);
    this.pools = Array.from({ length: model.shifts }, () => new Map<KnownRoute, Candidate>());
  }

  add(route: KnownRoute): void {
    const pool = this.pools[route.shift];
    if (!pool || this.size >= MOST_ROUTES || pool.has(route)) return;
    pool.set(route, { route, ...this.sets.of(route.stops), reduced: 0 });
    this.size += 1;
  }

  /** The stops of each shift in the best plan found that serves exactly `served` for fewer points than `cost`; else undefined. */
  cheaperThan(cost: number, served: readonly number[]): (readonly number[])[] | undefined {
    const set = this.sets.of(served);
    const lists = this.pools.map((pool) => cheapestOf(pool, set));
    if (served.length === 0 || lists.some((list) => list.length === 0)) return undefined;
    const { prices, bound } = this.pricesOf(lists, cost, served);
    const gap = cost - bound;
    if (gap <= 0) return undefined;
    const close = lists.map((list) => closeTo(prices, list, gap));
    if (this.size > MOST_ROUTES / 2) this.keepOnly(close);
    const chosen = partition(close, set, gap);
    if (!chosen) return undefined;
    const routes: (readonly number[])[] = this.pools.map(() => []);
    for (const { route } of chosen) routes[route.shift] = route.stops;
    return routes;
  }

  /** Prices of visits, and the points below which no plan can be at these. */
  private pricesOf(
    lists: readonly (readonly Candidate[])[],
    cost: number,
    served: readonly number[],
  ): { prices: Float64Array; bound: number } {
    const prices = new Float64Array(this.visits);
    for (const visit of served) prices[visit] = cost / served.length;
    const uses = new Float64Array(this.visits);
    let best = { prices: prices.slice(), bound: -Infinity };
    let step = 1;
    for (let round = 0; round < PRICE_ROUNDS; round += 1) {
      uses.fill(0);
      let bound = 0;
      for (const visit of served) bound += prices[visit] ?? 0;
      for (const list of lists) bound += countUses(prices, list, uses);
      if (bound > best.bound) best = { prices: prices.slice(), bound };
      else step *= SHORTER_STEP;
      let misses = 0;
      for (const visit of served) misses += (1 - (uses[visit] ?? 0)) ** 2;
      if (misses === 0 || bound >= cost) break;
      const length = (step * (cost - bound)) / misses;
      for (const visit of served) prices[visit] = (prices[visit] ?? 0) + length * (1 - (uses[visit] ?? 0));
    }
    return best;
  }

  private keepOnly(lists: readonly (readonly Candidate[])[]): void {
    this.size = 0;
    for (const [shift, list] of lists.entries()) {
      this.pools[shift] = new Map(list.map((candidate) => [candidate.route, candidate]));
      this.size += list.length;
    }
  }
}

/** Of routes with the same visits the cheapest one; none with visits outside `set`. */
function cheapestOf(pool: ReadonlyMap<KnownRoute, Candidate>, set: VisitSet): Candidate[] {
  // Both halves of a set do not fit into one exact number.
  const cheapest = new Map<number, Map<number, Candidate>>();
  for (const candidate of pool.values()) {
    if ((candidate.low & ~set.low) !== 0 || (candidate.high & ~set.high) !== 0) continue;
    const ofHigh = cheapest.get(candidate.high) ?? new Map<number, Candidate>();
    cheapest.set(candidate.high, ofHigh);
    const other = ofHigh.get(candidate.low);
    if (!other || candidate.route.cost < other.route.cost) ofHigh.set(candidate.low, candidate);
  }
  return [...cheapest.values()].flatMap((ofHigh) => [...ofHigh.values()]);
}

/** Points of a route without the prices of its visits. */
function reducedOf(prices: Float64Array, { cost, stops }: KnownRoute): number {
  let reduced = cost;
  for (let index = 0; index < stops.length; index += 1) reduced -= prices[stops[index] ?? 0] ?? 0;
  return reduced;
}

/** Adds the visits of the route that is worth most to `uses`; returns its reduced points. */
function countUses(prices: Float64Array, list: readonly Candidate[], uses: Float64Array): number {
  let least = Infinity;
  let best: Candidate | undefined;
  for (const candidate of list) {
    const reduced = reducedOf(prices, candidate.route);
    if (reduced < least) [least, best] = [reduced, candidate];
  }
  for (const visit of best?.route.stops ?? []) uses[visit] = (uses[visit] ?? 0) + 1;
  return least;
}

/** Those whose reduced points are less than `gap` above the fewest, the fewest first. */
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
