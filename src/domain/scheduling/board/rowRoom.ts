import { resourceInRow } from '../../resource/onVisit';
import { crewMembers, type Resource } from '../../resource/schema';
import { dayStretch, joined, partsWithin, type Absence, type PreparedGround, type Stretch } from '../ground';
import type { Stop } from '../ground';
import { capacityOf, uncovered, type Capacity } from './capacity';
import { freeMinutesOn } from './freeHours';

/** Returns the resource of a row; undefined for a person's row and for the unassigned one. */
const resourceOfRow = (row: string, ground: PreparedGround): Resource | undefined =>
  ground.resourceOf(resourceInRow(row) ?? '');

/** Returns the people whose time a row takes: the person, or a crew's members; no one for vehicles and machines. */
function peopleOfRow(row: string, ground: PreparedGround): readonly string[] {
  if (resourceInRow(row) === null) return row === '' ? [] : [row];
  const resource = resourceOfRow(row, ground);
  return resource?.kind === 'crew'
    ? crewMembers(resource).filter((id) => ground.technicianOf(id)?.status === 'active')
    : [];
}

const shared = (some: readonly Stretch[], others: readonly Stretch[]): readonly Stretch[] =>
  some.flatMap((one) => partsWithin(others, one));

/**
 * Returns when a row can take work on a day (YYYY-MM-DD): a crew while all of its members work, vehicles and machines while the company
 * is open.
 */
export function shiftsOfRow(row: string, date: string, ground: PreparedGround): readonly Stretch[] {
  const resource = resourceOfRow(row, ground);
  if (resource && resource.kind !== 'crew') return [ground.openOn(date)].flatMap((open) => open ?? []);
  const [first = [], ...others] = peopleOfRow(row, ground).map((id) => ground.shiftsOf(id, date));
  return others.reduce(shared, first);
}

/** Returns the absences of a row's people. */
export const absencesOfRow = (row: string, ground: PreparedGround): readonly Absence[] =>
  peopleOfRow(row, ground).flatMap((id) => ground.absencesOf(id));

/** Returns the stops that take a row's time. A crew is busy while any of its members is. */
export function stopsOfRow(row: string, ground: PreparedGround): readonly Stop[] {
  const people = peopleOfRow(row, ground);
  return resourceInRow(row) === null
    ? ground.stopsOf(row)
    : [...ground.stopsOf(row), ...people.flatMap((id) => ground.stopsOf(id))];
}

/** Returns the time left in a row's day (YYYY-MM-DD), in whole minutes, from now on. */
export function roomOfRow(row: string, date: string, ground: PreparedGround): number {
  if (resourceInRow(row) === null) return freeMinutesOn(row, date, ground);
  const day = dayStretch(date, ground.timeZone);
  const covers = [...stopsOfRow(row, ground), ...absencesOfRow(row, ground)];
  const parts = partsWithin(shiftsOfRow(row, date, ground), {
    fromMs: Math.max(day.fromMs, ground.nowMs),
    toMs: day.toMs,
  });
  return Math.round(sum(parts.map((part) => uncovered(part, covers))));
}

/**
 * Returns how full a row's days (YYYY-MM-DD) are, without drives for a crew: only the crew's own bookings count, and it is on shift while
 * one of its members is. What members have on a day on which the crew doesn't work is their own.
 */
export function capacityOfRow(row: string, dates: readonly string[], ground: PreparedGround): Capacity {
  if (resourceInRow(row) === null) return capacityOf(row, dates, ground);
  const absences = absencesOfRow(row, ground);
  const own = ground.stopsOf(row);
  const ofMembers = peopleOfRow(row, ground).flatMap((id) => ground.stopsOf(id));
  const days = dates.map((date) => {
    const day = dayStretch(date, ground.timeZone);
    const parts = partsWithin(shiftsOfRow(row, date, ground), day);
    const taken = joined(partsWithin(own, day));
    const others = [...absences, ...own];
    const free = (covers: readonly Stretch[]): number => sum(parts.map((part) => uncovered(part, covers)));
    return {
      shift: free(absences),
      booked: sum(taken.map((part) => uncovered(part, []))) + free(others) - free([...others, ...ofMembers]),
    };
  });
  return { shift: sum(days.map(({ shift }) => shift)), booked: sum(days.map(({ booked }) => booked)), driving: 0 };
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
