import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { baseMapSource } from '@/data/baseMapSource';
import type { Coordinates } from '@/domain/contact/pin';
import { mapViewOf, type MapView, type Point } from '@/domain/routing/day/projection';
import { useMapGestures, type MapHint } from './useMapGestures';

const LEAST_ZOOM = 0.5;
/** Streets are read from near: a whole region's map up to the houses. */
const MOST_ZOOM = { plain: 16, streets: 512 };
/** From the edge to the outermost stop. */
const MARGIN = 36;
/** Below the buttons of the map, which no stop may lie under once all are shown. */
const TOP = 66;
const HERE: Point = { x: 0, y: 0 };
/** With a double-click. */
const NEARER = 2;
/** With a key or a button. */
export const ZOOM_STEP = 1.5;
/** Pixels that an arrow key moves the map by. */
const KEY_STEP = 80;
/** Pixels until a press is a drag, and what was pressed is not picked. */
const LEAST_DRAG = 4;

/** What a map shows: so many times as large as at first, moved by so much. */
type Shown = { zoom: number; shift: Point };
const ALL: Shown = { zoom: 1, shift: HERE };

type ShownMap = {
  view: MapView;
  /** Nearer or farther, around a place from the middle, which stays where it is. */
  magnify: (by: number, around?: Point) => void;
  showAll: () => void;
  /** What to say on the map: it was scrolled over, or moved with one finger. */
  hint: MapHint;
  /** The element that takes wheel, fingers and keys. */
  gesturesRef: (element: HTMLElement | null) => void;
  /** For what is dragged, double-clicked and moved by keys. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onDoubleClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
};

/** Which part of the world a map shows: at first all places, then where a person has moved and magnified it. */
export function useMapView(places: readonly Coordinates[], size: { width: number; height: number }): ShownMap {
  const [{ zoom, shift }, setShown] = useState(ALL);
  const pressed = useRef<Press | null>(null);
  const most = baseMapSource()?.kind === 'streets' ? MOST_ZOOM.streets : MOST_ZOOM.plain;
  const magnify = (by: number, around = HERE): void => setShown((now) => magnified(now, { by, around, most }));
  const move = (x: number, y: number): void =>
    setShown((now) => ({ ...now, shift: { x: now.shift.x + x, y: now.shift.y + y } }));
  const showAll = (): void => setShown(ALL);
  /** A point of the element, from the middle of what is shown. */
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
        // From here on the map has the pointer, also outside of it, and a stop under it is not picked.
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

/** What the pointer holds: where it went down, and how far it has dragged the map since. */
type Press = { at: Point; isDrag: boolean; dragged: Point; map: HTMLElement };

/** While it is dragged the map is moved as the picture that it is, by its styles: to draw each step takes longer than a frame. */
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

/** The keys that maps on the web have. */
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
