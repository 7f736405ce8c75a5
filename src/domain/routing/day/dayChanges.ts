import { plusMinutes } from '@/lib/calendar';
import type { KnownEntry } from '../../scheduling/ground';
import type { Placement } from '../../scheduling/schema';
import { durationOf } from '../../scheduling/span';
import { isRunning } from '../../scheduling/visitState';
import { isSameCrew } from '../objective';
import type { PlanDraft } from '../plan';
import type { DayProblem } from './dayProblem';
import { instantOf } from './routingDay';

/** A visit that a plan moves. */
export type DayChange = {
  entry: KnownEntry;
  after: Placement;
  /** Everyone whose day it changes: the previous and the new technicians. */
  technicianIds: string[];
};

/** Changes that depend on each other, because a visit moves from one of these technicians to another. */
export type ChangeGroup = { technicianIds: string[]; changes: DayChange[] };

/**
 * Returns a plan's changes to the board, in the order of the new times. An assigned visit that no longer fits becomes unassigned.
 * Anything already started stays; a lock that the plan breaks (because its holder is out) is removed.
 */
export function changesOfPlan(problem: DayProblem, plan: PlanDraft): DayChange[] {
  const { day, visits } = problem;
  const technicianOf = new Map(problem.shifts.map(({ shift, technicianId }) => [shift.id, technicianId]));
  const placed = new Map<string, { start: number; crew: string[]; travelMinutes: number }>();
  for (const route of plan.routes) {
    const legs = legsOf(problem, route);
    for (const [index, stop] of route.stops.entries()) {
      if (!('visit' in stop)) continue;
      const one = placed.get(stop.visit) ?? { start: stop.start, crew: [], travelMinutes: 0 };
      one.crew.push(technicianOf.get(route.shift) ?? '');
      one.travelMinutes = Math.max(one.travelMinutes, Math.round((legs[index] ?? 0) / 60));
      placed.set(stop.visit, one);
    }
  }
  const changes = [...visits.values()].flatMap(({ entry, hold, technicianIds }): DayChange[] => {
    const { placement, state } = entry;
    if (isRunning(state) || hold === 'with-others') return [];
    const found = placed.get(entry.id);
    if (!found) {
      // An archived technician keeps it until someone else is found.
      if (technicianIds.length === 0 || hold !== '') return [];
      return [{ entry, after: { ...placement, technicianIds: [] }, technicianIds: [...placement.technicianIds] }];
    }
    const crew = isSameCrew(placement.technicianIds, found.crew) ? placement.technicianIds : found.crew;
    const startsAt = instantOf(day, found.start);
    if (crew === placement.technicianIds && startsAt === placement.startsAt) return [];
    const after: Placement = {
      ...placement,
      technicianIds: [...crew],
      startsAt,
      endsAt: plusMinutes(startsAt, durationOf(placement)),
      travelMinutes: found.travelMinutes,
      isLocked: placement.isLocked && crew === placement.technicianIds,
    };
    return [{ entry, after, technicianIds: [...new Set([...placement.technicianIds, ...crew])] }];
  });
  return changes.toSorted((a, b) =>
    a.after.startsAt === b.after.startsAt
      ? a.entry.id < b.entry.id
        ? -1
        : 1
      : a.after.startsAt < b.after.startsAt
        ? -1
        : 1,
  );
}

/** Returns the seconds of driving before each stop of a route. */
function legsOf({ raw, travelSeconds, visits }: DayProblem, route: PlanDraft['routes'][number]): number[] {
  const shift = raw.shifts.find(({ id }) => id === route.shift);
  let from = shift?.startLocation ?? 0;
  return route.stops.map((stop) => {
    if (!('visit' in stop)) return 0;
    const to = visits.get(stop.visit)?.place ?? from;
    const seconds = travelSeconds[from]?.[to] ?? 0;
    from = to;
    return seconds;
  });
}

/** Groups changes by the technicians that trade visits: each group can be accepted without the others. */
export function groupsOf(changes: readonly DayChange[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const touched = groups.filter(({ technicianIds }) => technicianIds.some((id) => change.technicianIds.includes(id)));
    const merged: ChangeGroup = {
      technicianIds: [...new Set([...touched.flatMap(({ technicianIds }) => technicianIds), ...change.technicianIds])],
      changes: [...touched.flatMap((group) => group.changes), change],
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !touched.includes(group)), merged);
  }
  return groups;
}
