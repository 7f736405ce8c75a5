import type { Meter } from '../../search/meter';
import type { Random } from '../../search/random';
import { compileFleet } from '../fleetModel';
import type { FleetInstance } from '../instance';
import { recreate } from '../recreate';
import { Rings } from '../rings';
import { RouteCloser } from './routeCloser';

/** Ruins between two customers that are pressed in: fewer leave the routes long, more lose the help of pressing. */
const STEPS_BETWEEN = 300;
/** Pressing takes as long as so many ruins. */
const STEPS_OF_A_PRESS = 80;
/** Success comes early or, mostly, not at all: then another start is worth more. */
const ROUNDS_OF_AN_ATTEMPT = 300;
/** Who can do with a vehicle less comes close to it soon: with more customers absent than this ... */
const HOPELESS_ABSENT = 4;
/** ... after so many rounds, time is better spent on the distance. */
const ROUNDS_OF_HOPE = 40;

/**
 * Gets by with fewer vehicles until there are `fewest` of them or until `share` of the budget is used. Takes routes with every customer
 * and returns such, none of them empty.
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
 * A plan with every customer from nothing, and with as few vehicles as `closeRoutes` finds; undefined where the budget ends before
 * every customer has a place.
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
