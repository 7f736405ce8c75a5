import type { RouteCase, Shift, Visit } from './case/routeCase';
import {
  crewParts,
  isSameCrew,
  isTimeChange,
  latenessOf,
  latenessRate,
  NO_COST,
  plannedByVisit,
  pointsOf,
  type CostParts,
} from './objective';
import type { PlanDraft, PlanRoute } from './plan';

/**
 * The times of a technician's route, and what its shift adds. Seconds; `arrival` is when the place is reached, `start` when the visit
 * begins.
 */
export type RouteTimes = {
  shift: string;
  visits: { visit: string; arrival: number; start: number; end: number; travelSeconds: number; afterBreak: boolean }[];
  end: number;
  overtimeSeconds: number;
  travelSeconds: number;
  workSeconds: number;
};

export type VisitCost = Pick<CostParts, 'lateness' | 'timeChange' | 'technicianChange' | 'notPreferred'> & {
  points: number;
};

/** Everything derived from a plan. If it breaks rules it can't be carried out, and its cost is meaningless. */
export type Evaluation = {
  unserved: number;
  cost: number;
  parts: CostParts;
  routes: RouteTimes[];
  visits: Map<string, VisitCost>;
  dropped: string[];
  /** One sentence for each broken hard rule. */
  broken: string[];
};

/** Evaluates a plan's times, hard rules and objective. This is the only definition of a plan's cost. */
export function evaluate(routeCase: RouteCase, plan: PlanDraft): Evaluation {
  const { objective } = routeCase;
  const broken: string[] = [];
  const parts = { ...NO_COST };
  const visits = new Map<string, VisitCost>();
  const dropped: string[] = [];
  const routes = plan.routes.flatMap((route) => timesOf(routeCase, route, broken) ?? []);
  const served = stopsByVisit(routeCase, routes);
  checkShifts(routeCase, plan, broken);
  for (const { overtimeSeconds, travelSeconds } of routes) {
    parts.overtime += overtimeSeconds;
    parts.travel += travelSeconds;
  }
  const planned = plannedByVisit(routeCase);
  let cost = 0;
  let unserved = 0;
  for (const visit of routeCase.visits) {
    const stops = served.get(visit.id) ?? [];
    if (stops.length === 0) {
      dropped.push(visit.id);
      unserved += objective.unserved[visit.priority];
      if (visit.locked || visit.inProgress) broken.push(`${visit.id} is locked or in progress and cannot be dropped`);
      continue;
    }
    broken.push(...brokenByVisit(routeCase, visit, stops));
    if (visit.inProgress) continue;
    const start = stops[0]?.start ?? 0;
    const now = planned.get(visit.id);
    const crew = stops.map(({ technician }) => technician);
    const lateness = latenessOf(visit.windows, start);
    const timeChange = now && isTimeChange(objective, now.start, start) ? 1 : 0;
    const ofCrew = crewParts(visit, now?.technicians, crew);
    const points =
      lateness * latenessRate(objective, visit.priority) + pointsOf(objective, { ...NO_COST, ...ofCrew, timeChange });
    visits.set(visit.id, { lateness, timeChange, ...ofCrew, points });
    parts.lateness += lateness;
    parts.timeChange += timeChange;
    parts.technicianChange += ofCrew.technicianChange;
    parts.notPreferred += ofCrew.notPreferred;
    cost += points;
  }
  cost += pointsOf(objective, { ...NO_COST, overtime: parts.overtime, travel: parts.travel });
  return { unserved, cost, parts, routes, visits, dropped, broken };
}

type Served = { start: number; technician: string };

function stopsByVisit({ shifts }: RouteCase, routes: readonly RouteTimes[]): Map<string, Served[]> {
  const technicianOf = new Map(shifts.map(({ id, technician }) => [id, technician]));
  const served = new Map<string, Served[]>();
  for (const route of routes)
    for (const { visit, start } of route.visits) {
      const stops = served.get(visit) ?? [];
      stops.push({ start, technician: technicianOf.get(route.shift) ?? '' });
      served.set(visit, stops);
    }
  return served;
}

