import {
  givenToCrew,
  resourceInRow,
  settledCrew,
  withoutCrew,
  withoutUnit,
  withUnit,
  type ResourceOf,
} from '../../resource/onVisit';
import type { Placement } from '../schema';
import { durationOf } from '../span';
import { lasting, onOtherDay, reassigned, startingAt } from '../change';
import { dayOf } from '../wallClock';
import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import { MINUTE_MS } from '@/lib/time';

/** Snap steps of the board, in minutes: the usual one, and a fine one with Alt or Shift. */
export const STEP_MINUTES = 15;
export const FINE_STEP_MINUTES = 5;

/** Rounds an instant (ms) to the nearest full step of the clock. All time zones are whole quarter hours from UTC. */
export const snapped = (ms: number, stepMinutes: number): number =>
  Math.round(ms / (stepMinutes * MINUTE_MS)) * stepMinutes * MINUTE_MS;

type Aim = {
  /** Rows: a technician's id, the `resourceRow` of a crew, vehicle or machine, or '' for the unassigned row. */
  from: string;
  to: string;
  startsAt: string;
  resourceOf: ResourceOf;
};

/**
 * Returns a visit's placement after it is dragged from one row to another and dropped at an instant. If it has several people, the others
 * stay; dropping it on unassigned removes `from`. A crew's row assigns all members of the crew, and dragging out of that row removes
 * them; a vehicle's row adds the vehicle and leaves the people as they are.
 */
export function setDown(placement: Placement, { from, to, startsAt, resourceOf }: Aim): Placement {
  const moved = placement.startsAt === startsAt ? placement : startingAt(placement, startsAt);
  if (from === to) return moved;
  const [left, taken] = [from, to].map((row) => resourceOf(resourceInRow(row) ?? ''));
  if (taken?.kind === 'crew') return givenToCrew(moved, taken, resourceOf);
  if (taken) return withUnit(moved, left && left.kind !== 'crew' ? left.id : '', taken.id);
  if (left?.kind === 'crew') {
    const rest = withoutCrew(moved, resourceOf);
    return to === '' ? rest : reassigned(rest, '', to);
  }
  if (left) return to === '' ? withoutUnit(moved, left.id) : reassigned(moved, '', to);
  const others = { ...moved, technicianIds: moved.technicianIds.filter((id) => id !== from) };
  return settledCrew(to === '' ? others : reassigned(moved, from, to), resourceOf);
}

/** Moves a placement a step earlier or later; the length stays. */
export const nudged = (placement: Placement, minutes: number): Placement =>
  startingAt(
    placement,
    new Date(snapped(Date.parse(plusMinutes(placement.startsAt, minutes)), Math.abs(minutes))).toISOString(),
  );

/** Makes a placement a step longer or shorter, at least one step long. */
export const stretched = (placement: Placement, minutes: number): Placement =>
  lasting(placement, Math.max(Math.abs(minutes), durationOf(placement) + minutes));

/** Moves a placement by some days, keeping its clock time. */
export const daysOn = (placement: Placement, days: number): Placement =>
  onOtherDay(placement, addCalendarDays(dayOf(placement.startsAt, placement.timeZone), days));
