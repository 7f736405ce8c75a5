import { describe, expect, it } from 'vitest';
import { readCase } from './case/readCase';
import type { RouteCase } from './case/routeCase';
import { randomDay } from './cases/randomDay';
import { fieldCase } from './cases/readCases';
import { evaluate } from './evaluate';
import { compile } from './model';
import { optimize, type Progress } from './optimize';
import { DaySearch } from './search/daySearch';
import { enumerate } from './search/enumerate';
import { enumerateCrews } from './search/enumerateCrews';
import { DayPlan } from './search/dayPlan';
import { Meter } from './search/meter';
import { Random } from './search/random';

/**
 * Two crews, one of them promised for a time that has passed: serving everyone makes three emergencies late. Its optimum was found by
 * trying every assignment, order, break and start, in another program.
 */
function lateCrews(): RouteCase {
  const { routeCase } = readCase({
    now: 29_700,
    travelSeconds: [
      [0, 1800, 1800, 900, 2700, 3600, 1800],
      [1800, 0, 2700, 900, 1800, 1800, 900],
      [1800, 1800, 0, 1800, 900, 900, 2700],
      [900, 900, 1800, 0, 900, 1800, 900],
      [1800, 900, 900, 900, 0, 900, 900],
      [2700, 2700, 900, 1800, 900, 0, 1800],
      [1800, 900, 1800, 1800, 1800, 1800, 0],
    ],
    technicians: [
      { id: 'ann', skills: ['hvac', 'elec'] },
      { id: 'ben', skills: ['hvac'] },
    ],
    shifts: [
      {
        id: 'ann-day',
        technician: 'ann',
        start: 28_800,
        end: 50_400,
        startLocation: 5,
        endLocation: 5,
        maxOvertimeSeconds: 3600,
        break: { earliestStart: 41_400, latestStart: 43_200, durationSeconds: 1800 },
      },
      {
        id: 'ben-day',
        technician: 'ben',
        start: 25_200,
        end: 54_000,
        startLocation: 6,
        endLocation: 6,
        maxOvertimeSeconds: 3600,
      },
    ],
    visits: [
      {
        id: 'v1',
        location: 0,
        serviceSeconds: 7200,
        priority: 'emergency',
        windows: [[32_400, 39_600]],
        requiredSkills: ['hvac', 'elec'],
      },
      { id: 'v2', location: 1, serviceSeconds: 1800, windows: [[39_600, 43_200]], hardWindows: true, crewSize: 2 },
      {
        id: 'v3',
        location: 2,
        serviceSeconds: 0,
        windows: [[27_900, 27_900]],
        crewSize: 2,
        locked: { technicians: ['ann', 'ben'] },
      },
      { id: 'v4', location: 3, serviceSeconds: 0, priority: 'emergency', windows: [[30_600, 32_400]] },
      {
        id: 'v5',
        location: 4,
        serviceSeconds: 0,
        priority: 'emergency',
        windows: [[37_800, 41_400]],
        preferredTechnician: 'ben',
      },
    ],
    currentPlan: [
      { visit: 'v1', technicians: ['ann'], start: 46_800 },
      { visit: 'v2', technicians: ['ann', 'ben'], start: 45_000 },
      { visit: 'v4', technicians: ['ben'], start: 44_100 },
      { visit: 'v5', technicians: ['ann'], start: 40_500 },
    ],
  });
  if (!routeCase) throw new Error('The case is right');
  return routeCase;
}

describe('optimize', { timeout: 60_000 }, () => {
  it('finds the proven best plan by search', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const model = compile(randomDay(seed, 6, 2));
      const best = new DayPlan(model);
      best.setRoutes(enumerate(model));
      const meter = new Meter({ iterations: 600 });
      const search = new DaySearch(model, new Random(seed), meter, []);
      while (!meter.isOver) search.step();
      expect(search.objective).toEqual({ unserved: best.unserved, cost: best.cost });
    }
  });

  it('finds the same plans with crews exhaustively as by a long search', () => {
    for (let seed = 1; seed <= 4; seed += 1) {
      const day = randomDay(seed, 4, 3);
      const visits = day.visits.map((visit, index) => ({ ...visit, crewSize: index < 2 ? 2 : 1 }));
      const model = compile({ ...day, visits });
      const best = new DayPlan(model);
      best.setRoutes(enumerateCrews(model));
      const meter = new Meter({ iterations: 600 });
      const search = new DaySearch(model, new Random(seed), meter, []);
      while (!meter.isOver) search.step();
      expect(search.objective).toEqual({ unserved: best.unserved, cost: best.cost });
    }
  });

  it('never drops a call to avoid lateness elsewhere', () => {
    const plan = optimize(lateCrews(), { seed: 1, budget: { iterations: 500 } });
    expect(plan.objective).toEqual({ unserved: 0, cost: 613_800 });
  });

  it('serves calls it left out at first as the search continues', () => {
    const model = compile(lateCrews());
    for (const seed of [1, 2, 3]) {
      const meter = new Meter({ iterations: 3000 });
      const search = new DaySearch(model, new Random(seed), meter, []);
      while (!meter.isOver) search.step();
      expect(search.objective.unserved).toBe(0);
    }
  });

  it('keeps every hard rule, and agrees with evaluate', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const routeCase = randomDay(seed, 16, 3);
      const plan = optimize(routeCase, { seed, budget: { iterations: 150 } });
      const { unserved, cost, broken, dropped } = evaluate(routeCase, plan);
      expect(broken).toEqual([]);
      expect(plan.objective).toEqual({ unserved, cost });
      expect(plan.unserved.map(({ visit }) => visit)).toEqual(dropped);
    }
  });

  it('gives the same plan for the same seed and steps', () => {
    const run = () => JSON.stringify(optimize(randomDay(7, 20, 4), { seed: 5, budget: { iterations: 200 } }));
    expect(run()).toBe(run());
  });

  it('reports better plans along the way, and stops when canceled', () => {
    const signal = { aborted: false };
    const told: Progress[] = [];
    const onProgress = (progress: Progress): void => {
      told.push(progress);
      signal.aborted = told.length === 3;
    };
    const routeCase = randomDay(3, 20, 4);
    const plan = optimize(routeCase, { seed: 1, budget: { iterations: 1_000_000 }, onProgress, signal });
    expect(told).toHaveLength(3);
    expect(told[0]?.plan?.routes).toHaveLength(4);
    expect(evaluate(routeCase, plan).broken).toEqual([]);
  });

  it('marks a plan as proven after an exhaustive search', () => {
    const plan = optimize(fieldCase('fc-24-mixed'), { seed: 1, budget: { iterations: 1 } });
    expect(plan.meta.isProvenOptimal).toBe(true);
  });
});
