import { Meter, type Budget, type CancelSignal } from '../search/meter';
import { Random } from '../search/random';
import { closedPlan } from './closing/closeRoutes';
import { fewestVehicles } from './fewestVehicles';
import { compileFleet } from './fleetModel';
import { GeneticSearch } from './genetic/geneticSearch';
import type { FleetInstance } from './instance';
import { startPlans } from './startPlans';

/** Routes as customer numbers in order, without the depot. */
export type FleetPlan = {
  case: string;
  routes: number[][];
  distance: number;
  meta: { seed: number; iterations: number; milliseconds: number };
};

/** Share of the budget after which the number of vehicles is final. */
const CLOSING_SHARE = 0.35;
/** Share of the remaining budget for starting plans, before the genetic search continues from them. */
const STARTING_SHARE = 0.45;

/** Finds the fewest vehicles, and with these the shortest routes, that the budget allows; undefined if no plan was found. */
export function optimizeFleet(
  instance: FleetInstance,
  options: { seed: number; budget: Budget; signal?: CancelSignal },
): FleetPlan | undefined {
  const meter = new Meter(options.budget, options.signal);
  const random = new Random(options.seed);
  const model = compileFleet(instance);
  const closed = closedPlan(instance, fewestVehicles(model), random, meter, CLOSING_SHARE);
  if (closed === undefined) return undefined;
  const fixed = compileFleet({ ...instance, vehicles: closed.length });
  const starts = startPlans(instance, fixed, closed, random, meter, meter.used + (1 - meter.used) * STARTING_SHARE);
  const search = new GeneticSearch(fixed, random, meter, starts);
  search.run();
  return {
    case: instance.name,
    routes: search.best.routes.filter((route) => route.length > 0),
    distance: search.best.distance,
    meta: { seed: options.seed, iterations: meter.iterations, milliseconds: meter.milliseconds },
  };
}
