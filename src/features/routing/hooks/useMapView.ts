import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { baseMapSource } from '@/data/baseMapSource';
import type { Coordinates } from '@/domain/contact/pin';
import { mapViewOf, type MapView, type Point } from '@/domain/routing/day/projection';

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

type ShownMap = {
  view: MapView;
  /** Nearer or farther, around a place from the middle, which stays where it is. */
  magnify: (by: number, around?: Point) => void;
  showAll: () => void;
  /** For what is dragged and double-clicked. */
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerLeave: () => void;
    onDoubleClick: (event: MouseEvent) => void;
  };
};

/** Which part of the world a map shows: at first all places, then where a person has dragged and magnified it. */
export function useMapView(places: readonly Coordinates[], size: { width: number; height: number }): ShownMap {
  const [zoom, setZoom] = useState(1);
  const [shift, setShift] = useState(HERE);
  const dragged = useRef<Point | null>(null);
  const most = baseMapSource()?.kind === 'streets' ? MOST_ZOOM.streets : MOST_ZOOM.plain;
  const magnify = (by: number, around = HERE): void => {
    const next = Math.min(most, Math.max(LEAST_ZOOM, zoom * by));
    const times = next / zoom;
    setShift({ x: around.x - (around.x - shift.x) * times, y: around.y - (around.y - shift.y) * times });
    setZoom(next);
  };
  const letGo = (): void => {
    dragged.current = null;
  };
  return {
    view: mapViewOf(places, { ...size, margin: MARGIN, top: TOP, zoom, shift }),
    magnify,
    showAll: () => {
      setZoom(1);
      setShift(HERE);
    },
    handlers: {
      onPointerDown: ({ clientX, clientY }) => {
        dragged.current = { x: clientX, y: clientY };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = dragged.current;
        if (!from) return;
        dragged.current = { x: clientX, y: clientY };
        setShift((now) => ({ x: now.x + clientX - from.x, y: now.y + clientY - from.y }));
      },
      onPointerUp: letGo,
      onPointerLeave: letGo,
      onDoubleClick: ({ clientX, clientY, currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect();
        const middle = { x: size.width / 2, y: (size.height + TOP - MARGIN) / 2 };
        magnify(NEARER, { x: clientX - left - middle.x, y: clientY - top - middle.y });
      },
    },
  };
}
