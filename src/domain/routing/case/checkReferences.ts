import type { CaseFault } from './fault';
import type { RouteCase, Visit } from './routeCase';

/** Checks that ids are unique, that references exist, and that locks can be satisfied. */
export function checkReferences(routeCase: RouteCase): CaseFault[] {
  const { technicians, shifts, visits, travelSeconds, currentPlan, currentOrder, insertion } = routeCase;
  const technicianIds = new Set(technicians.map(({ id }) => id));
  const shiftIds = new Set(shifts.map(({ id }) => id));
  const visitIds = new Set(visits.map(({ id }) => id));
  const faults: CaseFault[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  const known = (path: string, kind: string, ids: ReadonlySet<string>, id: string | undefined): void => {
    if (id !== undefined && !ids.has(id)) fault(path, `there is no ${kind} “${id}”`);
  };
  const located = (path: string, location: number | undefined): void => {
    if (location !== undefined && location >= travelSeconds.length)
      fault(path, `there is no location ${location}, only 0 to ${travelSeconds.length - 1}`);
  };
  for (const [name, items] of Object.entries({ technicians, shifts, visits })) {
    const seen = new Set<string>();
    for (const [index, { id }] of items.entries()) {
      if (seen.has(id)) fault(`${name}.${index}.id`, `“${id}” is there twice`);
      seen.add(id);
    }
  }
  for (const [row, times] of travelSeconds.entries())
    if (times.length !== travelSeconds.length)
      fault(`travelSeconds.${row}`, `${times.length} travel times where ${travelSeconds.length} are needed`);
  for (const [index, shift] of shifts.entries()) {
    known(`shifts.${index}.technician`, 'technician', technicianIds, shift.technician);
    located(`shifts.${index}.startLocation`, shift.startLocation);
    located(`shifts.${index}.endLocation`, shift.endLocation);
  }
  for (const [index, visit] of visits.entries()) {
    const path = `visits.${index}`;
    located(`${path}.location`, visit.location);
    known(`${path}.preferredTechnician`, 'technician', technicianIds, visit.preferredTechnician);
    for (const id of visit.preferredAmong) known(`${path}.preferredAmong`, 'technician', technicianIds, id);
    for (const id of visit.excludedTechnicians) known(`${path}.excludedTechnicians`, 'technician', technicianIds, id);
    for (const id of visit.locked?.technicians ?? [])
      known(`${path}.locked.technicians`, 'technician', technicianIds, id);
    for (const id of visit.inProgress?.shifts ?? []) known(`${path}.inProgress.shifts`, 'shift', shiftIds, id);
    if (visit.locked && !visit.inProgress) faults.push(...checkLock(routeCase, visit, `${path}.locked`));
  }
  faults.push(...checkInProgress(routeCase));
  for (const [index, planned] of currentPlan.entries()) {
    known(`currentPlan.${index}.visit`, 'visit', visitIds, planned.visit);
    for (const id of planned.technicians) known(`currentPlan.${index}.technicians`, 'technician', technicianIds, id);
  }
  for (const [index, { shift, visits: order }] of currentOrder.entries()) {
    known(`currentOrder.${index}.shift`, 'shift', shiftIds, shift);
    for (const id of order) known(`currentOrder.${index}.visits`, 'visit', visitIds, id);
  }
  known('insertion.visit', 'visit', visitIds, insertion?.visit);
  return faults;
}

/** A lock no one can satisfy is its creator's mistake, not a reason to drop the visit. */
function checkLock({ technicians, shifts }: RouteCase, visit: Visit, path: string): CaseFault[] {
  const { locked, crewSize, requiredSkills, excludedTechnicians } = visit;
  if (!locked) return [];
  const fault = (message: string): CaseFault[] => [{ path, message }];
  const crew = new Set(locked.technicians);
  if (crew.size !== locked.technicians.length || crew.size !== crewSize)
    return fault(`${locked.technicians.length} technicians for a crew of ${crewSize}`);
  const idle = locked.technicians.find((id) => !shifts.some(({ technician }) => technician === id));
  if (idle !== undefined) return fault(`${idle} has no shift`);
  const excluded = locked.technicians.find((id) => excludedTechnicians.includes(id));
  if (excluded !== undefined) return fault(`${excluded} is excluded`);
  const skills = new Set(technicians.filter(({ id }) => crew.has(id)).flatMap((technician) => technician.skills));
  const missing = requiredSkills.find((skill) => !skills.has(skill));
  return missing === undefined ? [] : fault(`none of its technicians holds ${missing}`);
}

function checkInProgress({ visits, shifts }: RouteCase): CaseFault[] {
  const faults: CaseFault[] = [];
  const busy = new Map<string, string>();
  for (const [index, { id, inProgress, location }] of visits.entries()) {
    if (!inProgress) continue;
    const path = `visits.${index}.inProgress`;
    if (location === undefined) faults.push({ path, message: 'what is in progress needs a location' });
    const crew = inProgress.shifts.map((name) => shifts.find((shift) => shift.id === name)?.technician);
    if (new Set(crew).size !== crew.length)
      faults.push({ path: `${path}.shifts`, message: 'a technician is named twice' });
    for (const shift of inProgress.shifts) {
      const other = busy.get(shift);
      if (other !== undefined)
        faults.push({ path: `${path}.shifts`, message: `“${other}” is already in progress in shift “${shift}”` });
      busy.set(shift, id);
    }
  }
  return faults;
}
