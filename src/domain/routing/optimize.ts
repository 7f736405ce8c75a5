import type { RouteCase } from './case/routeCase';
import { compile, type RouteModel } from './model';
import type { RoutePlan } from './plan';
import { planOf } from './planOf';
import { DayPlan } from './search/dayPlan';
import { DaySearch } from './search/daySearch';
import { canEnumerate, enumerate } from './search/enumerate';
import { canEnumerateCrews, enumerateCrews } from './search/enumerateCrews';
import { Packing } from './search/packing';
import { Meter, type Budget, type CancelSignal } from './search/meter';
import { Random } from './search/random';
import { ordersNow } from './orders';
import { unitsApart } from './units';
import { planUnlocated } from './unlocated';

/** A search's progress. Includes the plan when it is better than the last one reported. */
export type Progress = {
  /** Used share of the budget, 0 to 1. */
  used: number;
  iterations: number;
  objective: { unserved: number; cost: number };
  plan?: RoutePlan;
};

export type OptimizeOptions = {
  seed: number;
  budget: Budget;
  onProgress?: (progress: Progress) => void;
  signal?: CancelSignal;
};

/** A search that runs in slices may be interrupted after this many steps. */
const STEPS_PER_SLICE = 25;

/**
 * Finds the best plan that the budget allows, as a generator that can be paused after every slice and resumed, so that a worker stays
 * responsive to messages. The first value comes as soon as there is a plan.
 */
export function* searchInSlices(routeCase: RouteCase, options: OptimizeOptions): Generator<Progress, RoutePlan> {
  const model = compile(routeCase);
  const meter = new Meter(options.budget, options.signal);
  const random = new Random(options.seed);
  const meta = (isProvenOptimal: boolean): RoutePlan['meta'] => ({
    seed: options.seed,
    iterations: meter.iterations,
    milliseconds: meter.milliseconds,
    isProvenOptimal,
  });
  const routes = canEnumerate(model) ? enumerate(model) : canEnumerateCrews(model) ? enumerateCrews(model) : undefined;
  if (routes) {
    const day = dayOf(model, routes);
    return planUnlocated(planApart(day, meta(model.unlocated.length === 0)), day);
  }
  const search = new DaySearch(model, random, meter, ordersNow(model));
  if (search.canBePacked) {
    const packing = new Packing(model, random, meter, search.bestDay().routes);
    while (!packing.isOver) {
      yield { used: meter.used, iterations: meter.iterations, objective: search.objective };
      packing.advance(STEPS_PER_SLICE);
    }
    search.goOnFrom(packing.routes);
  }
  let told = -1;
  while (!meter.isOver && !search.isSettled) {
    const isBetter = search.improvements > told;
    told = search.improvements;
    yield {
      used: meter.used,
      iterations: meter.iterations,
      objective: search.objective,
      ...(isBetter && options.onProgress ? { plan: planApart(search.bestDay(), meta(false)) } : {}),
    };
    for (let step = 0; step < STEPS_PER_SLICE && meter.used < 1; step += 1) search.step();
  }
  const day = search.bestDay();
  return planUnlocated(planApart(day, meta(false)), day);
}

/** Finds the best plan that the budget allows. The same case, seed and number of iterations give the same plan, in every engine. */
export function optimize(routeCase: RouteCase, options: OptimizeOptions): RoutePlan {
  const slices = searchInSlices(routeCase, options);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    options.onProgress?.(value);
  }
}

const planApart = (day: DayPlan, meta: RoutePlan['meta']): RoutePlan => planOf(day, meta, unitsApart(day));

function dayOf(model: RouteModel, routes: readonly (readonly number[])[]): DayPlan {
  const day = new DayPlan(model);
  day.setRoutes(routes);
  return day;
}
