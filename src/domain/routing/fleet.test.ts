import { describe, expect, it } from 'vitest';
import { solomonInstances } from './cases/readCases';
import { fewestVehicles } from './fleet/fewestVehicles';
import { compileFleet } from './fleet/fleetModel';
import { readInstance, type FleetInstance } from './fleet/instance';
import { optimizeFleet } from './fleet/optimizeFleet';

const INSTANCES = solomonInstances();
const named = (name: string) => {
  const found = INSTANCES.find(({ instance }) => instance.name === name);
  if (!found) throw new Error(`There is no instance ${name}`);
  return found;
};

/** Follows each vehicle on its own, and lists what's wrong. */
function faultsOf({ places, capacity, vehicles }: FleetInstance, routes: readonly number[][]): string[] {
  const faults: string[] = [];
  const all = routes.flat().sort((a, b) => a - b);
  if (
    all.join() !==
    places
      .slice(1)
      .map((_, index) => index + 1)
      .join()
  )
    faults.push('not every customer once');
  if (routes.length > vehicles) faults.push('too many vehicles');
  for (const route of routes) {
    let time = places[0]?.ready ?? 0;
    let load = 0;
    let from = places[0];
    for (const stop of [...route, 0]) {
      const to = places[stop];
      if (!from || !to) continue;
      time += Math.hypot(from.x - to.x, from.y - to.y);
      if (time > to.due + 1e-6) faults.push(`${stop} is late`);
      time = Math.max(time, to.ready) + to.service;
      load += to.demand;
      from = to;
    }
    if (load > capacity) faults.push('overloaded');
  }
  return faults;
}

describe('fleet routing', { timeout: 60_000 }, () => {
  it('keeps every window and load with the best known number of vehicles', () => {
    for (const name of ['C201', 'R201', 'C206']) {
      const { instance, vehicles, distance } = named(name);
      const plan = optimizeFleet(instance, { seed: 1, budget: { iterations: 8000 } });
      expect(faultsOf(instance, plan?.routes ?? [])).toEqual([]);
      expect(plan?.routes).toHaveLength(vehicles);
      expect((plan?.distance ?? 0) / distance).toBeLessThan(1.1);
    }
  });

  it('gives the same routes for the same seed and steps', () => {
    const run = () => JSON.stringify(optimizeFleet(named('R107').instance, { seed: 3, budget: { iterations: 3000 } }));
    expect(run()).toBe(run());
  });

  it('never assumes fewer vehicles than the best known', () => {
    for (const { instance, vehicles } of INSTANCES)
      expect(fewestVehicles(compileFleet(instance))).toBeLessThanOrEqual(vehicles);
  });
});

describe('a Solomon instance', () => {
  const text = (rows: string[]): string =>
    ['TINY', '', 'VEHICLE', 'NUMBER     CAPACITY', '  2   10', '', 'CUSTOMER', 'CUST NO. …', '', ...rows].join('\r\n');

  it('is read with any line ends and blank lines', () => {
    const instance = readInstance(text(['0 0 0 0 0 100 0', '', '1 3 4 5 0 50 10']));
    expect(instance).toMatchObject({ name: 'TINY', vehicles: 2, capacity: 10 });
    expect(instance.places[1]).toEqual({ x: 3, y: 4, demand: 5, ready: 0, due: 50, service: 10 });
    expect(optimizeFleet(instance, { seed: 1, budget: { iterations: 500 } })?.routes).toEqual([[1]]);
  });

  it('is refused with the wrong line', () => {
    expect(() => readInstance('nothing')).toThrow('CAPACITY');
    expect(() => readInstance(text(['0 0 0 0 0 100 0', '1 3 4 5 50 0 10']))).toThrow('line 11: due date');
    expect(() => readInstance(text(['0 0 0 0 0 100 0', '1 3 4']))).toThrow('line 11: a place has 7 numbers');
  });

  it('has no plan if a customer cannot be reached', () => {
    const instance = readInstance(text(['0 0 0 0 0 100 0', '1 30 40 5 0 20 10']));
    expect(optimizeFleet(instance, { seed: 1, budget: { iterations: 500 } })).toBeUndefined();
  });
});
