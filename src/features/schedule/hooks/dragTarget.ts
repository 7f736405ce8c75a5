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
  /** From the start of the card to the pointer, in minutes: it stays under the hand. */
  offsetMinutes: number;
};

/** The pointer's position in the window; `isFine` while small steps are requested. */
export type Pointer = Point & { isFine: boolean };
/** What the pointer may be over, as it was measured when the drag began. */
export type DragGround = { scroller: HTMLElement | null; scrollerBox: Box; trayBox: Box; geometry: Geometry };

/** Where a point of the window is on the board; null outside of it. */
function boardPoint(
  { x, y }: Point,
  { scroller, scrollerBox: box, geometry }: DragGround,
): { minute: number; y: number } | null {
  if (!scroller || !isWithin(box, { x, y }) || x < box.left + NAME_WIDTH) return null;
  return {
    minute: (x - box.left - NAME_WIDTH + scroller.scrollLeft) / geometry.pxPerMinute,
    y: y - box.top - HEAD_HEIGHT + scroller.scrollTop,
  };
}

/** Where what is held would come to stand; null where it cannot. */
export function dragTarget(
  { subject, kind, offsetMinutes }: Grip,
  pointer: Pointer,
  ground: DragGround,
): Pick<Interaction, 'placement' | 'technicianId' | 'isOverTray'> | null {
  const { geometry } = ground;
  const isOverTray = isWithin(ground.trayBox, pointer);
  const { placement } = subject.content;
  if (isOverTray && kind === 'move' && subject.before) return { placement, technicianId: subject.from, isOverTray };
  const point = boardPoint(pointer, ground);
  if (!point) return null;
  const step = pointer.isFine ? FINE_STEP_MINUTES : STEP_MINUTES;
  if (kind === 'resize') {
    const end = new Date(snapped(msAt(geometry.axis, point.minute - 0.01), step)).toISOString();
    const minutes = Math.max(step, minutesBetween(placement.startsAt, end));
    return { placement: lasting(placement, minutes), technicianId: subject.from, isOverTray: false };
  }
  const row = rowAt(geometry, point.y);
  if (!row) return null;
  const startsAt = new Date(
    snapped(msAt(geometry.axis, Math.max(0, point.minute - offsetMinutes)), step),
  ).toISOString();
  return {
    placement: setDown(placement, { from: subject.from, to: row.technicianId, startsAt }),
    technicianId: row.technicianId,
    isOverTray: false,
  };
}
