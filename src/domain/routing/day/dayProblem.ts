import type { z } from 'zod';
import type { Coordinates } from '../../contact/pin';
import { isRunning } from '../../scheduling/visitState';
import { skillAnswer } from '../../scheduling/skills';
import type { RouteCase, routeCaseSchema } from '../case/routeCase';
import { shiftsOfDay, type DayShift } from './dayShifts';
import { dayVisits, type DayVisit } from './dayVisits';
import { nearestShift } from './nearestShift';
import { unitIdsOf } from '../../resource/onVisit';
import { takenUnits } from './units';
import { PlaceList, type MatrixOf } from './places';
import type { RoutingDay } from './routingDay';
import { withWorkLimits } from './workLimits';

/** A case in the form `readCase` takes: plain data that can be sent to a worker. */
export type RawCase = z.input<typeof routeCaseSchema>;

/** A day of the schedule as the solver's problem, with the data needed to interpret its plan. */
export type DayProblem = {
  day: RoutingDay;
  raw: RawCase;
  visits: ReadonlyMap<string, DayVisit>;
  /** The current assignments and times, even of visits that may move freely: the baseline for "few changes". */
  planned: RouteCase['currentPlan'];
  /** Visits that must stay with someone who is away: no plan can keep them. */
  stranded: readonly DayVisit[];
  shifts: readonly DayShift[];
  /** By the case's numbers; null when unknown. */
  places: readonly (Coordinates | null)[];
  /** Seconds from place to place, in whole minutes. */
  travelSeconds: readonly (readonly number[])[];
  /** Technicians whose base has no pin: their routes begin at the first stop and end at the last. */
  withoutBase: readonly string[];
};

/**
 * Builds the solver's problem for a day. Visits that have started, are locked, or have an unknown location stay as they are. `matrixOf`
 * provides the driving times; by default they are estimated from the coordinates.
 */
export function problemOfDay(day: RoutingDay, matrixOf?: MatrixOf): DayProblem {
  const places = new PlaceList(day.pinOf);
  const visits = dayVisits(day, places);
  const parts = shiftsOfDay(day, visits, places);
  const working = new Set(parts.map(({ technicianId }) => technicianId));
  const inCase = visits.filter(({ technicianIds, hold }) =>
    hold === '' ? true : technicianIds.every((id) => working.has(id)),
  );
  const travelSeconds = places.travelSeconds(matrixOf);
  const shifts = withWorkLimits(parts, visits, { day, travelSeconds });
  const shiftFor = (technicianId: string, start: number): string =>
    nearestShift(shifts, technicianId, start)?.shift.id ?? '';
  const now = day.nowSeconds;
  const planned = inCase
    .filter(({ hold, technicianIds }) => hold === '' && technicianIds.every((id) => working.has(id)))
    .map((visit) => ({
      visit,
      now: { visit: visit.entry.id, technicians: visit.technicianIds, start: visit.start },
    }));
  const raw: RawCase = {
    id: day.date,
    ...(now !== undefined && { now }),
    locations: places.list.map((place) => (place ? { lat: place.lat, lng: place.lng } : {})),
    travelSeconds,
    technicians: techniciansOf(day, [...working], visits),
    shifts: shifts.map(({ shift }) => shift),
    visits: inCase.map((visit) => rawVisit(visit, { day, working, shiftFor })),
    takenUnits: takenUnits(inCase, day),
    currentPlan: planned.filter(({ visit }) => countsAsPlanned(visit, day)).map(({ now }) => now),
    currentOrder: shifts.map(({ shift, technicianId }) => ({
      shift: shift.id,
      visits: inCase
        .filter(
          ({ entry, technicianIds, start }) =>
            !isRunning(entry.state) &&
            technicianIds.includes(technicianId) &&
            shiftFor(technicianId, start) === shift.id,
        )
        .sort((a, b) => a.start - b.start || (a.entry.id < b.entry.id ? -1 : 1))
        .map(({ entry }) => entry.id),
    })),
  };
  return {
    day,
    raw,
    visits: new Map(inCase.map((visit) => [visit.entry.id, visit])),
    planned: planned.filter(({ visit }) => visit.technicianIds.length > 0).map(({ now: one }) => one),
    stranded: visits.filter((visit) => !inCase.includes(visit)),
    shifts,
    places: places.list,
    travelSeconds,
    withoutBase: shifts.filter(({ hasBase }) => !hasBase).map(({ technicianId }) => technicianId),
  };
}

/** Whether a different time has a cost: when someone was given the time, or when nothing may move freely. */
const countsAsPlanned = ({ technicianIds, isPromised, window, crewSize }: DayVisit, day: RoutingDay): boolean =>
  technicianIds.length > 0 && (crewSize > 1 || (isPromised && !window) || !day.options.isFreeToMove);

/** Only includes what a visit may need on this day: a license counts while it is valid. */
function techniciansOf(day: RoutingDay, ids: readonly string[], visits: readonly DayVisit[]): RawCase['technicians'] {
  const asked = [...new Set(visits.flatMap(({ entry }) => entry.requiredSkills))];
  return ids.map((id) => {
    const technician = day.ground.technicianOf(id);
    const skills = technician ? asked.filter((skill) => skillAnswer(technician, skill, day.date).kind === 'held') : [];
    return { id, skills };
  });
}

/** Returns an address's preferred technicians: those of its territory. */
const preferredThere = ({ ground }: RoutingDay, address: string): readonly string[] =>
  ground.territoryAt(address)?.technicianIds ?? [];

function rawVisit(
  visit: DayVisit,
  {
    day,
    working,
    shiftFor,
  }: {
    day: RoutingDay;
    working: ReadonlySet<string>;
    shiftFor: (technicianId: string, start: number) => string;
  },
): RawCase['visits'][number] {
  const { entry, technicianIds, start, serviceSeconds, window, hold, crewSize, place } = visit;
  const isHeld = hold !== '';
  const [only] = technicianIds;
  // Holds are deliberate, whatever was promised or requested.
  const windows = window && !(isHeld && start < window[0]) ? [window] : [];
  return {
    id: entry.id,
    serviceSeconds,
    priority: day.priorityOf(entry),
    windows,
    requiredSkills: isHeld ? [] : entry.requiredSkills,
    units: unitIdsOf(entry.placement, day.ground.resourceOf),
    crewSize,
    ...(place !== null && { location: place }),
    ...(!isHeld && crewSize === 1 && only !== undefined && working.has(only) && { preferredTechnician: only }),
    preferredAmong: isHeld ? [] : preferredThere(day, entry.propertyAddress).filter((id) => working.has(id)),
    ...(visit.running
      ? { inProgress: { ...visit.running, shifts: technicianIds.map((id) => shiftFor(id, start)) } }
      : isHeld && { locked: { technicians: technicianIds, start } }),
  };
}
