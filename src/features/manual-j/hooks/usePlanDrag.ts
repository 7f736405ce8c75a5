import { useRef, useState } from 'react';
import { changeOpening } from '@/domain/floor-plan/edit/openings';
import { addPlanRoom, changePlanRoom, roomFault } from '@/domain/floor-plan/edit/rooms';
import { isAcross } from '@/domain/floor-plan/geometry/sides';
import type { Rectangle } from '@/domain/floor-plan/geometry/rectangle';
import {
  drawnRectangle,
  edgesFor,
  snappedMove,
  snappedResize,
  type Edges,
  type Handle,
} from '@/domain/floor-plan/snap';
import type { FloorPlan, PlanOpening } from '@/domain/floor-plan/schema';
import type { PlanEditing } from './usePlanEditing';

/** Handles for resizing the selected room. */
export const HANDLES: readonly (Handle & { id: string; cursor: string })[] = [
  { id: 'nw', x: -1, y: -1, cursor: 'nwse-resize' },
  { id: 'n', x: 0, y: -1, cursor: 'ns-resize' },
  { id: 'ne', x: 1, y: -1, cursor: 'nesw-resize' },
  { id: 'e', x: 1, y: 0, cursor: 'ew-resize' },
  { id: 'se', x: 1, y: 1, cursor: 'nwse-resize' },
  { id: 's', x: 0, y: 1, cursor: 'ns-resize' },
  { id: 'sw', x: -1, y: 1, cursor: 'nesw-resize' },
  { id: 'w', x: -1, y: 0, cursor: 'ew-resize' },
];

type Point = { xFt: number; yFt: number };
type Scale = { pxPerFt: number; leftFt: number; topFt: number; freeze: (isFrozen: boolean) => void };
type Drag = {
  pointer: number;
  startPx: { x: number; y: number };
  start: Point;
  isMoved: boolean;
  edges: Edges;
  /** Handles the pointer moving to a point; the text stays the same while nothing changes. */
  to: (point: Point) => void;
  end?: () => void;
};

/** A press that moves less than this is a click. */
const CLICK_PX = 4;

