import type { Coordinates } from '../../contact/pin';
import type { RouteCase } from '../case/routeCase';
import { latenessOf } from '../objective';
import type { PlanDraft, PlanRoute } from '../plan';
import { figuresOf, mustBeCalled, type RouteFigures } from './dayFigures';
import type { DayProblem } from './dayProblem';
import { nearestShift } from './nearestShift';
import type { DayVisit } from './dayVisits';

/** A stop as displayed. Times are seconds of the day. */
export type RouteStop = {
  visit: DayVisit;
  /** Its location; null when unknown. */
  place: Coordinates | null;
  /** Its number in the technician's day, from 1. */
  number: number;
  start: number;
  end: number;
  travelMinutes: number;
  lateMinutes: number;
  /** Change made by the plan: it comes from someone else, from unassigned, or is at another time. */
  change: '' | 'technician' | 'new' | 'time';
  /** Whether the customer was given a different time. */
  isCall: boolean;
};

/** A technician's day. */
export type DayRoute = {
  technicianId: string;
  stops: RouteStop[];
  figures: Omit<RouteFigures, 'shift'>;
  /** The line from base to base, as far as the places are known. */
  line: Coordinates[];
  base: Coordinates | null;
};

/** Returns the current schedule in the form of a plan. */
export function planNow(problem: DayProblem): PlanDraft {
  const { shifts, visits } = problem;
  const routes = shifts.map(({ shift }): PlanRoute => ({ shift: shift.id, stops: [] }));
  const inOrder = [...visits.values()].toSorted(
    (a, b) => Number(b.running !== null) - Number(a.running !== null) || a.now.start - b.now.start,
  );
  for (const visit of inOrder)
    for (const technicianId of visit.now.technicianIds) {
      const id = nearestShift(shifts, technicianId, visit.now.start)?.shift.id;
      const start = visit.running?.startedAt ?? visit.now.start;
      const end = visit.running?.expectedEnd ?? start + visit.serviceSeconds;
      routes.find(({ shift }) => shift === id)?.stops.push({ visit: visit.entry.id, start, end });
    }
  return { routes };
}

/** Returns each technician's day under a plan, in the order of the problem's technicians. */
export function routesOf(problem: DayProblem, routeCase: RouteCase, plan: PlanDraft): DayRoute[] {
  const figures = new Map(figuresOf(problem, routeCase, plan).routes.map((route) => [route.shift, route]));
  return problem.day.technicianIds.flatMap((technicianId): DayRoute[] => {
    const own = problem.shifts.filter((one) => one.technicianId === technicianId).map(({ shift }) => shift);
    if (own.length === 0) return [];
    const routes = own.flatMap(({ id }) => plan.routes.find(({ shift }) => shift === id) ?? []);
    const parts = routes.flatMap(({ shift }) => figures.get(shift) ?? []);
    const sum = (part: 'stops' | 'drivingMinutes' | 'miles' | 'lateMinutes' | 'overtimeMinutes'): number =>
      parts.reduce((total, one) => total + one[part], 0);
    const [first] = own;
    const last = own.at(-1);
    const placeOf = (number: number | null | undefined): Coordinates | null =>
      number === null || number === undefined ? null : (problem.places[number] ?? null);
    const stops = routes
      .flatMap((route) => stopsOf(problem, route))
      .map((stop, index) => ({ ...stop, number: index + 1 }));
    return [
      {
        technicianId,
        stops,
        figures: {
          stops: sum('stops'),
          drivingMinutes: sum('drivingMinutes'),
          miles: sum('miles'),
          lateMinutes: sum('lateMinutes'),
          overtimeMinutes: sum('overtimeMinutes'),
          end: Math.max(0, ...parts.map(({ end }) => end)),
        },
        base: placeOf(last?.endLocation),
        line: [
          // Don't draw someone who has already arrived as on the way.
          stops[0]?.visit.running ? null : placeOf(first?.startLocation),
          ...stops.map(({ visit }) => placeOf(visit.place)),
          placeOf(last?.endLocation),
        ].filter((place) => place !== null),
      },
    ];
  });
}

function stopsOf(problem: DayProblem, route: PlanRoute): Omit<RouteStop, 'number'>[] {
  const shift = problem.raw.shifts.find(({ id }) => id === route.shift);
  const technicianId = shift?.technician ?? '';
  let from = shift?.startLocation ?? 0;
  return route.stops.flatMap((stop) => {
    const visit = 'visit' in stop ? problem.visits.get(stop.visit) : undefined;
    if (!visit) return [];
    const to = visit.place ?? from;
    const travelSeconds = visit.running ? 0 : (problem.travelSeconds[from]?.[to] ?? 0);
    from = to;
    const late = visit.window && visit.hold !== 'running' ? latenessOf([visit.window], stop.start) : 0;
    return [
      {
        visit,
        place: visit.place === null ? null : (problem.places[visit.place] ?? null),
        start: stop.start,
        end: stop.end,
        travelMinutes: Math.round(travelSeconds / 60),
        lateMinutes: Math.round(late / 60),
        change: changeOf(visit, technicianId, stop.start),
        isCall: mustBeCalled(visit, stop.start),
      },
    ];
  });
}

function changeOf(visit: DayVisit, technicianId: string, start: number): RouteStop['change'] {
  if (visit.running) return '';
  const before = visit.entry.placement.technicianIds;
  if (before.length === 0) return 'new';
  if (!before.includes(technicianId)) return 'technician';
  return start === visit.now.start ? '' : 'time';
}
