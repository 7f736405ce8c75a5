import type { Objective, Priority, RouteCase, Visit } from './case/routeCase';

/** The cost in its parts: lateness, overtime and travel in seconds, the others as counts. */
export type CostParts = {
  lateness: number;
  overtime: number;
  travel: number;
  technicianChange: number;
  timeChange: number;
  notPreferred: number;
};

export const NO_COST: CostParts = {
  lateness: 0,
  overtime: 0,
  travel: 0,
  technicianChange: 0,
  timeChange: 0,
  notPreferred: 0,
};

/** Returns the points per second of lateness. */
export const latenessRate = (objective: Objective, priority: Priority): number =>
  objective.latenessPerSecond * objective.latenessFactor[priority];

/** Returns the seconds after the end of the last missed window; 0 inside a window. Starts before the first window aren't allowed. */
export function latenessOf(windows: readonly (readonly [number, number])[], start: number): number {
  let missed = -1;
  for (const [from, to] of windows) {
    if (from <= start && start <= to) return 0;
    if (to < start) missed = Math.max(missed, to);
  }
  return missed < 0 ? 0 : start - missed;
}

/** Whether a start deviates from the planned one by more than the tolerance. */
export const isTimeChange = (objective: Objective, planned: number, start: number): boolean =>
  Math.abs(start - planned) > objective.timeToleranceSeconds;

export const isSameCrew = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Returns who should go: one by name, or one of several; empty for anyone. */
export const preferredFor = ({ preferredTechnician, preferredAmong }: Visit): readonly string[] =>
  preferredTechnician === undefined ? preferredAmong : [preferredTechnician];

const isWanted = (preferred: readonly string[], crew: readonly string[]): boolean =>
  preferred.length === 0 || preferred.some((id) => crew.includes(id));

/** Returns the part of a visit's cost that only depends on its crew. */
export function crewParts(
  visit: Visit,
  planned: readonly string[] | undefined,
  crew: readonly string[],
): Pick<CostParts, 'technicianChange' | 'notPreferred'> {
  return {
    technicianChange: planned && !isSameCrew(planned, crew) ? 1 : 0,
    notPreferred: isWanted(preferredFor(visit), crew) ? 0 : 1,
  };
}

/** Returns the points of everything but lateness, whose rate depends on the visit. */
export const pointsOf = (objective: Objective, parts: Omit<CostParts, 'lateness'>): number =>
  parts.overtime * objective.overtimePerSecond +
  parts.travel * objective.travelPerSecond +
  parts.technicianChange * objective.technicianChange +
  parts.timeChange * objective.timeChange +
  parts.notPreferred * objective.notPreferred;

/** Returns the plan that changes are measured against, by visit. */
export const plannedByVisit = ({ currentPlan }: RouteCase): Map<string, RouteCase['currentPlan'][number]> =>
  new Map(currentPlan.map((planned) => [planned.visit, planned]));
