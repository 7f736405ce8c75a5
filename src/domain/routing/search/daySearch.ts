import { exponential } from './exponential';
import type { RouteModel } from '../model';
import { DayPlan, type Snapshot } from './dayPlan';
import { Inserter } from './insertion';
import type { Meter } from './meter';
import type { Random } from './random';
import { insertByRegret, recreateDay } from './recreateDay';
import { Nearness, ruinDay } from './ruinDay';

/** Parts of a mean leg by which a plan may become dearer in the beginning and in the end. */
const TEMPERATURE = { first: 1, last: 0.01 };
/**
 * Points that a unit of weight counts as while the search wanders: few enough to leave a call out for a while. In every other
 * stretch of steps no cost makes up for a call that is left out, as what is best is compared; without it a search never comes to
 * serve one that makes others very late.
 */
const POINTS_PER_WEIGHT = { wandering: 2000, strict: 1e9 };
const STEPS_PER_STRETCH = 50;
/** Steps without gain, for each visit, after which a small day is as good as it gets. */
const PATIENCE_PER_VISIT = 400;
/** ... and with crews, whose steps are slow. */
const PATIENCE_WITH_CREWS = 150;
const SMALL_DAY = 12;
/** How many times during the budget the search returns to the best plan. */
const RETURNS = 8;

/** Improves a plan of days by ruin and recreate under falling temperature. */
export class DaySearch {
  readonly plan: DayPlan;
  /** Counts the plans that were the best so far. */
  improvements = 0;
  private readonly inserter: Inserter;
  private readonly nearness: Nearness;
  private readonly random: Random;
  private readonly meter: Meter;
  private best: Snapshot;
  private bestUnserved: number;
  private bestCost: number;
  private lastGainAt = 0;
  private returns = 0;
  private steps = 0;
  private readonly leg: number;

  /** `start` is the plan as it is, as far as there is one: nothing of it is lost where it cannot be bettered. */
  constructor(model: RouteModel, random: Random, meter: Meter, start: readonly (readonly number[])[]) {
    this.random = random;
    this.meter = meter;
    this.plan = new DayPlan(model);
    this.inserter = new Inserter(this.plan);
    this.nearness = new Nearness(model);
    this.leg = Math.max(60, this.nearness.meanLeg() * model.travelRate);
    insertByRegret(this.plan, this.inserter, random);
    this.best = this.plan.snapshot();
    this.bestUnserved = this.plan.unserved;
    this.bestCost = this.plan.cost;
    if (start.some((route) => route.length > 0)) this.startFrom(start);
  }

  /** Weight of what is left out and points of the best plan. */
  get objective(): { unserved: number; cost: number } {
    return { unserved: this.bestUnserved, cost: this.bestCost };
  }

  /** Whether going on is not worth it. */
  get isSettled(): boolean {
    const { open, crewSize } = this.plan.model;
    if (open.length === 0) return true;
    if (open.length > SMALL_DAY) return false;
    const hasCrews = open.some((visit) => (crewSize[visit] ?? 1) > 1);
    const patience = hasCrews ? PATIENCE_WITH_CREWS : PATIENCE_PER_VISIT;
    return this.meter.iterations - this.lastGainAt > patience * (open.length + 2);
  }

  step(): void {
    const { plan, random, meter } = this;
    if (meter.used * RETURNS >= this.returns + 1) {
      this.returns += 1;
      plan.restore(this.best);
    }
    const isStrict = Math.floor(this.steps / STEPS_PER_STRETCH) % 2 === 1;
    if (isStrict && this.steps % STEPS_PER_STRETCH === 0 && plan.unserved > this.bestUnserved) plan.restore(this.best);
    this.steps += 1;
    const perWeight = isStrict ? POINTS_PER_WEIGHT.strict : POINTS_PER_WEIGHT.wandering;
    const before = plan.snapshot();
    const present = plan.unserved * perWeight + plan.cost;
    ruinDay(plan, this.nearness, random);
    recreateDay(plan, this.inserter, random);
    meter.spend();
    const rest = 1 - meter.used;
    const temperature = this.leg * (TEMPERATURE.last + TEMPERATURE.first * rest * rest);
    const unserved = plan.unserved;
    const cost = plan.cost;
    if (unserved * perWeight + cost < present + temperature * exponential(random)) this.keepIfBest(unserved, cost);
    else plan.restore(before);
  }

  /** The best plan, on its own. */
  bestDay(): DayPlan {
    const day = new DayPlan(this.plan.model);
    day.restore(this.best);
    return day;
  }

  private keepIfBest(unserved: number, cost: number): void {
    if (unserved > this.bestUnserved || (unserved === this.bestUnserved && cost >= this.bestCost)) return;
    this.best = this.plan.snapshot();
    this.bestUnserved = unserved;
    this.bestCost = cost;
    this.lastGainAt = this.meter.iterations;
    this.improvements += 1;
  }

  private startFrom(start: readonly (readonly number[])[]): void {
    const { plan } = this;
    const empty = new DayPlan(plan.model);
    plan.restore(empty.snapshot());
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
    plan.restore(this.best);
  }
}
