import { exponential } from '../../search/exponential';
import type { Random } from '../../search/random';
import { ringOf } from '../fleetModel';
import { LocalSearch } from '../genetic/localSearch';
import { recreate } from '../recreate';
import { Rings } from '../rings';
import { ruin, SHORT_ROUTES } from '../ruin';
import { Ejection } from './ejection';

/** While customers are absent, almost only shorter plans are accepted. */
const TEMPERATURE = 0.2;
/** The penalty for a unit of lateness or excess load, relative to a unit of distance: too high to be worth it. */
const PENALTY = 100;

/**
 * Searches for a plan with a fixed number of vehicles, among plans in which some customers are absent. Two methods help each other: ruin
 * and recreate keeps the routes short and inserts what happens to fit; `press` inserts a customer that fits nowhere. Both use the same
 * count of how often each customer was absent.
 */
export class RouteCloser {
  /** The current routes, all within the rules. */
  readonly current: Rings;
  private readonly trial: Rings;
  private readonly absent: Int32Array;
  private readonly trialAbsent: Int32Array;
  private absentCount: number;
  /** The fewest absent customers so far. */
  fewestAbsent: number;
  private readonly ejection: Ejection;
  private readonly localSearch: LocalSearch;
  private readonly random: Random;

  /** `start` is taken over and modified; `absent` are the customers on none of its routes. */
  constructor(start: Rings, absent: ArrayLike<number>, random: Random) {
    const { model } = start;
    this.current = start;
    this.current.measure();
    this.trial = new Rings(model);
    this.absent = new Int32Array(model.customers);
    this.absent.set(absent);
    this.trialAbsent = new Int32Array(model.customers);
    this.absentCount = absent.length;
    this.fewestAbsent = absent.length;
    this.random = random;
    this.ejection = new Ejection(this.current, random);
    this.localSearch = new LocalSearch(model);
  }

  /** True when every customer is on a route. */
  get isComplete(): boolean {
    return this.absentCount === 0;
  }

  /**
   * Does one ruin and recreate, accepted when the absent customers have been absent less often, or as often with a shorter distance
   * (Christiaens & Vanden Berghe 2020, section 5.5).
   */
  step(): void {
    const { trial, current, trialAbsent } = this;
    const { weights } = this.ejection;
    trial.copyFrom(current);
    trialAbsent.set(this.absent);
    const ruined = ruin(trial, this.random, SHORT_ROUTES, trialAbsent, this.absentCount);
    const left = recreate(trial, this.random, trial.model.vehicles, trialAbsent, ruined);
    const before = this.sumOfWeights(this.absent, this.absentCount);
    const after = this.sumOfWeights(trialAbsent, left);
    const isBetter =
      after < before ||
      (after === before && trial.distance < current.distance + TEMPERATURE * exponential(this.random));
    for (let index = 0; index < left; index += 1) {
      const customer = trialAbsent[index] ?? 0;
      weights[customer] = (weights[customer] ?? 0) + 1;
    }
    if (!isBetter) return;
    current.copyFrom(trial);
    this.absent.set(trialAbsent);
    this.absentCount = left;
    this.fewestAbsent = Math.min(this.fewestAbsent, left);
  }

  /**
   * Forces an absent customer in: where it does the least harm, if local search can repair that, otherwise replacing up to three others
   * that are missed less (Nagata & Bräysy 2009). For incomplete plans.
   */
  press(): void {
    const { current, ejection, absent } = this;
    const at = this.random.below(this.absentCount);
    const customer = absent[at] ?? 0;
    const isIn = this.squeeze(customer);
    if (!isIn) {
      ejection.weights[customer] = (ejection.weights[customer] ?? 0) + 1;
      if (!ejection.find(customer)) return;
    }
    this.absentCount -= 1;
    absent[at] = absent[this.absentCount] ?? 0;
    if (isIn) return;
    for (let index = 0; index < ejection.count; index += 1) {
      const ejected = ejection.ejected[index] ?? 0;
      current.unlink(ejected);
      absent[this.absentCount] = ejected;
      this.absentCount += 1;
    }
    current.retime(current.vehicleOf[ejection.before] ?? 0);
    current.insertAfter(customer, ejection.before, 0);
    current.measure();
  }

  /** Returns true when every rule is kept with the customer on a route; otherwise nothing has changed. */
  private squeeze(customer: number): boolean {
    const { current, localSearch } = this;
    const { routes } = localSearch;
    routes.setRoutes(current.routes());
    const before = this.leastHarmfulFor(customer);
    routes.linkAfter(customer, before);
    routes.update(routes.vehicleOf[before] ?? 0);
    if (!localSearch.repair(this.random, { warp: PENALTY, load: PENALTY })) return false;
    current.clear();
    current.setRoutes(routes.routes());
    return true;
  }

  /** Returns the stop behind which the lateness and excess load are the least. */
  private leastHarmfulFor(customer: number): number {
    const { model, routes } = this.localSearch;
    const { next, load } = routes;
    let best = Infinity;
    let bestBefore = ringOf(model, 0);
    for (let vehicle = 0; vehicle < model.vehicles; vehicle += 1) {
      const ring = ringOf(model, vehicle);
      const excess = Math.max(0, (load[vehicle] ?? 0) + (model.demand[customer] ?? 0) - model.capacity);
      let before = ring;
      do {
        const after = next[before] ?? 0;
        routes.begin(before);
        routes.visit(customer);
        const harm = excess + routes.finish(after);
        if (harm < best) [best, bestBefore] = [harm, before];
        before = after;
      } while (before !== ring);
    }
    return bestBefore;
  }

  private sumOfWeights(customers: Int32Array, count: number): number {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += this.ejection.weights[customers[index] ?? 0] ?? 0;
    return sum;
  }
}
