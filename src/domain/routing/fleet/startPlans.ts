import type { Meter } from '../search/meter';
import type { Random } from '../search/random';
import { closedPlan } from './closing/closeRoutes';
import type { FleetModel } from './fleetModel';
import type { FleetInstance } from './instance';
import { Rings } from './rings';
import { shortenRoutes } from './shortenRoutes';

const PLANS = 6;
/** Share of a plan's budget in which its routes must be closed. */
const CLOSING_SHARE = 0.5;

/**
 * Builds several plans with the vehicles of `model`, each closed from scratch and then shortened, until `share` of the budget is used;
 * the first of them from `closed`. With few vehicles, no path within the rules leads from one kind of plan to another, so how the routes
 * were closed decides how short they can become.
 */
export function startPlans(
  instance: FleetInstance,
  model: FleetModel,
  closed: number[][],
  random: Random,
  meter: Meter,
  share: number,
): number[][][] {
  const plans: number[][][] = [];
  let start = closed;
  let isQuick = true;
  for (let plan = 0; plan < PLANS; plan += 1) {
    const part = (share - meter.used) / (PLANS - plan);
    const end = meter.used + part;
    if (plan > 0 && isQuick) {
      const other = closedPlan(instance, model.vehicles, random, meter, meter.used + part * CLOSING_SHARE);
      // If closing takes long, there is only time to shorten the first plan in another way.
      if (other?.length === model.vehicles) start = other;
      else isQuick = false;
    }
    const rings = new Rings(model);
    rings.setRoutes(isQuick ? start : closed);
    plans.push(shortenRoutes(rings, random, meter, end).routes());
  }
  return plans;
}
