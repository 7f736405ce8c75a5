import type { Meter } from '../search/meter';
import type { Random } from '../search/random';
import { ringOf } from './fleetModel';
import { recreate } from './recreate';
import { Rings } from './rings';
import { ruin, type RuinSize } from './ruin';
import { exponential } from '../search/exponential';

export const SHORT_ROUTES: RuinSize = { meanRemoved: 10, longestString: 10 };

/** A search among plans in which some customers are absent; see `closeRoutes`. */
export class RouteCloser {
  /** The last plan with every customer. */
  readonly complete: Rings;
  private readonly current: Rings;
  private readonly trial: Rings;
  private readonly absences: Float64Array;
  private readonly absent: Int32Array;
  private readonly trialAbsent: Int32Array;
  private absentCount = 0;
  vehicles: number;
  private readonly random: Random;

  /** Without `absent`, `start` has every customer on a route. */
  constructor(start: Rings, vehicles: number, random: Random, absent: Int32Array = new Int32Array(0)) {
    const { model } = start;
    this.random = random;
    this.complete = new Rings(model);
    this.complete.copyFrom(start);
    this.current = new Rings(model);
    this.trial = new Rings(model);
    this.absences = new Float64Array(model.customers + 1);
    this.absent = new Int32Array(model.customers);
    this.trialAbsent = new Int32Array(model.customers);
    this.vehicles = vehicles;
    this.current.copyFrom(start);
    this.absent.set(absent);
    this.absentCount = absent.length;
  }

  get isComplete(): boolean {
    return this.absentCount === 0;
  }

  /** Takes the stops of the route that is easiest to do without out of the last complete plan. */
  closeOne(): void {
    const { model } = this.complete;
    this.current.copyFrom(this.complete);
    let easiest = 0;
    let least = Infinity;
    for (let vehicle = 0; vehicle < this.vehicles; vehicle += 1) {
      const sum = this.current.route(vehicle).reduce((total, stop) => total + (this.absences[stop] ?? 0) + 1e-3, 0);
      const key = sum + this.random.next() * 1e-3;
      if (key < least) [least, easiest] = [key, vehicle];
    }
    const stops = this.current.route(easiest);
    for (const stop of stops) this.current.unlink(stop);
    this.absent.set(stops);
    this.absentCount = stops.length;
    // The closed vehicle must be the last one.
    const last = this.vehicles - 1;
    if (easiest !== last) {
      const moved = this.current.route(last);
      for (const stop of moved) this.current.unlink(stop);
      this.current.retime(last);
      this.current.retime(easiest);
      let before = ringOf(model, easiest);
      for (const stop of moved) {
        this.current.insertAfter(stop, before, 0);
        before = stop;
      }
      this.current.measure();
    } else this.current.retime(last);
    this.vehicles = last;
  }

  /** One ruin and recreate; true when every customer is on a route again, which is then `complete`. */
  step(temperature: number): boolean {
    const { trial, current, trialAbsent } = this;
    trial.copyFrom(current);
    trialAbsent.set(this.absent);
    const ruined = ruin(trial, this.random, SHORT_ROUTES, trialAbsent, this.absentCount);
    const left = recreate(trial, this.random, this.vehicles, trialAbsent, ruined);
    const before = this.sumOfAbsences(this.absent, this.absentCount);
    const after = this.sumOfAbsences(trialAbsent, left);
    const isBetter =
      after < before ||
      (after === before && trial.distance < current.distance + temperature * exponential(this.random));
    for (let index = 0; index < left; index += 1) {
      const customer = trialAbsent[index] ?? 0;
      this.absences[customer] = (this.absences[customer] ?? 0) + 1;
    }
    if (!isBetter) return false;
    current.copyFrom(trial);
    this.absent.set(trialAbsent);
    this.absentCount = left;
    if (left > 0) return false;
    current.measure();
    this.complete.copyFrom(current);
    return true;
  }

  /** Gives up on the route that was closed last, and goes on from the last complete plan. */
  reopen(vehicles: number): void {
    this.vehicles = vehicles;
    this.absences.fill(0);
    this.absentCount = 0;
    this.current.copyFrom(this.complete);
  }

  private sumOfAbsences(customers: Int32Array, count: number): number {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += 1 + (this.absences[customers[index] ?? 0] ?? 0);
    return sum;
  }
}

/** Success comes early or, mostly, not at all: then another start is worth more. */
const STEPS_OF_AN_ATTEMPT = 40_000;
/** ... from a plan that was shaken for so many steps. */
const STEPS_OF_A_SHAKE = 4_000;
/** Nearly only what is shorter is taken over while customers are absent. */
const TEMPERATURE = 0.2;
const SHAKE_TEMPERATURE = 3;

/**
 * Gets by with fewer vehicles, by absence counts (Christiaens & Vanden Berghe 2020, section 5.5), until `fewest` or until
 * `share` of the budget is used.
 */
export function closeRoutes(closer: RouteCloser, fewest: number, meter: Meter, share: number): void {
  while (closer.vehicles > fewest && meter.used < share) {
    const before = closer.vehicles;
    closer.closeOne();
    let isClosed = false;
    for (let steps = 0; !isClosed && steps < STEPS_OF_AN_ATTEMPT && meter.used < share; steps += 1) {
      isClosed = closer.step(TEMPERATURE);
      meter.spend();
    }
    if (isClosed) continue;
    closer.reopen(before);
    for (let steps = 0; steps < STEPS_OF_A_SHAKE && meter.used < share; steps += 1) {
      closer.step(SHAKE_TEMPERATURE);
      meter.spend();
    }
  }
}

/** Finds a place for the customers that the first plan had none for. */
export function bringBackAll(closer: RouteCloser, meter: Meter): void {
  while (!closer.isComplete && !meter.isOver) {
    closer.step(TEMPERATURE);
    meter.spend();
  }
}
