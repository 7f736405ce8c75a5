import type { Meter } from '../../search/meter';
import type { Random } from '../../search/random';
import type { FleetModel } from '../fleetModel';
import { Rings } from '../rings';
import { strayFrom } from '../shortenRoutes';
import { crossover } from './crossover';
import { costOf, individualOf, isFeasible, type Individual } from './individual';
import { LocalSearch } from './localSearch';
import type { Penalties } from './moves';
import { Population } from './population';

/** The cost of a child, in ruin-and-recreate steps. */
const STEPS_OF_A_CHILD = 100;
const STRAYED_PLANS = 6;
const STEPS_OF_STRAYING = 2000;
const RANDOM_PLANS = 14;
const REPAIR_CHANCE = 0.5;
const REPAIR_FACTOR = 10;
const WANTED_FEASIBLE = 0.4;
/** If a smaller share of children than this keeps a rule, its penalty is far too low. */
const NEARLY_NONE = 0.1;
const CHILDREN_PER_ADJUSTMENT = 50;
const RESTART_AFTER = 4000;
const PENALTY_RANGE = { least: 0.1, most: 10_000 };

/** Shortens a plan with a fixed number of vehicles by a hybrid genetic search (Vidal et al. 2013; Wouda et al. 2024). */
export class GeneticSearch {
  best: Individual;
  private readonly population = new Population();
  private readonly localSearch: LocalSearch;
  private readonly penalties: Penalties;
  private childrenWithoutGain = 0;
  private readonly seen = { children: 0, inTime: 0, inLoad: 0 };
  private readonly model: FleetModel;
  private readonly random: Random;
  private readonly starts: readonly Individual[];
  private readonly meter: Meter;

  /** `starts` are plans that keep every rule, at least one. */
  constructor(model: FleetModel, random: Random, meter: Meter, starts: readonly number[][][]) {
    this.model = model;
    this.random = random;
    this.meter = meter;
    this.localSearch = new LocalSearch(model);
    this.starts = starts.map((routes) => individualOf(model, routes));
    this.best = this.starts.reduce((one, other) => (other.distance < one.distance ? other : one));
    this.penalties = { warp: 1, load: this.loadPenalty() };
  }

  /** Runs until the budget is used. */
  run(): void {
    while (!this.meter.isOver) {
      if (this.population.isEmpty || this.childrenWithoutGain >= RESTART_AFTER) this.found();
      const one = this.population.pick(this.random);
      const other = this.population.pick(this.random);
      this.raise(crossover(this.model, this.random, one, other));
    }
  }

  /**
   * Creates the first generation: the starting plans; some variations of the best, because with tight windows no child of random plans is
   * ever feasible; and random ones.
   */
  private found(): void {
    this.population.clear();
    this.population.setPenalties(this.penalties);
    this.childrenWithoutGain = 0;
    for (const start of this.starts) this.take(start);
    this.take(this.best);
    const start = new Rings(this.model);
    start.setRoutes(this.best.routes);
    for (let plan = 0; plan < STRAYED_PLANS && !this.meter.isOver; plan += 1)
      this.take(individualOf(this.model, strayFrom(start, this.random, this.meter, STEPS_OF_STRAYING).routes()));
    for (let plan = 0; plan < RANDOM_PLANS && !this.meter.isOver; plan += 1) this.raise(this.randomRoutes());
  }

  /** Returns the distance that a unit of load is worth: remote customers with small demands raise it. */
  private loadPenalty(): number {
    const { distance, demand, customers } = this.model;
    let farthest = 0;
    let mostDemand = 1;
    for (let customer = 1; customer <= customers; customer += 1) {
      farthest = Math.max(farthest, distance[customer] ?? 0);
      mostDemand = Math.max(mostDemand, demand[customer] ?? 0);
    }
    return Math.max(PENALTY_RANGE.least, farthest / mostDemand);
  }

  private randomRoutes(): number[][] {
    const { customers, vehicles, ready, due } = this.model;
    const order = Array.from({ length: customers }, (_, index) => index + 1);
    this.random.shuffle(order);
    const routes = Array.from({ length: vehicles }, (): number[] => []);
    for (const [index, customer] of order.entries()) routes[index % vehicles]?.push(customer);
    const middle = (stop: number): number => (ready[stop] ?? 0) + (due[stop] ?? 0);
    for (const route of routes) route.sort((a, b) => middle(a) - middle(b) || a - b);
    return routes;
  }

  private raise(routes: number[][]): void {
    this.meter.spend(STEPS_OF_A_CHILD);
    const child = this.educate(routes, this.penalties);
    this.take(child);
    this.seen.children += 1;
    if (child.warp === 0) this.seen.inTime += 1;
    if (child.excess === 0) this.seen.inLoad += 1;
    if (!isFeasible(child) && this.random.next() < REPAIR_CHANCE) {
      const { warp, load } = this.penalties;
      const repaired = this.educate(child.routes, { warp: warp * REPAIR_FACTOR, load: load * REPAIR_FACTOR });
      if (isFeasible(repaired)) this.take(repaired);
    }
    if (this.seen.children >= CHILDREN_PER_ADJUSTMENT) this.adjustPenalties();
  }

  private educate(routes: number[][], penalties: Penalties): Individual {
    this.localSearch.routes.setRoutes(routes);
    this.localSearch.run(this.random, penalties);
    return individualOf(this.model, this.localSearch.routes.routes());
  }

  private take(child: Individual): void {
    this.population.add(child);
    if (isFeasible(child) && costOf(child, this.penalties) < this.best.distance - 1e-6) {
      this.best = child;
      this.childrenWithoutGain = 0;
    } else this.childrenWithoutGain += 1;
  }

  private adjustPenalties(): void {
    const { children, inTime, inLoad } = this.seen;
    const factorOf = (share: number): number => {
      if (share < NEARLY_NONE) return 2;
      if (share < WANTED_FEASIBLE - 0.05) return 1.2;
      return share > WANTED_FEASIBLE + 0.05 ? 0.85 : 1;
    };
    const adjusted = (penalty: number, share: number): number =>
      Math.min(PENALTY_RANGE.most, Math.max(PENALTY_RANGE.least, penalty * factorOf(share)));
    this.penalties.warp = adjusted(this.penalties.warp, inTime / children);
    this.penalties.load = adjusted(this.penalties.load, inLoad / children);
    this.seen.children = 0;
    this.seen.inTime = 0;
    this.seen.inLoad = 0;
    this.population.setPenalties(this.penalties);
  }
}
