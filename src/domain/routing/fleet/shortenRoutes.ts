import type { Meter } from '../search/meter';
import type { Random } from '../search/random';
import { exponential } from '../search/exponential';
import { recreate } from './recreate';
import { Rings } from './rings';
import { ruin, SHORT_ROUTES, type RuinSize } from './ruin';

/** Share of a mean leg by which a plan may become longer at the beginning and at the end. */
const TEMPERATURE = { first: 2.5, last: 0.02 };
/** Enough to leave a local optimum. */
const STRAYING_TEMPERATURE = 0.1;
const LONG_ROUTES: RuinSize = { meanRemoved: 15, longestString: 15 };
const FEW_VEHICLES = 4;

/**
 * Shortens routes by ruin and recreate with falling temperature, without adding a vehicle, until `share` of the budget is used. Returns
 * the shortest ones.
 */
export function shortenRoutes(start: Rings, random: Random, meter: Meter, share: number): Rings {
  const walk = new Walk(start, random);
  const best = new Rings(start.model);
  best.copyFrom(walk.current);
  const leg = meanLeg(start);
  const from = meter.used;
  while (meter.used < share) {
    const rest = 1 - (meter.used - from) / (share - from);
    const isTaken = walk.step(leg * (TEMPERATURE.last + TEMPERATURE.first * rest * rest * rest));
    if (isTaken && walk.current.distance < best.distance - 1e-9) {
      walk.current.measure();
      best.copyFrom(walk.current);
    }
    meter.spend();
  }
  return best;
}

/** Returns another plan that keeps every rule, this many ruin-and-recreate steps away from `start`. */
export function strayFrom(start: Rings, random: Random, meter: Meter, steps: number): Rings {
  const walk = new Walk(start, random);
  const leg = meanLeg(start);
  for (let step = 0; step < steps && !meter.isOver; step += 1) {
    walk.step(leg * STRAYING_TEMPERATURE);
    meter.spend();
  }
  return walk.current;
}

const meanLeg = ({ distance, model }: Rings): number => distance / (model.customers + model.vehicles);

/** Walks from plan to plan, all with every customer. */
class Walk {
  readonly current: Rings;
  private readonly trial: Rings;
  private readonly absent: Int32Array;
  private readonly size: RuinSize;
  private readonly random: Random;

  constructor(start: Rings, random: Random) {
    const { model } = start;
    this.random = random;
    this.current = new Rings(model);
    this.trial = new Rings(model);
    this.absent = new Int32Array(model.customers);
    this.size = model.vehicles < FEW_VEHICLES ? LONG_ROUTES : SHORT_ROUTES;
    start.measure();
    this.current.copyFrom(start);
  }

  /** Does one ruin and recreate; true when it was accepted. */
  step(temperature: number): boolean {
    const { trial, current, random, absent } = this;
    trial.copyFrom(current);
    const ruined = ruin(trial, random, this.size, absent, 0);
    if (recreate(trial, random, trial.model.vehicles, absent, ruined) > 0) return false;
    if (trial.distance >= current.distance + temperature * exponential(random)) return false;
    current.copyFrom(trial);
    return true;
  }
}
