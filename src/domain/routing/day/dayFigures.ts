import { MINUTE_SECONDS } from '@/lib/time';
import type { RouteCase } from '../case/routeCase';
import { evaluate } from '../evaluate';
import { latenessOf } from '../objective';
import type { PlanDraft } from '../plan';
import { roadKmBetween } from '../travel/estimate';
import type { DayProblem } from './dayProblem';
import type { DayVisit } from './dayVisits';

const KM_PER_MILE = 1.609344;
/** A shift of less than a quarter of an hour doesn't count as a time change. */
const TOLERANCE = 15 * MINUTE_SECONDS;

/** A plan's effect on the people in it. Minutes are whole. */
export type DayFigures = {
  drivingMinutes: number;
  miles: number;
  lateMinutes: number;
  overtimeMinutes: number;
  /** Customers whose arrival window is missed, or who get no visit at all. */
  brokenPromises: number;
  /** Customers given a time that no longer holds, including because no one is left for them: someone has to call them. */
  calls: number;
  unserved: number;
};

/** The figures of one route, or of all of them. */
export type RouteFigures = Pick<DayFigures, 'drivingMinutes' | 'miles' | 'lateMinutes' | 'overtimeMinutes'> & {
  shift: string;
  stops: number;
  /** The second of the day at which it ends, back at the base; 0 for one without stops. */
  end: number;
};

/** Returns a day plan's figures, in total and by shift. `routeCase` is the validated case of the problem. */
export function figuresOf(
  problem: DayProblem,
  routeCase: RouteCase,
  plan: PlanDraft,
): { total: DayFigures; routes: RouteFigures[] } {
  const { routes, dropped } = evaluate(routeCase, plan);
  const late = new Map<string, number>();
  let [brokenPromises, calls] = [0, 0];
  for (const { visits } of routes)
    for (const { visit, start } of visits) {
      const known = problem.visits.get(visit);
      if (!known || late.has(visit)) continue;
      const seconds = known.window && known.hold !== 'running' ? latenessOf([known.window], start) : 0;
      late.set(visit, seconds);
      if (seconds > 0) brokenPromises += 1;
      if (mustBeCalled(known, start)) calls += 1;
    }
  for (const { entry, isPromised, technicianIds } of problem.visits.values()) {
    if (late.has(entry.id) || !isPromised) continue;
    brokenPromises += 1;
    if (technicianIds.length > 0) calls += 1;
  }
  const byRoute = routes.map(({ shift, visits, end, travelSeconds, overtimeSeconds }): RouteFigures => ({
    shift,
    stops: visits.length,
    end: visits.length === 0 ? 0 : end,
    drivingMinutes: minutes(travelSeconds),
    miles: milesOf(
      problem,
      shift,
      visits.map(({ visit }) => visit),
    ),
    lateMinutes: minutes(visits.reduce((sum, { visit }) => sum + (late.get(visit) ?? 0), 0)),
    overtimeMinutes: minutes(visits.length === 0 ? 0 : overtimeSeconds),
  }));
  const sum = (part: 'drivingMinutes' | 'miles' | 'overtimeMinutes'): number =>
    byRoute.reduce((total, route) => total + route[part], 0);
  return {
    total: {
      drivingMinutes: sum('drivingMinutes'),
      miles: sum('miles'),
      overtimeMinutes: sum('overtimeMinutes'),
      lateMinutes: minutes([...late.values()].reduce((total, seconds) => total + seconds, 0)),
      brokenPromises,
      calls,
      unserved: dropped.length,
    },
    routes: byRoute,
  };
}

const minutes = (seconds: number): number => Math.round(seconds / MINUTE_SECONDS);

/** Whether a customer who knows a time must be given a new one. */
export function mustBeCalled({ isPromised, window, start: planned, hold }: DayVisit, start: number): boolean {
  if (!isPromised || hold === 'running') return false;
  return window ? start < window[0] || start > window[1] : Math.abs(start - planned) > TOLERANCE;
}

/** Returns a shift's road miles, estimated from the straight line, between known places. */
function milesOf({ raw, places, visits }: DayProblem, shiftId: string, stops: readonly string[]): number {
  const shift = raw.shifts.find(({ id }) => id === shiftId);
  if (!shift || stops.length === 0) return 0;
  const isThere = visits.get(stops[0] ?? '')?.running;
  const way = [
    isThere ? null : shift.startLocation,
    ...stops.map((id) => visits.get(id)?.place ?? null),
    shift.endLocation ?? null,
  ]
    .map((place) => (place === null ? null : (places[place] ?? null)))
    .filter((place) => place !== null);
  const km = way.slice(1).reduce((sum, to, index) => {
    const from = way[index];
    return from ? sum + roadKmBetween(from, to) : sum;
  }, 0);
  return km / KM_PER_MILE;
}
