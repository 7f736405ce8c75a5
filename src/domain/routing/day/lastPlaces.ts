import { plusMinutes } from '@/lib/calendar';
import { skillAnswer } from '../../scheduling/skills';
import type { PlanDraft } from '../plan';
import { durationOf } from '../../scheduling/span';
import type { DayChange } from './dayChanges';
import type { DayProblem } from './dayProblem';
import { instantOf, wholeMinute } from './routingDay';

/** A route that a visit could be appended to, and when it would begin there, in seconds of the day. */
export type LastPlace = { technicianId: string; start: number };

/**
 * Returns the last positions for a visit that can't be routed because its location is unknown: after the last stop of each eligible
 * technician, earliest first. No drive is counted, neither there nor home.
 */
export function lastPlaces(problem: DayProblem, plan: PlanDraft, visitId: string): LastPlace[] {
  const { day, shifts } = problem;
  const visit = problem.visits.get(visitId);
  if (!visit) return [];
  const ends = new Map(plan.routes.map(({ shift, stops }) => [shift, Math.max(0, ...stops.map(({ end }) => end))]));
  const mayDo = (technicianId: string): boolean => {
    const technician = day.ground.technicianOf(technicianId);
    return (
      technician !== undefined &&
      visit.entry.requiredSkills.every((skill) => skillAnswer(technician, skill, day.date).kind === 'held')
    );
  };
  return [...new Set(shifts.map(({ technicianId }) => technicianId))]
    .filter(mayDo)
    .map((technicianId) => {
      const own = shifts.filter((one) => one.technicianId === technicianId).map(({ shift }) => shift);
      // In the part of the day with the last stop, or else in the first part.
      const busy = own.findLast(({ id }) => (ends.get(id) ?? 0) > 0) ?? own[0];
      const start = Math.max(busy?.start ?? 0, ends.get(busy?.id ?? '') ?? 0, day.nowSeconds ?? 0);
      return { technicianId, start: wholeMinute(start) };
    })
    .toSorted((a, b) => a.start - b.start || (a.technicianId < b.technicianId ? -1 : 1));
}

/** Returns the change that moves a visit there. */
export function putLast({ day }: DayProblem, { entry }: Pick<DayChange, 'entry'>, place: LastPlace): DayChange {
  const { technicianId, start } = place;
  const startsAt = instantOf(day, start);
  const after = {
    ...entry.placement,
    technicianIds: [technicianId],
    startsAt,
    endsAt: plusMinutes(startsAt, durationOf(entry.placement)),
    travelMinutes: 0,
  };
  return { entry, after, technicianIds: [technicianId] };
}
