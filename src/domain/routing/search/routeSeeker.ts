import { withVisit, type DayPlan } from './dayPlan';
import type { Inserter } from './insertion';
import type { KnownRoute } from './knownRoutes';
import { reducedOf, type RoutePool } from './routePool';

/** Routes of each shift from which better ones are sought. */
const STARTS = 3;
const MOST_CHANGES = 12;
/** The minimum points gained by a change. */
const LEAST_GAIN = 0.5;

/**
 * Looks for routes that are worth more at the prices of their visits than any in the pool: what plans come upon by chance is sought here
 * on purpose (column generation, with a local search over single routes).
 */
export class RouteSeeker {
  private looks = 0;
  private readonly plan: DayPlan;
  private readonly inserter: Inserter;
  private readonly pool: RoutePool;

  constructor(plan: DayPlan, inserter: Inserter, pool: RoutePool) {
    this.plan = plan;
    this.inserter = inserter;
    this.pool = pool;
  }

  /** Adds routes with some of the visits `served` to the pool, which must have prices by now. Returns how many positions it checked. */
  seek(served: readonly number[]): number {
    this.looks = 0;
    for (let shift = 0; shift < this.plan.model.shifts; shift += 1)
      for (const start of this.pool.worthMost(shift, STARTS)) this.improve(start, served);
    return this.looks;
  }

  /** Inserts, removes and exchanges single visits as long as that makes a route worth more. */
  private improve(start: KnownRoute, served: readonly number[]): void {
    let route: KnownRoute | undefined = start;
    for (let change = 0; change < MOST_CHANGES && route; change += 1) {
      route = this.bestChange(route, served);
      if (route) this.pool.add(route);
    }
  }

  private bestChange(route: KnownRoute, served: readonly number[]): KnownRoute | undefined {
    const { prices } = this.pool;
    const { plan } = this;
    const reduced = reducedOf(prices, route);
    let { best, least } = this.bestWithOneMore(route, reduced, served, reduced - LEAST_GAIN);
    for (const visit of route.stops) {
      const rest = plan.routeOf(
        route.shift,
        route.stops.filter((other) => other !== visit),
      );
      const value = reducedOf(prices, rest);
      this.looks += 1;
      if (value < least) [best, least] = [rest, value];
      const exchanged = this.bestWithOneMore(rest, value, served, least);
      if (exchanged.best) ({ best, least } = exchanged);
    }
    return best;
  }

  /** Returns the most valuable route with one more visit, if its reduced points are fewer than `least`. */
  private bestWithOneMore(
    route: KnownRoute,
    reduced: number,
    served: readonly number[],
    least: number,
  ): { best: KnownRoute | undefined; least: number } {
    const { plan, inserter, pool } = this;
    let chosen = -1;
    for (const visit of served) {
      const limit = least - reduced + (pool.prices[visit] ?? 0);
      if (limit <= 0 || route.stops.includes(visit)) continue;
      this.looks += 1;
      const added = inserter.addedToRoute(visit, route, limit);
      if (added >= limit) continue;
      least = reduced + added - (pool.prices[visit] ?? 0);
      chosen = visit;
    }
    if (chosen < 0) return { best: undefined, least };
    const position = inserter.positionInRoute(chosen, route);
    const best = plan.routeOf(route.shift, withVisit(route.stops, chosen, position));
    pool.add(best);
    return { best, least };
  }
}