/** Drags rooms, their edges, windows and doors on the drawing; dragging on empty space draws a new room. */
export function usePlanDrag(editing: PlanEditing, scale: Scale) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const [preview, setPreview] = useState<Rectangle | null>(null);
  const { plan, level, gridFt } = editing;

  const pointOf = (event: React.PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      xFt: (event.clientX - box.left) / scale.pxPerFt + scale.leftFt,
      yFt: (event.clientY - box.top) / scale.pxPerFt + scale.topFt,
    };
  };

  /** Each step of a drag starts from the drawing before it, so that a wall passed on the way loses nothing. */
  const changing = (step: string) => {
    const changeFromStart = editing.dragging(step);
    let last = '';
    return (id: string, edit: (plan: FloorPlan) => FloorPlan): void => {
      if (id === last) return;
      last = id;
      changeFromStart(edit);
    };
  };

  const moveRoom = (key: string, start: Point, edges: Edges): Drag['to'] | null => {
    const room = plan.rooms.find((each) => each.key === key);
    if (!room) return null;
    const change = changing(`plan ${key} drag`);
    return (point) => {
      const place = snappedMove(
        room,
        { xFt: room.xFt + point.xFt - start.xFt, yFt: room.yFt + point.yFt - start.yFt },
        edges,
        gridFt,
      );
      change(`${place.xFt} ${place.yFt}`, (now) => changePlanRoom(now, key, place));
    };
  };

  const resizeRoom = (id: string, edges: Edges): Drag['to'] | null => {
    const room = plan.rooms.find((each) => each.key === editing.selected);
    const handle = HANDLES.find((each) => each.id === id);
    if (!room || !handle) return null;
    const change = changing(`plan ${room.key} drag`);
    return (point) => {
      const next = snappedResize(room, handle, point, edges, { gridFt });
      if (roomFault(next) !== '') return;
      change(`${next.xFt} ${next.yFt} ${next.widthFt} ${next.depthFt}`, (now) =>
        shifted(changePlanRoom(now, room.key, next), now, room.key, next),
      );
    };
  };

  const moveOpening = (opening: PlanOpening, start: Point): Drag['to'] => {
    const change = changing(`plan ${opening.key} drag`);
    return (point) => {
      const by = isAcross(opening.side) ? point.xFt - start.xFt : point.yFt - start.yFt;
      const offsetFt = Math.max(0, Math.round((opening.offsetFt + by) / gridFt) * gridFt);
      change(String(offsetFt), (now) => changeOpening(now, opening.key, { offsetFt }));
    };
  };

  const drawRoom = (start: Point, edges: Edges): Pick<Drag, 'to' | 'end'> => {
    let rectangle: Rectangle | null = null;
    return {
      to: (point) => {
        rectangle = drawnRectangle(start, point, edges, gridFt);
        setPreview(rectangle);
      },
      end: () => {
        setPreview(null);
        const drawn = rectangle;
        if (!drawn || roomFault(drawn) !== '') return;
        let key = '';
        editing.change('', (now) => {
          const added = addPlanRoom(now, { ...drawn, name: `Room ${now.rooms.length + 1}`, level });
          ({ key } = added);
          return added.plan;
        });
        editing.select(key);
      },
    };
  };

  const down = (event: React.PointerEvent<HTMLElement>): void => {
    dragged.current = false;
    if (event.button !== 0 || drag.current || !(event.target instanceof Element)) return;
    const { target } = event;
    const of = (name: string): string | null | undefined =>
      target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    if (of('add') !== undefined && of('add') !== null) return;
    const [handle, openingKey, roomKey] = [of('handle'), of('opening'), of('room')];
    const isTouch = event.pointerType === 'touch';
    const start = pointOf(event);
    const edges = edgesFor(plan, level, handle ? editing.selected : (roomKey ?? ''));
    const opening = plan.openings.find(({ key }) => key === openingKey);
    let begun: Pick<Drag, 'to' | 'end'> | null;
    if (handle) begun = withTo(resizeRoom(handle, edges));
    else if (opening) begun = withTo(moveOpening(opening, start));
    else if (roomKey) {
      // Touch scrolls the page over rooms that aren't already selected.
      if (isTouch && roomKey !== editing.selected) return;
      editing.select(roomKey);
      begun = withTo(moveRoom(roomKey, start, edges));
    } else if (isTouch) return;
    else {
      editing.select('');
      begun = drawRoom(start, edges);
    }
    if (!begun) return;
    drag.current = {
      pointer: event.pointerId,
      startPx: { x: event.clientX, y: event.clientY },
      start,
      isMoved: false,
      edges,
      ...begun,
    };
  };

  const move = (event: React.PointerEvent<HTMLElement>): void => {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) return;
    if (!now.isMoved) {
      if (Math.hypot(event.clientX - now.startPx.x, event.clientY - now.startPx.y) < CLICK_PX) return;
      now.isMoved = true;
      dragged.current = true;
      scale.freeze(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    now.to(pointOf(event));
  };

  const up = (event: React.PointerEvent<HTMLElement>): void => {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) return;
    drag.current = null;
    if (!now.isMoved) return;
    scale.freeze(false);
    now.end?.();
    editing.settle();
  };

  return {
    down,
    move,
    up,
    preview,
    /** Whether the current click ends a drag. */ wasDragged: () => dragged.current,
  };
}

const withTo = (to: Drag['to'] | null): Pick<Drag, 'to'> | null => (to ? { to } : null);

/** Keeps windows at their absolute position when the left or upper edge of their room moves. */
function shifted(changed: FloorPlan, before: FloorPlan, key: string, now: Rectangle): FloorPlan {
  const room = before.rooms.find((each) => each.key === key);
  if (!room) return changed;
  return before.openings
    .filter((opening) => opening.room === key)
    .reduce(
      (plan, { key: opening, side, offsetFt }) =>
        changeOpening(plan, opening, {
          offsetFt: Math.max(0, offsetFt + (isAcross(side) ? room.xFt - now.xFt : room.yFt - now.yFt)),
        }),
      changed,
    );
}
