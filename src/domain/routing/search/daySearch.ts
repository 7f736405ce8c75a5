import { exponential } from './exponential';
import type { RouteModel } from '../model';
import { MOST_SHARED_OUT } from './candidates';
import { Chains } from './chains';
import { DayPlan, type Snapshot } from './dayPlan';
import { Inserter } from './insertion';
import type { Meter } from './meter';
import type { Random } from './random';
import { insertByRegret, recreateDay } from './recreateDay';
import { RoutePool } from './routePool';
import { RouteSeeker } from './routeSeeker';
import { Nearness, Ruin } from './ruinDay';

/** Shares of a mean leg by which a plan may become costlier at the beginning of a stretch (of one of several, of the last) and at the end. */
const TEMPERATURE = { first: 1, ofSeveral: 4, again: 0.5, last: 0.01 };
/**
 * Points per unit of weight while the search wanders: few enough to leave a visit out for a while. In every other stretch of steps no
 * cost makes up for an unserved visit, as in the comparison of best plans; without that a search never gets to serve one that makes
 * others very late.
 */
const POINTS_PER_WEIGHT = { wandering: 2000, strict: 1e9 };
const STEPS_PER_STRETCH = 50;
/** Steps without improvement, per visit, after which a small day is as good as it gets. */
const PATIENCE_PER_VISIT = 400;
/** ... and with crews, whose steps are slow. */
const PATIENCE_WITH_CREWS = 150;
const SMALL_DAY = 12;
/** Number of times the search returns to its best plan during a stretch. */
const RETURNS = { whole: 8, ofSeveral: 2 };

/** Plans up to this factor of the best cost have routes worth combining with others. */
const POOLED = 1.3;

/** Route positions that can be checked in about the time of one step. */
const LOOKS_PER_STEP = 40;

/** A plan to return to. */
type Found = { snapshot: Snapshot; unserved: number; cost: number };
const isBetter = (one: Omit<Found, 'snapshot'>, other: Omit<Found, 'snapshot'>): boolean =>
  one.unserved < other.unserved || (one.unserved === other.unserved && one.cost < other.cost);

/** Improves a day's plan by ruin and recreate under falling temperature. */
export class DaySearch {
  /** Whether a day can be packed: as many visits as are searched from several starts. */
  get canBePacked(): boolean {
    return this.chains.areSeveral && this.best.unserved > 0;
  }

  readonly plan: DayPlan;
  /** The number of plans that were the best so far. */
  improvements = 0;
  private readonly inserter: Inserter;
  private readonly ruin: Ruin;
  private readonly random: Random;
  private readonly meter: Meter;
  private best: Found;
  /** The best of this stretch. */
  private local: Found;
  private chains: Chains;
  /** Number of times each visit was unserved after a step, if that counts. */
  private readonly absences: Float64Array | undefined;
  private lastGainAt = 0;
  private returns = 0;
  private steps = 0;
  /** Routes of good plans, if there are several starts. */
  private readonly pool?: RoutePool;
  private readonly seeker?: RouteSeeker;
  private readonly leg: number;
  /** The plan before the current step. */
  private readonly before: Snapshot;

  /**
   * `start` is the current plan, as far as there is one: nothing of it is lost if it can't be improved. `isPacking`: other visits may be
   * left out, if they were left out less often.
   */
  constructor(
    model: RouteModel,
    random: Random,
    meter: Meter,
    start: readonly (readonly number[])[],
    isPacking = false,
  ) {
    this.random = random;
    this.meter = meter;
    this.plan = new DayPlan(model);
    this.inserter = new Inserter(this.plan);
    const nearness = new Nearness(model);
    this.ruin = new Ruin(this.plan, nearness, random);
    this.leg = Math.max(60, nearness.meanLeg() * model.travelRate);
    this.chains = new Chains(model, meter, isPacking ? 1 : undefined);
    if (isPacking) this.absences = new Float64Array(model.visits);
    if (this.chains.areSeveral && model.open.length <= MOST_SHARED_OUT) {
      this.pool = new RoutePool(model);
      this.seeker = new RouteSeeker(this.plan, this.inserter, this.pool);
      for (let shift = 0; shift < model.shifts; shift += 1) this.pool.add(this.plan.routeOf(shift, []));
    }
    this.before = this.plan.snapshot();
    insertByRegret(this.plan, this.inserter, random);
    this.best = this.present();
    this.local = this.best;
    if (start.some((route) => route.length > 0)) this.startFrom(start);
  }

  /** Unserved weight and points of the best plan. */
  get objective(): { unserved: number; cost: number } {
    const { unserved, cost } = this.best;
    return { unserved, cost };
  }

  /** Whether continuing isn't worth it. */
  get isSettled(): boolean {
    return this.plan.model.open.length === 0 || this.meter.iterations - this.lastGainAt > this.patience;
  }

  /** Steps without improvement after which a day is as good as it gets. */
  private get patience(): number {
    const { open, crewSize } = this.plan.model;
    if (open.length > SMALL_DAY) return Infinity;
    const hasCrews = open.some((visit) => (crewSize[visit] ?? 1) > 1);
    return (hasCrews ? PATIENCE_WITH_CREWS : PATIENCE_PER_VISIT) * (open.length + 2);
  }

