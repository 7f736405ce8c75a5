import type { Meter } from '../../search/meter';
import type { Random } from '../../search/random';
import { compileFleet } from '../fleetModel';
import type { FleetInstance } from '../instance';
import { recreate } from '../recreate';
import { Rings } from '../rings';
import { RouteCloser } from './routeCloser';

/** Ruin steps between two press steps: fewer leave the routes long, more lose the benefit of pressing. */
const STEPS_BETWEEN = 300;
/** The cost of a press, in ruin steps. */
const STEPS_OF_A_PRESS = 80;
/** Success comes early or, mostly, not at all: then a new start is worth more. */
const ROUNDS_OF_AN_ATTEMPT = 300;
/** If one vehicle less is possible, the search gets close soon: with more absent customers than this ... */
const HOPELESS_ABSENT = 4;
/** ... after this many rounds, time is better spent on the distance. */
const ROUNDS_OF_HOPE = 40;

/**
 * Reduces vehicles until there are `fewest` of them or until `share` of the budget is used. Takes and returns routes with every customer,
 * none of them empty.
 */
function closeRoutes(
  instance: FleetInstance,
  routes: readonly number[][],
  fewest: number,
  random: Random,
  meter: Meter,
  share: number,
): number[][] {
  let complete = withStops(routes);
  while (complete.length > fewest && meter.used < share) {
    const closed = random.below(complete.length);
    const rest = new Rings(compileFleet({ ...instance, vehicles: complete.length - 1 }));
    rest.setRoutes(complete.filter((_, index) => index !== closed));
    const closer = new RouteCloser(rest, complete[closed] ?? [], random);
    for (let round = 0; round < ROUNDS_OF_AN_ATTEMPT && !closer.isComplete && meter.used < share; round += 1) {
      if (round >= ROUNDS_OF_HOPE && closer.fewestAbsent > HOPELESS_ABSENT) return complete;
      playRound(closer, meter, share);
    }
    if (closer.isComplete) complete = withStops(closer.current.routes());
  }
  return complete;
}

/**
 * Builds a complete plan from scratch, with as few vehicles as `closeRoutes` finds; undefined if the budget ends before every customer
 * has a place.
 */
export function closedPlan(
  instance: FleetInstance,
  fewest: number,
  random: Random,
  meter: Meter,
  share: number,
): number[][] | undefined {
  const rings = new Rings(compileFleet(instance));
  const { customers, vehicles } = rings.model;
  const absent = Int32Array.from({ length: customers }, (_, index) => index + 1);
  const left = recreate(rings, random, vehicles, absent, customers);
  const closer = new RouteCloser(rings, absent.subarray(0, left), random);
  while (!closer.isComplete && !meter.isOver) playRound(closer, meter, 1);
  return closer.isComplete ? closeRoutes(instance, rings.routes(), fewest, random, meter, share) : undefined;
}

function playRound(closer: RouteCloser, meter: Meter, share: number): void {
  for (let step = 0; step < STEPS_BETWEEN && !closer.isComplete && meter.used < share; step += 1) {
    closer.step();
    meter.spend();
  }
  if (closer.isComplete) return;
  closer.press();
  meter.spend(STEPS_OF_A_PRESS);
}

const withStops = (routes: readonly number[][]): number[][] => routes.filter((route) => route.length > 0);
