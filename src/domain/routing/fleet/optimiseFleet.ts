import { Meter, type Budget, type CancelSignal } from '../search/meter';
import { Random } from '../search/random';
import { bringBackAll, closeRoutes, RouteCloser } from './closeRoutes';
import { fewestVehicles } from './fewestVehicles';
import { compileFleet } from './fleetModel';
import { GeneticSearch } from './genetic/geneticSearch';
import type { FleetInstance } from './instance';
import { recreate } from './recreate';
import { Rings } from './rings';
import { shortenRoutes } from './shortenRoutes';

/** Routes as customer numbers in their order, without the depot. */
export type FleetPlan = {
  case: string;
  routes: number[][];
  distance: number;
  meta: { seed: number; iterations: number; milliseconds: number };
};

/** Part of the budget after which the number of vehicles stands. */
const CLOSING_SHARE = 0.35;
/** Part of what is left for ruin and recreate, before the genetic search goes on from its plan. */
const ANNEALING_SHARE = 0.3;

/** The fewest vehicles, and with these the shortest routes, that the budget allows; undefined where no plan was found. */
export function optimiseFleet(
  instance: FleetInstance,
  options: { seed: number; budget: Budget; signal?: CancelSignal },
): FleetPlan | undefined {
  const meter = new Meter(options.budget, options.signal);
  const random = new Random(options.seed);
  const model = compileFleet(instance);
  const rings = new Rings(model);
  const absent = Int32Array.from({ length: model.customers }, (_, index) => index + 1);
  const left = recreate(rings, random, model.vehicles, absent, model.customers);
  const used = rings.routes().filter((route) => route.length > 0).length;
  const closer = new RouteCloser(rings, used, random, absent.subarray(0, left));
  bringBackAll(closer, meter);
  if (!closer.isComplete) return undefined;
  closeRoutes(closer, fewestVehicles(model), meter, CLOSING_SHARE);
  const fixed = compileFleet({ ...instance, vehicles: closer.vehicles });
  const closed = new Rings(fixed);
  closed.setRoutes(closer.complete.routes());
  const annealed = shortenRoutes(closed, random, meter, meter.used + (1 - meter.used) * ANNEALING_SHARE);
  const search = new GeneticSearch(fixed, random, meter, annealed.routes());
  search.run(1);
  const routes = search.best.routes.filter((route) => route.length > 0);
  return {
    case: instance.name,
    routes,
    distance: search.best.distance,
    meta: { seed: options.seed, iterations: meter.iterations, milliseconds: meter.milliseconds },
  };
}