/** Follows one technician through the day. */
function timesOf(routeCase: RouteCase, route: PlanRoute, broken: string[]): RouteTimes | undefined {
  const shift = routeCase.shifts.find(({ id }) => id === route.shift);
  if (!shift) {
    broken.push(`there is no shift ${route.shift}`);
    return undefined;
  }
  const running = routeCase.visits.find(({ inProgress }) => inProgress?.shifts.includes(shift.id));
  const times: RouteTimes = {
    shift: shift.id,
    visits: [],
    end: 0,
    overtimeSeconds: 0,
    travelSeconds: 0,
    workSeconds: 0,
  };
  if (route.stops.length === 0) {
    if (running) broken.push(`${shift.id}: ${running.id} is in progress and must come first`);
    return times;
  }
  let time = Math.max(shift.start, routeCase.now ?? 0);
  let location = shift.startLocation;
  let pause: number | undefined;
  let pauses = 0;
  const drive = (to: number): { ready: number; travelSeconds: number } => {
    const travelSeconds = routeCase.travelSeconds[location]?.[to] ?? 0;
    const duration = shift.break?.durationSeconds ?? 0;
    const ready =
      pause === undefined ? time + travelSeconds : Math.max(time + travelSeconds + duration, pause + duration);
    times.travelSeconds += travelSeconds;
    times.workSeconds += travelSeconds;
    location = to;
    return { ready, travelSeconds };
  };
  for (const [index, stop] of route.stops.entries()) {
    if ('break' in stop) {
      pauses += 1;
      pause = stop.start;
      broken.push(...brokenByBreak(shift, stop.start, time, pauses));
      continue;
    }
    const visit = routeCase.visits.find(({ id }) => id === stop.visit);
    if (!visit) {
      broken.push(`${shift.id}: there is no visit ${stop.visit}`);
      continue;
    }
    if (index === 0 && running && visit !== running)
      broken.push(`${shift.id}: ${running.id} is in progress and must come first`);
    if (visit.inProgress) {
      const { startedAt, expectedEnd } = visit.inProgress;
      if (index !== 0 || visit !== running) broken.push(`${shift.id}: ${visit.id} is in progress elsewhere`);
      if (stop.start !== startedAt) broken.push(`${shift.id}: ${visit.id} began at ${startedAt}`);
      time = Math.max(expectedEnd, routeCase.now ?? 0);
      location = visit.location ?? location;
      times.workSeconds += expectedEnd - startedAt;
      times.visits.push({
        visit: visit.id,
        arrival: startedAt,
        start: startedAt,
        end: time,
        travelSeconds: 0,
        afterBreak: false,
      });
      continue;
    }
    const { ready, travelSeconds } = drive(visit.location ?? location);
    if (stop.start < ready)
      broken.push(`${shift.id}: ${visit.id} cannot begin at ${stop.start}, only from ${ready} on`);
    time = stop.start + visit.serviceSeconds;
    times.workSeconds += visit.serviceSeconds;
    times.visits.push({
      visit: visit.id,
      arrival: ready,
      start: stop.start,
      end: time,
      travelSeconds,
      afterBreak: pause !== undefined,
    });
    pause = undefined;
  }
  if (pause !== undefined && shift.endLocation === undefined)
    broken.push(`${shift.id}: a break after the last stop of a shift that ends there`);
  times.end = shift.endLocation === undefined ? time : drive(shift.endLocation).ready;
  times.overtimeSeconds = Math.max(0, times.end - shift.end);
  broken.push(...brokenByEnd(shift, times, pauses > 0));
  return times;
}

function brokenByBreak(shift: Shift, start: number, free: number, count: number): string[] {
  const pause = shift.break;
  if (!pause) return [`${shift.id}: no break is owed`];
  const broken: string[] = [];
  if (count > 1) broken.push(`${shift.id}: a second break`);
  if (start < pause.earliestStart || start > pause.latestStart)
    broken.push(`${shift.id}: break at ${start}, outside ${pause.earliestStart} to ${pause.latestStart}`);
  if (start < free) broken.push(`${shift.id}: the break begins before the stop before it ends`);
  return broken;
}

function brokenByEnd(shift: Shift, times: RouteTimes, hadBreak: boolean): string[] {
  const broken: string[] = [];
  if (shift.break && !hadBreak && times.end > shift.break.latestStart)
    broken.push(`${shift.id}: ends at ${times.end} without its break`);
  if (times.overtimeSeconds > shift.maxOvertimeSeconds)
    broken.push(`${shift.id}: ${times.overtimeSeconds} s of overtime, ${shift.maxOvertimeSeconds} are allowed`);
  if (shift.maxWorkSeconds !== undefined && times.workSeconds > shift.maxWorkSeconds)
    broken.push(`${shift.id}: ${times.workSeconds} s of work, ${shift.maxWorkSeconds} are allowed`);
  return broken;
}

function checkShifts({ visits }: RouteCase, { routes }: PlanDraft, broken: string[]): void {
  const listed = routes.map(({ shift }) => shift);
  for (const shift of new Set(listed.filter((id, index) => listed.indexOf(id) !== index)))
    broken.push(`shift ${shift} is listed twice`);
  for (const { id, inProgress } of visits)
    for (const shift of inProgress?.shifts ?? [])
      if (!listed.includes(shift)) broken.push(`${shift}: ${id} is in progress and missing`);
}

/** Checks the crew, its skills and its start. */
function brokenByVisit({ technicians }: RouteCase, visit: Visit, stops: readonly Served[]): string[] {
  const broken: string[] = [];
  const crew = stops.map(({ technician }) => technician);
  const size = visit.inProgress ? visit.inProgress.shifts.length : visit.crewSize;
  if (crew.length !== size || new Set(crew).size !== size)
    broken.push(`${visit.id}: ${new Set(crew).size} technicians, ${size} are needed`);
  const start = stops[0]?.start ?? 0;
  if (stops.some((stop) => stop.start !== start)) broken.push(`${visit.id}: the crew does not begin together`);
  if (visit.inProgress) return broken;
  const skills = new Set(technicians.filter(({ id }) => crew.includes(id)).flatMap((technician) => technician.skills));
  for (const skill of visit.requiredSkills) if (!skills.has(skill)) broken.push(`${visit.id}: no one holds ${skill}`);
  for (const id of visit.excludedTechnicians) if (crew.includes(id)) broken.push(`${visit.id}: ${id} is excluded`);
  const { locked, windows } = visit;
  if (locked && !isSameCrew(locked.technicians, crew))
    broken.push(`${visit.id}: locked to ${locked.technicians.join(', ')}`);
  if (locked?.start !== undefined && locked.start !== start) broken.push(`${visit.id}: locked at ${locked.start}`);
  const [first] = windows;
  if (first && start < first[0]) broken.push(`${visit.id}: begins before its first window`);
  if (visit.hardWindows && first && !windows.some(([from, to]) => from <= start && start <= to))
    broken.push(`${visit.id}: outside its hard windows`);
  return broken;
}
