import { solomonInstances } from '@/domain/routing/cases/readCases';
import { readCase } from '@/domain/routing/case/readCase';
import type { RouteCase } from '@/domain/routing/case/routeCase';
import { optimizeFleet } from '@/domain/routing/fleet/optimizeFleet';
import { insert } from '@/domain/routing/insert';
import { optimize } from '@/domain/routing/optimize';
import { Random } from '@/domain/routing/search/random';
import { median, type Figure } from './figures';

const INSTANCE_MS = 10_000;
const MEAN_GAP_LIMIT_PERCENT = 0.5;
const WORST_GAP_LIMIT_PERCENT = 3;
const QUICK_MS = 200;
const LONG_MS = 10_000;
const INSERTIONS = 20;

/** Routing: Solomon's instances against the best known, a day's first answer against a long run, one call among 200 stops. */
export function measureRouting(): Figure[] {
  return [...measureInstances(), ...measureDay(), ...measureLargeDay()];
}

/** Of the processor, so that what else runs does not count. */
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

function measureDay(): Figure[] {
  const routeCase = makeDay(30, 6, 1);
  const costIn = (milliseconds: number): number =>
    optimize(routeCase, { seed: 1, budget: { milliseconds, now: processorMs } }).objective.cost;
  // The first run warms up, as a worker that is kept does.
  costIn(QUICK_MS);
  const quick = costIn(QUICK_MS);
  const long = costIn(LONG_MS);
  return [
    {
      what: `30 stops, 6 technicians: cost after ${QUICK_MS} ms above that after ${LONG_MS / 1000} s`,
      figure: (quick / long - 1) * 100,
      unit: '%',
      limit: 1,
    },
  ];
}

function measureLargeDay(): Figure[] {
  const routeCase = makeDay(200, 40, 1);
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

/** A made-up day around a town: windows of two hours, skills, breaks, wishes. */
function makeDay(visits: number, technicians: number, seed: number): RouteCase {
  const random = new Random(seed);
  const SKILLS = ['hvac', 'plumbing', 'gas'];
  const { routeCase } = readCase({
    technicians: Array.from({ length: technicians }, (_, index) => ({
      id: `t${index}`,
      skills: SKILLS.filter(() => random.next() < 0.7),
    })),
    locations: Array.from({ length: visits + technicians }, () => ({
      lat: 39 + random.next() * 0.5,
      lng: -84.6 + random.next() * 0.6,
    })),
    shifts: Array.from({ length: technicians }, (_, index) => ({
      id: `s${index}`,
      technician: `t${index}`,
      start: 28_800,
      end: 61_200,
      startLocation: visits + index,
      endLocation: visits + index,
      maxOvertimeSeconds: 3600,
      break: { earliestStart: 41_400, latestStart: 46_800, durationSeconds: 1800 },
    })),
    visits: Array.from({ length: visits }, (_, index) => {
      const opens = 28_800 + random.below(4) * 7200;
      return {
        id: `v${index}`,
        location: index,
        serviceSeconds: 1800 + random.below(4) * 900,
        priority: random.next() < 0.1 ? 'high' : 'normal',
        windows: random.next() < 0.7 ? [[opens, opens + 7200]] : [],
        requiredSkills: random.next() < 0.4 ? [SKILLS[random.below(SKILLS.length)]] : [],
      };
    }),
  });
  if (!routeCase) throw new Error('The made-up day is no longer read');
  return routeCase;
}
