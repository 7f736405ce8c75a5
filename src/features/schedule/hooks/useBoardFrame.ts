import { type RefObject, useEffect, useRef } from 'react';
import { type Axis, minuteAt, msAt } from '@/domain/scheduling/board/axis';
import { NAME_WIDTH } from '../components/geometry';

type Scroller = RefObject<HTMLDivElement | null>;

/** Reports the width available for hours, now and whenever it changes. */
export function useWidthOfHours(scroller: Scroller, onWidth: (width: number) => void): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const tell = (): void => onWidth(element.clientWidth - NAME_WIDTH);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, onWidth]);
}

/** Room left of the board's initial position that stays in view. */
const START_ROOM_PX = 40;

const scrollTo = (element: HTMLElement, left: number): void => {
  element.scrollLeft = left;
};

type Look = {
  /** The board's start, as an instant (ms). */
  startMs: number;
  pxPerMinute: number;
  axis: Axis;
};

/** Scrolls to the start of the day, and keeps the current view when only more hours are shown. */
export function useStartInSight(scroller: Scroller, { startMs, pxPerMinute, axis }: Look): void {
  const looked = useRef<Look | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = looked.current;
    looked.current = { startMs, pxPerMinute, axis };
    const isSameLook = before?.startMs === startMs && before.pxPerMinute === pxPerMinute;
    // A different day or scale starts at its beginning. When only more hours are shown, the view stays put.
    const left = isSameLook
      ? minuteAt(axis, msAt(before.axis, element.scrollLeft / pxPerMinute)) * pxPerMinute
      : Math.max(0, minuteAt(axis, startMs) * pxPerMinute - START_ROOM_PX);
    scrollTo(element, left);
  }, [scroller, startMs, pxPerMinute, axis]);
}
