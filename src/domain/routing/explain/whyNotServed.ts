import type { RouteCase, Visit } from '../case/routeCase';
import { DayPlan } from '../search/dayPlan';
import { Inserter } from '../search/insertion';

/** Returns one line for the person who has to call the customer: the first rule no one can meet, or that the day is full. */
export function whyNotServed(day: DayPlan, id: string): string {
  const { model } = day;
  const { routeCase } = model;
  const index = routeCase.visits.findIndex((visit) => visit.id === id);
  const visit = routeCase.visits[index];
  if (!visit) return 'there is no such visit';
  if (routeCase.shifts.length === 0) return 'no one works';
  const rival = lockedAtTheSameTime(routeCase, visit);
  if (rival !== undefined) return `it is locked at the same time as “${rival}”, with the same technician`;
  const ofCrew = whyNoCrew(routeCase, visit);
  if (ofCrew !== undefined) return ofCrew;
  const empty = new DayPlan(model);
  const inserter = new Inserter(empty, model.shifts + 1);
  const fitsAlone =
    visit.crewSize > 1
      ? inserter.insertCrew(index, { next: () => 1 })
      : routeCase.shifts.some((_, shift) => inserter.addedTo(index, shift) < Infinity);
  if (!fitsAlone)
    return visit.hardWindows
      ? 'no shift can begin it inside its hard windows and end in time'
      : 'it does not fit into any shift, even an empty one';
  return 'the shifts are full with visits that weigh as much or more';
}

/** Finds another visit locked to the same people at a time that this one needs. */
function lockedAtTheSameTime({ visits }: RouteCase, { id, locked, serviceSeconds }: Visit): string | undefined {
  const start = locked?.start;
  if (!locked || start === undefined) return undefined;
  return visits.find(
    (other) =>
      other.id !== id &&
      other.locked?.start !== undefined &&
      other.locked.technicians.some((one) => locked.technicians.includes(one)) &&
      other.locked.start < start + serviceSeconds &&
      start < other.locked.start + other.serviceSeconds,
  )?.id;
}

/** Returns a rule about people that excludes everyone who works. */
function whyNoCrew({ technicians, shifts }: RouteCase, visit: Visit): string | undefined {
  const working = technicians.filter(({ id }) => shifts.some(({ technician }) => technician === id));
  const missing = visit.requiredSkills.find((skill) => !working.some(({ skills }) => skills.includes(skill)));
  if (missing !== undefined) return `no technician holds ${missing}`;
  const admitted = working.filter(({ id }) => !visit.excludedTechnicians.includes(id));
  if (admitted.length < visit.crewSize)
    return visit.crewSize > 1 ? `fewer than ${visit.crewSize} technicians can do it` : 'every technician is excluded';
  const withheld = visit.requiredSkills.find((skill) => !admitted.some(({ skills }) => skills.includes(skill)));
  if (withheld !== undefined) return `everyone who holds ${withheld} is excluded`;
  const able = admitted.filter(({ skills }) => visit.requiredSkills.every((skill) => skills.includes(skill)));
  if (visit.crewSize === 1 && able.length === 0) return 'no technician holds all of its skills';
  return undefined;
}
