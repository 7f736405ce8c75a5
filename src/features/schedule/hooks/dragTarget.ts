import type { ResourceOf } from '@/domain/resource/onVisit';
import { msAt } from '@/domain/scheduling/board/axis';
import { FINE_STEP_MINUTES, STEP_MINUTES, snapped, setDown } from '@/domain/scheduling/board/target';
import { lasting } from '@/domain/scheduling/change';
import { minutesBetween } from '@/lib/calendar';
import { type Geometry, NAME_WIDTH, HEAD_HEIGHT, rowAt } from '../components/geometry';
import { type Point, type Box, isWithin } from './boardPoints';
import type { Subject, Interaction } from './interaction';

export type Grip = {
  subject: Subject;
  kind: 'move' | 'resize';
  pointerId: number;
  /** Distance from the start of the card to the pointer, which keeps the card under the pointer. */
  offsetPx: number;
};

/** The pointer's position in the window; `isFine` while small steps are requested. */
export type Pointer = Point & { isFine: boolean };
/** Possible drop areas, as measured when the drag began. */
export type DragGround = { scroller: HTMLElement | null; scrollerBox: Box; trayBox: Box };
/** Place where a dragged item would land. */
export type Target = Pick<Interaction, 'placement' | 'technicianId' | 'isOverTray'>;

/** Converts a point in the window to one within a board's rows, in pixels right of the names and below the head; null outside of them. */
export function pointInRows({ x, y }: Point, { scroller, scrollerBox: box }: DragGround): Point | null {
  if (!scroller || !isWithin(box, { x, y }) || x < box.left + NAME_WIDTH) return null;
  return {
    x: x - box.left - NAME_WIDTH + scroller.scrollLeft,
    y: y - box.top - HEAD_HEIGHT + scroller.scrollTop,
  };
}

/** Returns the tray as the target for a visit dragged over it; null elsewhere. */
export function trayTarget({ subject, kind }: Grip, pointer: Pointer, { trayBox }: DragGround): Target | null {
  if (!isWithin(trayBox, pointer) || kind !== 'move' || !subject.before) return null;
  return { placement: subject.content.placement, technicianId: subject.from, isOverTray: true };
}

/** Returns where the dragged item would land on a board of hours; null if it can't be dropped there. */
export function dragTarget(
  held: Grip,
  pointer: Pointer,
  ground: DragGround & { geometry: Geometry; resourceOf: ResourceOf },
): Target | null {
  const { geometry, resourceOf } = ground;
  const { subject, kind, offsetPx } = held;
  const { placement } = subject.content;
  const overTray = trayTarget(held, pointer, ground);
  if (overTray) return overTray;
  const inRows = pointInRows(pointer, ground);
  if (!inRows) return null;
  const point = { minute: inRows.x / geometry.pxPerMinute, y: inRows.y };
  const step = pointer.isFine ? FINE_STEP_MINUTES : STEP_MINUTES;
  if (kind === 'resize') {
    const end = new Date(snapped(msAt(geometry.axis, point.minute - 0.01), step)).toISOString();
    const minutes = Math.max(step, minutesBetween(placement.startsAt, end));
    return { placement: lasting(placement, minutes), technicianId: subject.from, isOverTray: false };
  }
  const row = rowAt(geometry, point.y);
  if (!row) return null;
  const startsAt = new Date(
    snapped(msAt(geometry.axis, Math.max(0, point.minute - offsetPx / geometry.pxPerMinute)), step),
  ).toISOString();
  return {
    placement: setDown(placement, { from: subject.from, to: row.technicianId, startsAt, resourceOf }),
    technicianId: row.technicianId,
    isOverTray: false,
  };
}