  step(): void {
    const { plan, random, meter, chains } = this;
    if (chains.goOn()) {
      this.recombine();
      this.startAgain();
    }
    if (chains.used * (chains.areSeveral ? RETURNS.ofSeveral : RETURNS.whole) >= this.returns + 1) {
      this.returns += 1;
      if (chains.isLast) this.recombine();
      plan.restore(this.local.snapshot);
    }
    const isStrict = Math.floor(this.steps / STEPS_PER_STRETCH) % 2 === 1;
    if (isStrict && this.steps % STEPS_PER_STRETCH === 0 && plan.unserved > this.local.unserved)
      plan.restore(this.local.snapshot);
    this.steps += 1;
    const perWeight = isStrict ? POINTS_PER_WEIGHT.strict : POINTS_PER_WEIGHT.wandering;
    plan.snapshotInto(this.before);
    const present = plan.unserved * perWeight + plan.cost;
    this.ruin.run();
    recreateDay(plan, this.inserter, random, this.best.unserved > 0);
    meter.spend();
    const rest = 1 - chains.used;
    const several = chains.isLast ? TEMPERATURE.again : TEMPERATURE.ofSeveral;
    const first = chains.areSeveral ? several : TEMPERATURE.first;
    const temperature = this.leg * (TEMPERATURE.last + first * rest * rest);
    const unserved = plan.unserved;
    const cost = plan.cost;
    this.collect(unserved, cost);
    const isAccepted =
      unserved * perWeight + cost < present + temperature * exponential(random) ||
      (!isStrict && this.isSeldomerAbsent(unserved));
    this.countAbsences();
    if (isAccepted) this.keepIfBest(unserved, cost);
    else plan.restore(this.before);
  }

  /** Continues from routes that serve more than the best so far, without another start. */
  goOnFrom(routes: readonly (readonly number[])[]): void {
    this.startFrom(routes);
    this.chains = new Chains(this.plan.model, this.meter, this.best.unserved > 0 ? 1 : undefined);
  }

  /** Whether no more is unserved than before this step, and only what was unserved less often (Christiaens & Vanden Berghe 2020). */
  private isSeldomerAbsent(unserved: number): boolean {
    const { absences, before, plan } = this;
    if (!absences) return false;
    const { weight } = plan.model;
    let weightBefore = 0;
    let sumBefore = 0;
    for (const visit of before.absent) {
      weightBefore += weight[visit] ?? 0;
      sumBefore += (absences[visit] ?? 0) * (weight[visit] ?? 0);
    }
    let sum = 0;
    for (const visit of plan.absent) sum += (absences[visit] ?? 0) * (weight[visit] ?? 0);
    return unserved <= weightBefore && sum < sumBefore;
  }

  private countAbsences(): void {
    const { absences, plan } = this;
    if (absences) for (const visit of plan.absent) absences[visit] = (absences[visit] ?? 0) + 1;
  }

  /** Collects the routes of a plan that isn't much costlier than the best one. */
  private collect(unserved: number, cost: number): void {
    const { pool, plan, best } = this;
    if (!pool || unserved > best.unserved || cost > best.cost * POOLED) return;
    for (let shift = 0; shift < plan.model.shifts; shift += 1) {
      const route = plan.knownRoute(shift);
      if (route) pool.add(route);
    }
  }

  /** Combines the routes of many plans into a better plan than the best of these, if there is one; then seeks routes for the next time. */
  private recombine(): void {
    const { plan, pool, seeker, meter } = this;
    if (!pool || !seeker) return;
    const { absent } = this.best.snapshot;
    const served = plan.model.open.filter((visit) => !absent.includes(visit));
    const routes = pool.cheaperThan(this.best.cost, served);
    if (routes) {
      plan.setRoutes(routes);
      this.keepIfBest(plan.unserved, plan.cost);
    }
    meter.spend(Math.ceil(seeker.seek(served) / LOOKS_PER_STEP));
  }

  /** Starts from another plan; in the last stretch from the best one. */
  private startAgain(): void {
    const { plan } = this;
    this.returns = 0;
    if (this.chains.isLast) plan.restore(this.best.snapshot);
    else {
      plan.setRoutes([]);
      recreateDay(plan, this.inserter, this.random);
    }
    this.local = this.present();
    this.keepIfBest(plan.unserved, plan.cost);
  }

  private present(): Found {
    const { plan } = this;
    return { snapshot: plan.snapshot(), unserved: plan.unserved, cost: plan.cost };
  }

  /** Returns the best plan as a separate one. */
  bestDay(): DayPlan {
    const day = new DayPlan(this.plan.model);
    day.restore(this.best.snapshot);
    return day;
  }

  private keepIfBest(unserved: number, cost: number): void {
    const found = { unserved, cost };
    if (isBetter(found, this.local)) this.local = this.present();
    if (!isBetter(found, this.best)) return;
    this.best = this.local;
    this.lastGainAt = this.meter.iterations;
    this.improvements += 1;
  }

  private startFrom(start: readonly (readonly number[])[]): void {
    const { plan } = this;
    plan.setRoutes([]);
    for (const [shift, route] of start.entries())
      for (const visit of route) {
        if ((plan.model.crewSize[visit] ?? 1) > 1 || !plan.absent.includes(visit)) continue;
        const before = plan.snapshot();
        plan.insert(visit, shift, plan.routes[shift]?.length ?? 0);
        plan.absent = plan.absent.filter((other) => other !== visit);
        plan.retime(shift);
        if (plan.cost === Infinity) plan.restore(before);
      }
    insertByRegret(plan, this.inserter, this.random);
    this.keepIfBest(plan.unserved, plan.cost);
    plan.restore(this.best.snapshot);
    this.local = this.best;
  }
}
