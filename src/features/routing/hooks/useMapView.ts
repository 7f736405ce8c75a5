import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { baseMapSource } from '@/data/baseMapSource';
import type { Coordinates } from '@/domain/contact/pin';
import { mapViewOf, type MapView, type Point } from '@/domain/routing/day/projection';
import { useMapGestures, type MapHint } from './useMapGestures';

const LEAST_ZOOM = 0.5;
/** Streets allow zooming from a whole region down to the houses. */
const MOST_ZOOM = { plain: 16, streets: 512 };
/** Margin between the edge and the outermost stop. */
const MARGIN = 36;
/** Top margin below the map's buttons, which must not cover a stop when all are shown. */
const TOP = 66;
const HERE: Point = { x: 0, y: 0 };
/** Zoom factor of a double-click. */
const NEARER = 2;
/** Zoom factor of a key or a button. */
export const ZOOM_STEP = 1.5;
/** Pixels that an arrow key moves the map by. */
const KEY_STEP = 80;
/** Pixels before a press becomes a drag, and no longer picks what was pressed. */
const LEAST_DRAG = 4;

/** Visible part of the map, relative to the initial view: zoom factor and offset. */
type Shown = { zoom: number; shift: Point };
const ALL: Shown = { zoom: 1, shift: HERE };

type ShownMap = {
  view: MapView;
  /** Zooms around a point, relative to the center, which stays in place. */
  magnify: (by: number, around?: Point) => void;
  showAll: () => void;
  /** Hint to show when the map was scrolled over or dragged with one finger. */
  hint: MapHint;
  /** Ref of the element that handles wheel, touch and keys. */
  gesturesRef: (element: HTMLElement | null) => void;
  /** Handlers for drag, double-click and keys. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onDoubleClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

/** Returns the visible part of the map: all places at first, then wherever the user panned and zoomed. */
export function useMapView(places: readonly Coordinates[], size: { width: number; height: number }): ShownMap {
  const [{ zoom, shift }, setShown] = useState(ALL);
  const pressed = useRef<Press | null>(null);
  const most = baseMapSource()?.kind === 'streets' ? MOST_ZOOM.streets : MOST_ZOOM.plain;
  const magnify = (by: number, around = HERE): void => setShown((now) => magnified(now, { by, around, most }));
  const move = (x: number, y: number): void =>
    setShown((now) => ({ ...now, shift: { x: now.shift.x + x, y: now.shift.y + y } }));
  const showAll = (): void => setShown(ALL);
  /** Converts a point of the element to an offset from the center of the view. */
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - size.width / 2, y: y - (size.height + TOP - MARGIN) / 2 });
  const { ref, hint } = useMapGestures({
    onMagnify: (by, at) => magnify(by, fromMiddle(at)),
    onMove: move,
  });
  /** Draws the map where it was dragged to. */
  const letGo = (): void => {
    const press = pressed.current;
    pressed.current = null;
    if (!press?.isDrag) return;
    const { dragged, map } = press;
    flushSync(() => move(dragged.x, dragged.y));
    showDragged(map, HERE);
  };
  return {
    view: mapViewOf(places, { ...size, margin: MARGIN, top: TOP, zoom, shift }),
    magnify,
    showAll,
    hint,
    gesturesRef: ref,
    handlers: {
      onPointerDown: ({ clientX, clientY, pointerType, button, currentTarget }) => {
        // One finger scrolls the page; two are a gesture of the map.
        const map = currentTarget.closest('figure');
        if (map && pointerType !== 'touch' && button === 0)
          pressed.current = { at: { x: clientX, y: clientY }, isDrag: false, dragged: HERE, map };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }) => {
        const press = pressed.current;
        if (!press) return;
        const dragged = { x: clientX - press.at.x, y: clientY - press.at.y };
        if (!press.isDrag && Math.hypot(dragged.x, dragged.y) < LEAST_DRAG) return;
        // From here on the map captures the pointer, even outside its bounds, and a stop under it isn't picked.
        if (!press.isDrag) currentTarget.setPointerCapture(pointerId);
        pressed.current = { ...press, isDrag: true, dragged };
        showDragged(press.map, dragged);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onDoubleClick: ({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        magnify(NEARER, fromMiddle({ x: clientX - left, y: clientY - top }));
      },
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const act = actionOf(event.key, { magnify, move, showAll });
        if (!act) return;
        event.preventDefault();
        act();
      },
    },
  };
}

/** Current press: where it started, and how far it has dragged the map since. */
type Press = { at: Point; isDrag: boolean; dragged: Point; map: HTMLElement };

/** While dragged, the map is moved as an image through CSS: redrawing each step takes longer than a frame. */
function showDragged({ style }: HTMLElement, { x, y }: Point): void {
  style.setProperty('--dragged-x', `${x}px`);
  style.setProperty('--dragged-y', `${y}px`);
}

function magnified({ zoom, shift }: Shown, { by, around, most }: { by: number; around: Point; most: number }): Shown {
  const next = Math.min(most, Math.max(LEAST_ZOOM, zoom * by));
  const times = next / zoom;
  return {
    zoom: next,
    shift: { x: around.x - (around.x - shift.x) * times, y: around.y - (around.y - shift.y) * times },
  };
}

/** Maps keys to actions, as web maps usually do. */
function actionOf(
  key: string,
  {
    magnify,
    move,
    showAll,
  }: { magnify: (by: number) => void; move: (x: number, y: number) => void; showAll: () => void },
): (() => void) | undefined {
  switch (key) {
    case '+':
    case '=':
      return () => magnify(ZOOM_STEP);
    case '-':
    case '_':
      return () => magnify(1 / ZOOM_STEP);
    case '0':
    case 'Home':
      return showAll;
    case 'ArrowLeft':
      return () => move(KEY_STEP, 0);
    case 'ArrowRight':
      return () => move(-KEY_STEP, 0);
    case 'ArrowUp':
      return () => move(0, KEY_STEP);
    case 'ArrowDown':
      return () => move(0, -KEY_STEP);
    default:
      return undefined;
  }
}
