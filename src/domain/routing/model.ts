import type { RouteCase, Shift, Visit } from './case/routeCase';
import { crewParts, preferredFor, latenessRate, NO_COST, plannedByVisit, pointsOf } from './objective';

/** Missing value: no end location, no planned or locked start. */
export const NONE = -1;

/**
 * A case in flat arrays, indexed by visit and shift. A visit in progress isn't a visit here: its shifts begin where and when it ends. The
 * part of a visit's cost that only depends on its technician is one number per pair.
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
  /** Points for leaving it out; more than all others together if it may not be left out. */
  weight: Float64Array;
  isMandatory: Uint8Array;
  lateRate: Float64Array;
  isHard: Uint8Array;
  windows: Int32Array[];
  /** Whether at most one start is worth trying: the first moment from `opens` on; after `closes` it is late. */
  isPlain: Uint8Array;
  opens: Float64Array;
  closes: Float64Array;
  planned: Int32Array;
  plannedCrew: (readonly string[] | undefined)[];
  lockedStart: Int32Array;
  crewSize: Int32Array;
  /** `allowed[visit * shifts + shift]`: whether this technician may do it, alone or in a crew. */
  allowed: Uint8Array;
  /** `pairCost[visit * shifts + shift]`, for crews of one. */
  pairCost: Float64Array;
  technician: Int32Array;
  originLocation: Int32Array;
  originReady: Int32Array;
  originWork: Int32Array;
  /** Whether it starts with a visit in progress, so that the shift counts even without another stop. */
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
  const origins = shifts.map((shift) => originOf(routeCase, shift));
  const skillsOf = new Map(technicians.map(({ id, skills }) => [id, skills]));
  const indexes = [...visits.keys()];
  const pairs = visits.length * shifts.length;
  /** Fills a value for each visit with each shift's technician. */
  const ofPairs = <Values extends Uint8Array | Float64Array>(
    values: Values,
    read: (visit: Visit, technician: string) => number,
  ): Values => {
    let pair = 0;
    for (const visit of visits)
      for (const { technician } of shifts) {
        values[pair] = read(visit, technician);
        pair += 1;
      }
    return values;
  };
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
    isPlain: Uint8Array.from(visits, ({ id, locked, windows }) =>
      windows.length <= 1 && locked?.start === undefined && !planned.has(id) ? 1 : 0,
    ),
    opens: Float64Array.from(visits, ({ windows }) => windows[0]?.[0] ?? 0),
    closes: Float64Array.from(visits, ({ windows }) => windows[0]?.[1] ?? Infinity),
    planned: ofVisits(({ id }) => planned.get(id)?.start ?? NONE),
    plannedCrew: visits.map(({ id }) => planned.get(id)?.technicians),
    lockedStart: ofVisits(({ locked }) => locked?.start ?? NONE),
    crewSize: ofVisits(({ crewSize }) => crewSize),
    allowed: ofPairs(new Uint8Array(pairs), (visit, technician) =>
      mayDo(visit, technician, skillsOf.get(technician) ?? []) ? 1 : 0,
    ),
    pairCost: ofPairs(new Float64Array(pairs), (visit, technician) => {
      const now = planned.get(visit.id)?.technicians;
      if (!now && preferredFor(visit).length === 0) return 0;
      return pointsOf(objective, { ...NO_COST, ...crewParts(visit, now, [technician]) });
    }),
    technician: Int32Array.from(shifts, ({ technician }) => technicians.findIndex(({ id }) => id === technician)),
    originLocation: Int32Array.from(origins, ({ location }) => location),
    originReady: Int32Array.from(origins, ({ ready }) => ready),
    originWork: Int32Array.from(origins, ({ work }) => work),
    isRunning: Uint8Array.from(origins, ({ isRunning }) => (isRunning ? 1 : 0)),
    shiftEnd: Int32Array.from(shifts, ({ end }) => end),
    latestEnd: Int32Array.from(shifts, ({ end, maxOvertimeSeconds }, index) =>
      Math.max(end + maxOvertimeSeconds, origins[index]?.earliestEnd ?? 0),
    ),
    endLocation: Int32Array.from(shifts, ({ endLocation }) => endLocation ?? NONE),
    maxWork: Float64Array.from(shifts, ({ maxWorkSeconds = Infinity }, index) =>
      Math.max(maxWorkSeconds, origins[index]?.leastWork ?? 0),
    ),
    hasBreak: Uint8Array.from(origins, ({ canHaveBreak }) => (canHaveBreak ? 1 : 0)),
    breakEarliest: Int32Array.from(shifts, (shift) => shift.break?.earliestStart ?? 0),
    breakLatest: Int32Array.from(shifts, (shift) => shift.break?.latestStart ?? 0),
    breakDuration: Int32Array.from(shifts, (shift) => shift.break?.durationSeconds ?? 0),
  };
}

/** Place and time at which a shift begins, and costs that are unavoidable by then. */
type Origin = {
  location: number;
  ready: number;
  work: number;
  isRunning: boolean;
  canHaveBreak: boolean;
  earliestEnd: number;
  leastWork: number;
};

/**
 * Work in progress continues to its end even if that breaks a limit: its shift's limits are relaxed just enough, and a break that is no
 * longer possible is dropped, so that the rest of the day can be planned.
 */
function originOf({ visits, travelSeconds, now = 0 }: RouteCase, shift: Shift): Origin {
  const running = visits.find(({ inProgress }) => inProgress?.shifts.includes(shift.id));
  const location = running?.location ?? shift.startLocation;
  if (!running?.inProgress) {
    const ready = Math.max(now, shift.start);
    const canHaveBreak = shift.break !== undefined;
    return { location, ready, work: 0, isRunning: false, canHaveBreak, earliestEnd: 0, leastWork: 0 };
  }
  const { startedAt, expectedEnd } = running.inProgress;
  const ready = Math.max(now, expectedEnd);
  const work = expectedEnd - startedAt;
  const home = shift.endLocation === undefined ? 0 : (travelSeconds[location]?.[shift.endLocation] ?? 0);
  const canHaveBreak = ready <= (shift.break?.latestStart ?? -1);
  const pause =
    canHaveBreak && ready + home > (shift.break?.latestStart ?? 0) ? (shift.break?.durationSeconds ?? 0) : 0;
  return {
    location,
    ready,
    work,
    isRunning: true,
    canHaveBreak,
    earliestEnd: ready + home + pause,
    leastWork: work + home,
  };
}

function flatTable(rows: readonly (readonly number[])[]): Int32Array {
  const flat = new Int32Array(rows.length * rows.length);
  for (const [index, row] of rows.entries()) flat.set(row, index * rows.length);
  return flat;
}

/** Alone if one is enough; in a crew, every member that isn't excluded, because skills may be shared. */
function mayDo(visit: Visit, technician: string, skills: readonly string[]): boolean {
  if (visit.excludedTechnicians.includes(technician)) return false;
  if (visit.locked && !visit.locked.technicians.includes(technician)) return false;
  return visit.crewSize > 1 || visit.requiredSkills.every((skill) => skills.includes(skill));
}
