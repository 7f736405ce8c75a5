import type { RouteCase, Visit } from '../case/routeCase';

/** The remaining reason when no rule about people excludes a technician from a visit. */
export const NO_ROOM = 'the hours, the break or a promised start leave no room';

/** Returns the rule about people that excludes a technician from a visit, or from its crew; undefined when there is none. */
export function personalRule({ technicians }: RouteCase, visit: Visit, technician: string): string | undefined {
  if (visit.inProgress) return 'it is in progress';
  if (visit.location === undefined) return 'its address has not been located';
  if (visit.locked && !visit.locked.technicians.includes(technician))
    return `it is locked to ${visit.locked.technicians.join(', ')}`;
  if (visit.excludedTechnicians.includes(technician)) return 'the customer excludes this technician';
  // A crew shares its skills.
  if (visit.crewSize > 1) return undefined;
  const skills = technicians.find((other) => other.id === technician)?.skills ?? [];
  const missing = visit.requiredSkills.find((skill) => !skills.includes(skill));
  return missing === undefined ? undefined : `${missing} is missing`;
}
