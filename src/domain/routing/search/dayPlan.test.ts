import { expect, it } from 'vitest';
import { townDay } from '../cases/townDay';
import { compile } from '../model';
import { DayPlan } from './dayPlan';

it('recognizes a route seen before, but only in the same shift', () => {
  const day = new DayPlan(compile(townDay(6, 2, 1)));
  day.setRoutes([[0, 1, 2], []]);
  const [version, cost] = [day.versions[0], day.costs[0]];
  day.remove(new Set([1]));
  expect(day.versions[0]).not.toBe(version);
  day.insert(1, 0, 2);
  day.retime(0);
  expect(day.versions[0]).not.toBe(version);
  day.setRoutes([[0, 1, 2], []]);
  expect([day.versions[0], day.costs[0]]).toEqual([version, cost]);
  day.setRoutes([[], [0, 1, 2]]);
  expect(day.versions[1]).not.toBe(version);
});
