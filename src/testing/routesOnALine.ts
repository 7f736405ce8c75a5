import { readCase } from '@/domain/routing/case/readCase';
import type { RouteCase } from '@/domain/routing/case/routeCase';
import { evaluate, type Evaluation } from '@/domain/routing/evaluate';
import type { PlanRoute, PlanStop } from '@/domain/routing/plan';

// Places lie on a line, ten minutes apart. Everyone leaves place 0 at eight and must be back by noon.
export const EIGHT = 28_800;
export const NOON = 43_200;
export const HOUR = 3600;
export const LEG = 600;
const travelSeconds = [0, 1, 2, 3].map((from) => [0, 1, 2, 3].map((to) => Math.abs(from - to) * LEG));

export type Given = { visit?: object; shift?: object; more?: object };

/** Builds Ann, Ben and a one-hour visit at place 1, with a case's additions to the visit, to Ann's shift, and to the whole. */
function caseWith({ visit = {}, shift = {}, more = {} }: Given = {}): RouteCase {
  const day = (id: string) => ({
    id: `${id}-day`,
    technician: id,
    start: EIGHT,
    end: NOON,
    startLocation: 0,
    endLocation: 0,
    maxOvertimeSeconds: HOUR,
  });
  const { routeCase, faults } = readCase({
    travelSeconds,
    technicians: [
      { id: 'ann', skills: [] },
      { id: 'ben', skills: ['gas'] },
    ],
    shifts: [{ ...day('ann'), ...shift }, day('ben')],
    visits: [{ id: 'v', location: 1, serviceSeconds: HOUR, ...visit }],
    ...more,
  });
  if (!routeCase) throw new Error(JSON.stringify(faults));
  return routeCase;
}

/** Builds the stop of the one-hour visit, starting at a second of the day. */
export const stop = (start: number, visit = 'v'): PlanStop => ({ visit, start, end: start + HOUR });
/** Builds a half-hour break. */
export const pause = (start: number): PlanStop => ({ break: true, start, end: start + 1800 });
export const ann = (...stops: PlanStop[]): PlanRoute => ({ shift: 'ann-day', stops });
export const ben = (...stops: PlanStop[]): PlanRoute => ({ shift: 'ben-day', stops });
/** Evaluates a plan in a case with additions. */
export const worth = (given: Given, ...routes: PlanRoute[]): Evaluation => evaluate(caseWith(given), { routes });

/** The earliest start, given the drive from the base. */
export const FIRST = EIGHT + LEG;
