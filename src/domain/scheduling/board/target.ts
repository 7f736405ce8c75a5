import type { Placement } from '../schema';
import { durationOf } from '../span';
import { lasting, onOtherDay, reassigned, startingAt } from '../change';
import { dayOf } from '../wallClock';
import { addCalendarDays, plusMinutes } from '@/lib/calendar';
import { MINUTE_MS } from '@/lib/time';

/** Steps of the board, in minutes: usual ones, and fine ones with Alt or Shift. */
export const STEP_MINUTES = 15;
export const FINE_STEP_MINUTES = 5;

/** The full step of the clock nearest to an instant (ms). All zones are whole quarter hours from UTC. */
export const snapped = (ms: number, stepMinutes: number): number =>
  Math.round(ms / (stepMinutes * MINUTE_MS)) * stepMinutes * MINUTE_MS;

/**
 * Where a visit ends up when dragged from one row to another and dropped at an instant: `from` and `to` are
 * technicians, '' the unassigned row. A crew keeps its others; dropped on unassigned, `from` is removed.
 */
export function setDown(
  placement: Placement,
  { from, to, startsAt }: { from: string; to: string; startsAt: string },
): Placement {
  const moved = placement.startsAt === startsAt ? placement : startingAt(placement, startsAt);
  if (from === to) return moved;
  if (to === '') return { ...moved, technicianIds: moved.technicianIds.filter((id) => id !== from) };
  return reassigned(moved, from, to);
}

/** A step earlier or later; the length stays. */
export const nudged = (placement: Placement, minutes: number): Placement =>
  startingAt(
    placement,
    new Date(snapped(Date.parse(plusMinutes(placement.startsAt, minutes)), Math.abs(minutes))).toISOString(),
  );

/** A step longer or shorter, at least one. */
export const stretched = (placement: Placement, minutes: number): Placement =>
  lasting(placement, Math.max(Math.abs(minutes), durationOf(placement) + minutes));

/** The same time by the clock some days on. */
export const daysOn = (placement: Placement, days: number): Placement =>
  onOtherDay(placement, addCalendarDays(dayOf(placement.startsAt, placement.timeZone), days));
