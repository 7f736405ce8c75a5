import { describe, expect, it } from 'vitest';
import { readCase } from './case/readCase';
import type { RouteCase } from './case/routeCase';
import { fieldCase } from './cases/readCases';
import { evaluate } from './evaluate';
import { compile } from './model';
import { optimise, type Progress } from './optimise';
import { DaySearch } from './search/daySearch';
import { enumerate } from './search/enumerate';
import { DayPlan } from './search/dayPlan';
import { Meter } from './search/meter';
import { Random } from './search/random';

/** A day around a town, with all that makes a day hard. */
function randomCase(seed: number, visits: number, technicians: number): RouteCase {
  const random = new Random(seed);
  const ids = Array.from({ length: technicians }, (_, index) => `t${index}`);
  const place = () => ({ lat: 39 + random.next() * 0.4, lng: -84.6 + random.next() * 0.5 });
  const { routeCase } = readCase({
    technicians: ids.map((id) => ({ id, skills: random.next() < 0.6 ? ['gas'] : [] })),
    locations: Array.from({ length: visits + technicians }, place),
    shifts: ids.map((id, index) => ({
      id: `${id}-day`,
      technician: id,
      start: 28_800,
      end: 52_000,
      startLocation: visits + index,
      endLocation: random.next() < 0.3 ? null : visits + index,
      maxOvertimeSeconds: 5400,
      break: random.next() < 0.5 ? { earliestStart: 39_600, latestStart: 43_200, durationSeconds: 1800 } : null,
    })),
    visits: Array.from({ length: visits }, (_, index) => {
      const opens = 28_800 + 3600 * random.below(6);
      return {
        id: `v${index}`,
        location: index,
        serviceSeconds: 900 * (1 + random.below(8)),
        priority: ['high', 'normal', 'low'][random.below(3)],
        windows: random.next() < 0.6 ? [[opens, opens + 7200]] : [],
        hardWindows: random.next() < 0.3,
        requiredSkills: random.next() < 0.3 ? ['gas'] : [],
      };
    }),
    currentPlan: [{ visit: 'v0', technicians: ['t0'], start: 36_000 }],
  });
  if (!routeCase) throw new Error('The case is right');
  return routeCase;
}

describe('optimise', { timeout: 60_000 }, () => {
  it('finds by searching what is proven best by looking at every plan', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const model = compile(randomCase(seed, 6, 2));
      const best = new DayPlan(model);
      best.setRoutes(enumerate(model));
      const meter = new Meter({ iterations: 600 });
      const search = new DaySearch(model, new Random(seed), meter, []);
      while (!meter.isOver) search.step();
      expect(search.objective).toEqual({ unserved: best.unserved, cost: best.cost });
    }
  });

  it('keeps every hard rule and counts as evaluate does', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const routeCase = randomCase(seed, 16, 3);
      const plan = optimise(routeCase, { seed, budget: { iterations: 150 } });
      const { unserved, cost, broken, dropped } = evaluate(routeCase, plan);
      expect(broken).toEqual([]);
      expect(plan.objective).toEqual({ unserved, cost });
      expect(plan.unserved.map(({ visit }) => visit)).toEqual(dropped);
    }
  });

  it('gives the same plan for the same seed and number of steps', () => {
    const run = () => JSON.stringify(optimise(randomCase(7, 20, 4), { seed: 5, budget: { iterations: 200 } }));
    expect(run()).toBe(run());
  });

  it('tells better plans on the way and ends when it is canceled', () => {
    const signal = { aborted: false };
    const told: Progress[] = [];
    const onProgress = (progress: Progress): void => {
      told.push(progress);
      signal.aborted = told.length === 3;
    };
    const routeCase = randomCase(3, 20, 4);
    const plan = optimise(routeCase, { seed: 1, budget: { iterations: 1_000_000 }, onProgress, signal });
    expect(told).toHaveLength(3);
    expect(told[0]?.plan?.routes).toHaveLength(4);
    expect(evaluate(routeCase, plan).broken).toEqual([]);
  });

  it('proves what it looked at in every way', () => {
    const plan = optimise(fieldCase('fc-24-mixed'), { seed: 1, budget: { iterations: 1 } });
    expect(plan.meta.isProvenOptimal).toBe(true);
  });
});
