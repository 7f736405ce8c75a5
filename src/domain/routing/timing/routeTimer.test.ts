import { expect, it } from 'vitest';
import { randomDay } from '../cases/randomDay';
import { compile } from '../model';
import { Random } from '../search/random';
import { RouteTimer } from './routeTimer';

it('matches the insertion cost from timing the longer route from its start', () => {
  let possible = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const day = randomDay(seed, 12, 2);
    const currentPlan = day.visits.slice(0, 4).map(({ id }) => ({ visit: id, technicians: ['t0'], start: 36_000 }));
    const model = compile({ ...day, currentPlan: seed % 2 === 0 ? currentPlan : [] });
    const timer = new RouteTimer(model);
    const stops = Array.from({ length: 12 }, (_, visit) => visit);
    new Random(seed).shuffle(stops);
    for (const route of [[], stops.slice(0, 2), stops.slice(0, 5)])
      for (const visit of stops.slice(5))
        for (let position = 0; position <= route.length; position += 1) {
          const cost = timer.cost(seed % 2, route.toSpliced(position, 0, visit));
          expect(timer.costWith(seed % 2, route, visit, position, Infinity)).toBe(cost);
          expect(timer.costWith(seed % 2, route, visit, position, cost)).toBe(Infinity);
          expect(timer.costWith(seed % 2, route, visit, position, cost + 1)).toBe(cost);
          if (cost < Infinity) possible += 1;
        }
  }
  expect(possible).toBeGreaterThan(500);
});
