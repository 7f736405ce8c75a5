import type { RouteCase, Visit } from './case/routeCase';
import { crewParts, latenessRate, NO_COST, plannedByVisit, pointsOf } from './objective';

/** Not there: no end location, no planned or locked start. */
export const NONE = -1;

/**
 * A case in flat arrays, by index of visit and shift. A visit in progress is no visit here: its shifts begin where and when it
 * ends. What a visit costs by its technician alone is one number for each pair.
 */
export type RouteModel = {
  routeCase: RouteCase;
  visits: number;
  shifts: number;
  places: number;
  travel: Int32Array;
  travelRate: number;
  overtimeRate: number;
  timeChangeCost: number;
  tolerance: number;
  /** Visits that the search decides on. Others are in progress, or wait for a location. */
  open: number[];
  unlocated: number[];
  location: Int32Array;
  service: Int32Array;
  /** Points of leaving it out; more than all others together where it may not be left out. */
  weight: Float64Array;
  isMandatory: Uint8Array;
  lateRate: Float64Array;
  isHard: Uint8Array;
  windows: Int32Array[];
  planned: Int32Array;
  plannedCrew: (readonly string[] | undefined)[];
  lockedStart: Int32Array;
  crewSize: Int32Array;
  /** `allowed[visit * shifts + shift]`: this technician may be (one of) those who do it. */
  allowed: Uint8Array;
  /** `pairCost[visit * shifts + shift]`, for crews of one. */
  pairCost: Float64Array;
  technician: Int32Array;
  originLocation: Int32Array;
  originReady: Int32Array;
  originWork: Int32Array;
  /** Begins with a visit in progress, so that the shift counts even without another stop. */
  isRunning: Uint8Array;
  shiftEnd: Int32Array;
  latestEnd: Int32Array;
  endLocation: Int32Array;
  maxWork: Float64Array;
  hasBreak: Uint8Array;
  breakEarliest: Int32Array;
  breakLatest: Int32Array;
  breakDuration: Int32Array;
};

export function compile(routeCase: RouteCase): RouteModel {
  const { visits, shifts, technicians, travelSeconds, objective } = routeCase;
  const places = travelSeconds.length;
  const ofVisits = (read: (visit: Visit) => number): Int32Array => Int32Array.from(visits, read);
  const planned = plannedByVisit(routeCase);
  const total = visits.reduce((sum, { priority }) => sum + objective.unserved[priority], 1);
  const running = shifts.map(({ id }) => visits.find(({ inProgress }) => inProgress?.shifts.includes(id)));
  const now = routeCase.now ?? 0;
  const skillsOf = new Map(technicians.map(({ id, skills }) => [id, skills]));
  const indexes = [...visits.keys()];
  const isMandatory = Uint8Array.from(visits, ({ locked }) => (locked ? 1 : 0));
  const open = indexes.filter((index) => visits[index] && !visits[index].inProgress);
  return {
    routeCase,
    visits: visits.length,
    shifts: shifts.length,
    places,
    travel: flatTable(travelSeconds),
    travelRate: objective.travelPerSecond,
    overtimeRate: objective.overtimePerSecond,
    timeChangeCost: objective.timeChange,
    tolerance: objective.timeToleranceSeconds,
    open: open.filter((index) => visits[index]?.location !== undefined),
    unlocated: open.filter((index) => visits[index]?.location === undefined),
    location: ofVisits(({ location }) => location ?? NONE),
    service: ofVisits(({ serviceSeconds }) => serviceSeconds),
    weight: Float64Array.from(visits, ({ priority, locked }) => objective.unserved[priority] + (locked ? total : 0)),
    isMandatory,
    lateRate: Float64Array.from(visits, ({ priority }) => latenessRate(objective, priority)),
    isHard: Uint8Array.from(visits, ({ hardWindows }) => (hardWindows ? 1 : 0)),
    windows: visits.map((visit) => Int32Array.from(visit.windows.flat())),
    planned: ofVisits(({ id }) => planned.get(id)?.start ?? NONE),
    plannedCrew: visits.map(({ id }) => planned.get(id)?.technicians),
    lockedStart: ofVisits(({ locked }) => locked?.start ?? NONE),
    crewSize: ofVisits(({ crewSize }) => crewSize),
    allowed: Uint8Array.from(visits.flatMap((visit) => shifts.map(({ technician }) => (mayDo(visit, technician, skillsOf.get(technician) ?? []) ? 1 : 0)))),
    pairCost: Float64Array.from(
      visits.flatMap((visit) =>
        shifts.map(({ technician }) =>
          pointsOf(objective, { ...NO_COST, ...crewParts(visit, planned.get(visit.id)?.technicians, [technician]) }),
        ),
      ),
    ),
    technician: Int32Array.from(shifts, ({ technician }) => technicians.findIndex(({ id }) => id === technician)),
    originLocation: Int32Array.from(shifts, ({ startLocation }, index) => running[index]?.location ?? startLocation),
    originReady: Int32Array.from(shifts, ({ start }, index) =>
      Math.max(now, running[index]?.inProgress?.expectedEnd ?? start),
    ),
    originWork: Int32Array.from(running, (visit) =>
      visit?.inProgress ? visit.inProgress.expectedEnd - visit.inProgress.startedAt : 0,
    ),
    isRunning: Uint8Array.from(running, (visit) => (visit ? 1 : 0)),
    shiftEnd: Int32Array.from(shifts, ({ end }) => end),
    latestEnd: Int32Array.from(shifts, ({ end, maxOvertimeSeconds }) => end + maxOvertimeSeconds),
    endLocation: Int32Array.from(shifts, ({ endLocation }) => endLocation ?? NONE),
    maxWork: Float64Array.from(shifts, ({ maxWorkSeconds }) => maxWorkSeconds ?? Infinity),
    hasBreak: Uint8Array.from(shifts, (shift) => (shift.break ? 1 : 0)),
    breakEarliest: Int32Array.from(shifts, (shift) => shift.break?.earliestStart ?? 0),
    breakLatest: Int32Array.from(shifts, (shift) => shift.break?.latestStart ?? 0),
    breakDuration: Int32Array.from(shifts, (shift) => shift.break?.durationSeconds ?? 0),
  };
}

function flatTable(rows: readonly (readonly number[])[]): Int32Array {
  const flat = new Int32Array(rows.length * rows.length);
  for (const [index, row] of rows.entries()) flat.set(row, index * rows.length);
  return flat;
}

/** Alone where one is enough; of a crew, every member that is not ruled out, because skills may be shared. */
function mayDo(visit: Visit, technician: string, skills: readonly string[]): boolean {
  if (visit.excludedTechnicians.includes(technician)) return false;
  if (visit.locked && !visit.locked.technicians.includes(technician)) return false;
  return visit.crewSize > 1 || visit.requiredSkills.every((skill) => skills.includes(skill));
}
