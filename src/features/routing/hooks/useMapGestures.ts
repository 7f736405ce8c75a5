import { useEffect, useEffectEvent, useState } from 'react';
import type { Point } from '@/domain/routing/day/projection';

/** Hint shown to users who scroll over a map, or drag it with one finger: both scroll the page. */
export type MapHint = { about: 'wheel' | 'touch'; isShown: boolean };

const HINT_MS = 1600;
/** Maximum pixels per wheel event, so that one notch has about the same effect with every mouse. */
const MOST_TURN = 50;
/** Zoom doublings per wheel pixel. */
const DOUBLINGS_PER_PIXEL = 0.01;
const LINE_PX = 16;

type GestureHandlers = {
  /** Zooms around a point of the element. */
  onMagnify: (by: number, at: Point) => void;
  onMove: (x: number, y: number) => void;
};

/**
 * Handles wheel and touch on a map within a page, as web maps usually do: the wheel zooms with Ctrl (or ⌘) held or while the map has
 * focus, and otherwise scrolls the page; one finger scrolls the page, two move and pinch the map. `ref` goes on the map.
 */
export function useMapGestures({ onMagnify, onMove }: GestureHandlers): {
  ref: (element: HTMLElement | null) => void;
  hint: MapHint;
} {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [hint, setHint] = useState<MapHint>({ about: 'wheel', isShown: false });
  const say = (about: MapHint['about']): void => setHint({ about, isShown: true });
  const sayNoMore = (): void => setHint((now) => (now.isShown ? { ...now, isShown: false } : now));

  const turned = useEffectEvent((event: WheelEvent, map: HTMLElement) => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== map) {
      say('wheel');
      return;
    }
    event.preventDefault();
    sayNoMore();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, pixels));
    onMagnify(2 ** (-turn * DOUBLINGS_PER_PIXEL), within(map, event));
  });

  const pinched = useEffectEvent((before: Fingers, now: Fingers, map: HTMLElement) => {
    sayNoMore();
    onMove(now.middle.x - before.middle.x, now.middle.y - before.middle.y);
    if (before.apart > 0)
      onMagnify(now.apart / before.apart, within(map, { clientX: now.middle.x, clientY: now.middle.y }));
  });

  useEffect(() => {
    if (!element) return undefined;
    let fingers: Fingers | undefined;
    const onWheel = (event: WheelEvent): void => turned(event, element);
    const onStart = (event: TouchEvent): void => {
      fingers = fingersOf(event);
      // Otherwise the browser would scroll or zoom the page.
      if (fingers && event.cancelable) event.preventDefault();
    };
    const onFingers = (event: TouchEvent): void => {
      const now = fingersOf(event);
      if (!now) {
        if (event.touches.length === 1) say('touch');
        return;
      }
      if (event.cancelable) event.preventDefault();
      if (fingers) pinched(fingers, now, element);
      fingers = now;
    };
    const onEnd = (event: TouchEvent): void => {
      fingers = fingersOf(event);
    };
    // React's own listeners are passive: they couldn't keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onStart, { passive: false });
    element.addEventListener('touchmove', onFingers, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onFingers);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onEnd);
    };
  }, [element]);

  useEffect(() => {
    if (!hint.isShown) return undefined;
    const timer = setTimeout(() => setHint({ ...hint, isShown: false }), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  return { ref: setElement, hint };
}

/** Two fingers on the screen. */
type Fingers = { middle: Point; apart: number };

function fingersOf({ touches }: TouchEvent): Fingers | undefined {
  const [one, other] = touches;
  if (!one || !other) return undefined;
  return {
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

function within(map: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = map.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
