import { expect, it } from 'vitest';
import { randomDay } from '../cases/randomDay';
import { townDay } from '../cases/townDay';
import { compile } from '../model';
import { DayPlan } from './dayPlan';
import { enumerate } from './enumerate';
import { Inserter } from './insertion';
import type { KnownRoute } from './knownRoutes';
import { Random } from './random';
import { insertByRegret } from './recreateDay';
import { RoutePool } from './routePool';
import { RouteSeeker } from './routeSeeker';

/** Returns routes of plans that happen to serve everyone, and a pool of them. */
function pooled(seed: number, visits: number, technicians: number, plans: number) {
  const model = compile(technicians > 2 ? townDay(visits, technicians, seed) : randomDay(seed, visits, technicians));
  const random = new Random(seed);
  const pool = new RoutePool(model);
  const routes: KnownRoute[][] = Array.from({ length: model.shifts }, () => []);
  let cheapest = Infinity;
  for (let count = 0; count < plans; count += 1) {
    const day = new DayPlan(model);
    const orders = Array.from({ length: model.shifts }, (): number[] => []);
    for (const visit of model.open) orders[random.below(model.shifts)]?.push(visit);
    for (const order of orders) random.shuffle(order);
    day.setRoutes(orders);
    cheapest = Math.min(cheapest, day.cost);
    for (let shift = 0; shift < model.shifts; shift += 1) {
      const route = day.knownRoute(shift);
      if (!route || route.cost === Infinity) continue;
      pool.add(route);
      routes[shift]?.push(route);
    }
  }
  return { model, pool, routes, cheapest };
}

it('finds the cheapest combination of routes from different plans', () => {
  let better = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { model, pool, routes, cheapest } = pooled(seed, 5, 2, 60);
    let least = Infinity;
    for (const one of routes[0] ?? [])
      for (const other of routes[1] ?? [])
        if (new Set([...one.stops, ...other.stops]).size === 5 && one.stops.length + other.stops.length === 5)
          least = Math.min(least, one.cost + other.cost);
    const found = pool.cheaperThan(1e9, model.open);
    const day = new DayPlan(model);
    if (found) day.setRoutes(found);
    expect(found ? day.cost : Infinity).toBe(least);
    if (least < cheapest) better += 1;
    expect(pool.cheaperThan(least, model.open)).toBeUndefined();
  }
  expect(better).toBeGreaterThan(0);
});

it('supports more visits than a number has bits', () => {
  const model = compile(townDay(40, 5, 3));
  const pool = new RoutePool(model);
  const day = new DayPlan(model);
  const orders = Array.from({ length: 5 }, (_, shift) => model.open.slice(shift * 8, shift * 8 + 8));
  const routes = orders.map((stops, shift): KnownRoute => ({
    shift,
    stops,
    version: shift + 1,
    cost: 100,
    isPooled: false,
  }));
  for (const route of routes) pool.add(route);
  expect(pool.cheaperThan(501, day.model.open)).toEqual(orders);
  expect(pool.cheaperThan(500, day.model.open)).toBeUndefined();
  expect(pool.cheaperThan(501, day.model.open.slice(1))).toBeUndefined();
});

it('distinguishes routes that share a late visit', () => {
  const model = compile(townDay(60, 5, 3));
  const pool = new RoutePool(model);
  const [first = -1, ...rest] = model.open;
  const last = rest.pop() ?? -1;
  const orders = [[first, last], ...[0, 1, 2, 3].map((part) => rest.filter((_, index) => index % 4 === part))];
  for (const [shift, stops] of orders.entries())
    pool.add({ shift, stops, version: shift + 1, cost: 100, isPooled: false });
  // Cheaper, but with a visit that another route already has.
  pool.add({ shift: 0, stops: [rest[0] ?? -1, last], version: 9, cost: 50, isPooled: false });
  expect(pool.cheaperThan(501, model.open)).toEqual(orders);
});

it('searches for routes until they form the best plan', () => {
  let better = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const model = compile(randomDay(seed, 6, 2));
    const least = new DayPlan(model);
    least.setRoutes(enumerate(model));
    const day = new DayPlan(model);
    const pool = new RoutePool(model);
    const inserter = new Inserter(day);
    const seeker = new RouteSeeker(day, inserter, pool);
    insertByRegret(day, inserter, new Random(seed));
    if (day.unserved > least.unserved) continue;
    const first = day.cost;
    for (let shift = 0; shift < 2; shift += 1) {
      pool.add(day.routeOf(shift, []));
      pool.add(day.routeOf(shift, day.routes[shift] ?? []));
    }
    const served = model.open.filter((visit) => !day.absent.includes(visit));
    for (let round = 0; round < 12; round += 1) {
      const routes = pool.cheaperThan(day.cost, served);
      if (routes) day.setRoutes(routes);
      expect(seeker.seek(served)).toBeGreaterThan(0);
    }
    expect(day.cost).toBeLessThanOrEqual(first);
    if (day.cost < first) better += 1;
    // Both leave the same visits unserved.
    if (day.absent.length === least.absent.length) expect([seed, day.cost]).toEqual([seed, least.cost]);
  }
  expect(better).toBeGreaterThan(2);
});
