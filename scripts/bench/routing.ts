import { solomonInstances } from '@/domain/routing/cases/readCases';
import { townDay } from '@/domain/routing/cases/townDay';
import type { RouteCase } from '@/domain/routing/case/routeCase';
import { evaluate } from '@/domain/routing/evaluate';
import { optimizeFleet } from '@/domain/routing/fleet/optimizeFleet';
import { insert } from '@/domain/routing/insert';
import { optimize } from '@/domain/routing/optimize';
import { median, medianOf, type Figure } from './figures';

const INSTANCE_MS = 10_000;
const MEAN_GAP_LIMIT_PERCENT = 0.5;
const WORST_GAP_LIMIT_PERCENT = 3;
const QUICK_MS = 200;
const LONG_MS = 10_000;
const INSERTIONS = 20;
const DAYS = 6;

/**
 * Measures routing: Solomon's instances against the best known solutions, a day's first answer against a long run, one call among 200
 * stops.
 */
export function measureRouting(): Figure[] {
  return [...measureInstances(), ...measureDays(), ...measureFullDays(), ...measureLargeDay()];
}

/** Returns processor time, so that other processes don't count. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measureInstances(): Figure[] {
  const figures: Figure[] = [];
  const gaps: number[] = [];
  let tooMany = 0;
  for (const { instance, vehicles, distance } of solomonInstances()) {
    const plan = optimizeFleet(instance, { seed: 1, budget: { milliseconds: INSTANCE_MS, now: processorMs } });
    const used = plan?.routes.length ?? Infinity;
    const driven = plan?.distance ?? Infinity;
    if (used > vehicles) tooMany += 1;
    else gaps.push((driven / distance - 1) * 100);
    figures.push({
      what: `${instance.name} in ${INSTANCE_MS / 1000} s: distance with ${used} vehicles (best known ${distance} with ${vehicles})`,
      figure: driven,
      unit: '',
    });
  }
  return [
    ...figures,
    { what: 'Instances with more vehicles than best known', figure: tooMany, unit: '', limit: 0 },
    {
      what: '... mean gap of distance of the others',
      figure: gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length),
      unit: '%',
      limit: MEAN_GAP_LIMIT_PERCENT,
    },
    { what: '... worst gap', figure: Math.max(0, ...gaps), unit: '%', limit: WORST_GAP_LIMIT_PERCENT },
  ];
}

function measureDays(): Figure[] {
  const days = Array.from({ length: DAYS }, (_, index) => townDay(30, 6, index + 1));
  const costIn = (day: RouteCase, milliseconds: number): number =>
    optimize(day, { seed: 1, budget: { milliseconds, now: processorMs } }).objective.cost;
  // The first run is a warm-up, as in a long-lived worker.
  for (const day of days.slice(0, 1)) costIn(day, QUICK_MS);
  const gaps = days.map((day) => (costIn(day, QUICK_MS) / costIn(day, LONG_MS) - 1) * 100);
  const what = `30 stops, 6 technicians, ${DAYS} days: cost after ${QUICK_MS} ms above that after ${LONG_MS / 1000} s`;
  return [
    { what: `${what}, median`, figure: medianOf(gaps), unit: '%', limit: 1 },
    { what: '... the worst', figure: Math.max(...gaps), unit: '%' },
  ];
}

/** Measures days with more visits than hours: how many more are left out, and what that is in minutes of lateness, overtime and driving. */
function measureFullDays(): Figure[] {
  const days = Array.from({ length: DAYS }, (_, index) => townDay(36, 4, index + 201));
  const runs = days.map((day) => {
    const [quick, long] = [QUICK_MS, LONG_MS].map((milliseconds) => {
      const plan = optimize(day, { seed: 1, budget: { milliseconds, now: processorMs } });
      const { lateness, overtime, travel } = evaluate(day, plan).parts;
      return { left: plan.unserved.length, minutes: (lateness + overtime + travel) / 60 };
    });
    return { left: (quick?.left ?? 0) - (long?.left ?? 0), minutes: (quick?.minutes ?? 0) - (long?.minutes ?? 0) };
  });
  const mean = (read: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + read(run), 0) / runs.length;
  return [
    {
      what: `36 visits, 4 technicians, ${DAYS} days that cannot take all: visits left out after ${QUICK_MS} ms that are not after ${LONG_MS / 1000} s, mean`,
      figure: mean(({ left }) => left),
      unit: '',
    },
    {
      what: '... minutes late, over hours and on the road more, mean',
      figure: mean((run) => run.minutes),
      unit: 'min',
    },
  ];
}

function measureLargeDay(): Figure[] {
  const routeCase = townDay(200, 40, 1);
  const costs = [2000, LONG_MS, 2 * LONG_MS].map((milliseconds) => {
    const plan = optimize(routeCase, { seed: 1, budget: { milliseconds, now: processorMs } });
    return { milliseconds, plan, cost: plan.objective.cost };
  });
  const [, within, longest] = costs;
  const currentOrder = (within?.plan.routes ?? []).map(({ shift, stops }) => ({
    shift,
    visits: stops.flatMap((stop) => ('visit' in stop ? [stop.visit] : [])),
  }));
  const planned: RouteCase = { ...routeCase, currentOrder };
  const timesOf = (crewSize: number): number[] =>
    Array.from({ length: INSERTIONS }, (_, index) => {
      const visits = planned.visits.map((visit, at) => (at === index ? { ...visit, crewSize } : visit));
      const startedAt = processorMs();
      insert({ ...planned, visits }, `v${index}`);
      return processorMs() - startedAt;
    }).sort((a, b) => a - b);
  return [
    ...costs.map(({ milliseconds, cost }) => ({
      what: `200 stops, 40 technicians: cost after ${milliseconds / 1000} s`,
      figure: cost,
      unit: 'points',
    })),
    {
      what: '... after 10 s above that after 20 s',
      figure: ((within?.cost ?? 0) / (longest?.cost ?? 1) - 1) * 100,
      unit: '%',
      limit: 1.5,
    },
    { what: 'Best slots for one call among 200 stops, median', figure: median(timesOf(1)), unit: 'ms', limit: 10 },
    { what: '... for a crew of two', figure: median(timesOf(2)), unit: 'ms' },
  ];
}
