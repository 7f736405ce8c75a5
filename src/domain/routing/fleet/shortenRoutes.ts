import type { Meter } from '../search/meter';
import type { Random } from '../search/random';
import { SHORT_ROUTES } from './closeRoutes';
import { exponential } from '../search/exponential';
import { recreate } from './recreate';
import { Rings } from './rings';
import { ruin, type RuinSize } from './ruin';

/** Part of a mean leg, by which a plan may become longer in the beginning and in the end. */
const TEMPERATURE = { first: 0.5, last: 0.005 };
const LONG_ROUTES: RuinSize = { meanRemoved: 15, longestString: 15 };
const FEW_VEHICLES = 4;

/** Shortens routes by ruin and recreate with falling temperature, without another vehicle, until `share` of the budget is used. */
export function shortenRoutes(start: Rings, random: Random, meter: Meter, share: number): Rings {
  const { model } = start;
  const best = new Rings(model);
  const current = new Rings(model);
  const trial = new Rings(model);
  start.measure();
  best.copyFrom(start);
  current.copyFrom(start);
  const size = model.vehicles < FEW_VEHICLES ? LONG_ROUTES : SHORT_ROUTES;
  const absent = new Int32Array(model.customers);
  const leg = start.distance / (model.customers + model.vehicles);
  const from = meter.used;
  while (meter.used < share) {
    const rest = 1 - (meter.used - from) / (share - from);
    const temperature = leg * (TEMPERATURE.last + TEMPERATURE.first * rest * rest * rest);
    trial.copyFrom(current);
    const left = recreate(trial, random, model.vehicles, absent, ruin(trial, random, size, absent, 0));
    if (left === 0 && trial.distance < current.distance + temperature * exponential(random)) {
      current.copyFrom(trial);
      if (current.distance < best.distance - 1e-9) {
        current.measure();
        best.copyFrom(current);
      }
    }
    meter.spend();
  }
  return best;
}
