import { expect } from 'vitest';
import { readCase } from '@/domain/routing/case/readCase';
import { changesOfPlan } from '@/domain/routing/day/dayChanges';
import { problemOfDay } from '@/domain/routing/day/dayProblem';
import { routingDay, type RoutingDay, type RoutingOptions } from '@/domain/routing/day/routingDay';
import { settled } from '@/domain/routing/day/settled';
import { evaluate } from '@/domain/routing/evaluate';
import { optimize } from '@/domain/routing/optimize';
import { groundWith } from './schedulingWorld';

/** Puts places on a meridian, a hundredth of a degree (0.69 miles) per minute in their name; bases are at 0. */
export const pinOf = (place: string) => {
  const minute = place.startsWith('base:') ? 0 : Number(place);
  return Number.isNaN(minute) || place === '' ? null : { lat: 35 + minute / 100, lng: -82 };
};
/** Counts a minute of driving per hundredth of a degree. */
export const onALine = (places: readonly { lat: number }[]) =>
  places.map((from) => places.map((to) => Math.round(Math.abs(from.lat - to.lat) * 100) * 60));

export const OPTIONS: RoutingOptions = {
  maxOvertimeMinutes: 120,
  isFreeToMove: true,
  takesUnassigned: true,
  maxWorkMinutes: 0,
  hasLunch: false,
};
export const dayOf = (ground: Parameters<typeof groundWith>[0], more: Partial<RoutingDay> = {}) => {
  const prepared = groundWith({ nowIso: '2026-01-11T12:00:00.000Z', ...ground });
  return routingDay({
    date: '2026-01-12',
    ground: prepared,
    technicianIds: prepared.technicians.map(({ id }) => id),
    priorityOf: () => 'normal',
    pinOf,
    kept: new Map(),
    options: OPTIONS,
    ...more,
  });
};
export const solved = (day: RoutingDay) => {
  const problem = problemOfDay(day, onALine);
  const { routeCase, faults } = readCase(problem.raw);
  expect(faults).toEqual([]);
  if (!routeCase) throw new Error('no case');
  const plan = settled(problem, routeCase, optimize(routeCase, { seed: 1, budget: { iterations: 2000 } }));
  expect(evaluate(routeCase, plan).broken).toEqual([]);
  return { problem, routeCase, plan, changes: changesOfPlan(problem, plan) };
};
