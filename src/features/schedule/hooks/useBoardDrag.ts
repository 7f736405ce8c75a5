import { useEffect, type RefObject } from 'react';
import { msAt } from '@/domain/scheduling/board/axis';
import { FINE_STEP_MINUTES, setDown, snapped, STEP_MINUTES } from '@/domain/scheduling/board/target';
import { lasting } from '@/domain/scheduling/change';
import type { Placement } from '@/domain/scheduling/schema';
import { minutesBetween } from '@/domain/scheduling/span';
import { useLatest } from '@/ui/hooks/useLatest';
import { moveElement } from '../components/moveElement';
import { HEAD_HEIGHT, NAME_WIDTH, rowAt, type Geometry } from '../components/geometry';
import type { Interaction, InteractionStore, Subject, Verdict } from './interaction';

type DragOptions = {
  /** What holds board and tray: drags begin in it. */
  area: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
  geometry: Geometry;
  store: InteractionStore;
  isReadOnly: boolean;
  /** What an element stands for; null when it may not be taken. */
  subjectOf: (element: HTMLElement) => Subject | null;
  judge: (subject: Subject, placement: Placement) => Verdict;
  onDrop: (dropped: Interaction) => void;
};

/** A mouse that moved this far drags; a finger has to rest first, so that it can scroll. */
const DRAG_PX = 5;
const HOLD_MS = 350;
const EDGE_PX = 56;
const SCROLL_PX_PER_FRAME = 14;

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };
const NOWHERE: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };

type Grip = {
  subject: Subject;
  kind: 'move' | 'resize';
  pointerId: number;
  /** From the start of the card to the pointer, in minutes: it stays under the hand. */
  offsetMinutes: number;
};

/**
 * Drags with mouse and finger. While it lasts nothing of the board renders: the card at the cursor is one transform per frame,
 * and where it would come to stand is told to the store when it changes. Each frame reads from the page before it writes, so that
 * nothing has to be laid out in between, and never asks what is under the pointer: that follows from a few measures.
 */
export function useBoardDrag(options: DragOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const { area: areaRef } = latest.current;
    const area = areaRef.current;
    if (!area) return;
    let grip: Grip | null = null;
    let pending: { event: PointerEvent; element: HTMLElement; timer: number } | null = null;
    let pointer = { x: 0, y: 0, isFine: false };
    let frame = 0;
    let isClickSwallowed = false;
    let at = { scroller: NOWHERE, tray: NOWHERE };
    const measure = (): void => {
      const rectOf = (element: Element | null): Box => element?.getBoundingClientRect() ?? NOWHERE;
      at = { scroller: rectOf(latest.current.scroller.current), tray: rectOf(area.querySelector('[data-tray]')) };
    };

    /** Where a point of the window is on the board; null outside of it. */
    const boardPoint = (x: number, y: number): { minute: number; y: number } | null => {
      const { scroller, geometry } = latest.current;
      const element = scroller.current;
      if (!element) return null;
      const rect = at.scroller;
      if (!isWithin(rect, { x, y }) || x < rect.left + NAME_WIDTH) return null;
      return {
        minute: (x - rect.left - NAME_WIDTH + element.scrollLeft) / geometry.pxPerMinute,
        y: y - rect.top - HEAD_HEIGHT + element.scrollTop,
      };
    };

    const targetOf = ({
      subject,
      kind,
      offsetMinutes,
    }: Grip): Omit<Interaction, 'verdict' | 'subject' | 'kind' | 'by'> | null => {
      const { geometry } = latest.current;
      const isOverTray = isWithin(at.tray, pointer);
      const { placement } = subject.content;
      if (isOverTray && kind === 'move' && subject.before) return { placement, technicianId: subject.from, isOverTray };
      const point = boardPoint(pointer.x, pointer.y);
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
    };

    const follow = (): void => {
      if (!grip) return;
      const { ghost, scroller, store, judge } = latest.current;
      const shown = store.get();
      const target = targetOf(grip);
      const { offsetWidth = 0, offsetHeight = 0 } = ghost.current ?? {};
      const x = Math.min(pointer.x + 14, window.innerWidth - offsetWidth - 8);
      const y = Math.min(pointer.y + 18, window.innerHeight - offsetHeight - 8);
      if (ghost.current) moveElement(ghost.current, x, y);
      if (scroller.current) scrollAtEdges(scroller.current, at.scroller, pointer);
      if (target && shown) {
        const isSame =
          shown.isOverTray === target.isOverTray &&
          shown.technicianId === target.technicianId &&
          shown.placement.startsAt === target.placement.startsAt &&
          shown.placement.endsAt === target.placement.endsAt;
        if (!isSame) store.set({ ...shown, ...target, verdict: judge(grip.subject, target.placement) });
      }
      frame = requestAnimationFrame(follow);
    };

    const begin = (): void => {
      if (!pending) return;
      const { event, element } = pending;
      clearTimeout(pending.timer);
      pending = null;
      const subject = latest.current.subjectOf(element);
      if (!subject) return;
      const isResize = event.target instanceof Element && event.target.closest('[data-resize]') !== null;
      const { geometry, store, judge } = latest.current;
      const { placement } = subject.content;
      const rect = element.getBoundingClientRect();
      grip = {
        subject,
        kind: isResize ? 'resize' : 'move',
        pointerId: event.pointerId,
        offsetMinutes: subject.before ? (event.clientX - rect.left) / geometry.pxPerMinute : 0,
      };
      measure();
      window.addEventListener('resize', measure);
      window.addEventListener('scroll', measure);
      area.setPointerCapture(event.pointerId);
      store.set({
        subject,
        kind: grip.kind,
        by: 'pointer',
        placement,
        // A job of the tray stands nowhere yet.
        technicianId: subject.before ? subject.from : '\u0000',
        isOverTray: false,
        verdict: judge(subject, placement),
      });
      frame = requestAnimationFrame(follow);
    };

    const end = (isDrop: boolean): void => {
      if (pending) clearTimeout(pending.timer);
      pending = null;
      if (!grip) return;
      cancelAnimationFrame(frame);
      const { store, judge, onDrop } = latest.current;
      const shown = store.get();
      const target = targetOf(grip);
      if (area.hasPointerCapture(grip.pointerId)) area.releasePointerCapture(grip.pointerId);
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      const { subject } = grip;
      grip = null;
      isClickSwallowed = true;
      // The click that follows the drop belongs to it; when none comes, the next one is meant.
      setTimeout(() => (isClickSwallowed = false), 0);
      store.set(null);
      if (isDrop && shown && target) onDrop({ ...shown, ...target, verdict: judge(subject, target.placement) });
    };

    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0 || grip || latest.current.isReadOnly || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card], [data-job]') : null;
      if (!element) return;
      pointer = { x: event.clientX, y: event.clientY, isFine: event.altKey };
      const timer = event.pointerType === 'touch' ? window.setTimeout(begin, HOLD_MS) : 0;
      pending = { event, element, timer };
    };
    const onMove = (event: PointerEvent): void => {
      const start = pending?.event;
      pointer = { x: event.clientX, y: event.clientY, isFine: event.altKey };
      if (!start) return;
      const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_PX;
      if (!isFar) return;
      if (start.pointerType === 'touch') end(false);
      else begin();
    };
    const onUp = (): void => end(true);
    const onCancel = (): void => end(false);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !grip) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    const onClick = (event: MouseEvent): void => {
      if (!isClickSwallowed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A finger that drags must not scroll; the browser asks at its first touch whether it may.
    const onTouchMove = (event: TouchEvent): void => {
      if (grip && event.cancelable) event.preventDefault();
    };
    area.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    area.addEventListener('click', onClick, true);
    area.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => {
      end(false);
      area.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
      area.removeEventListener('click', onClick, true);
      area.removeEventListener('touchmove', onTouchMove);
    };
  }, [latest]);
}

/** The nearer to an edge, the faster. */
function scrollAtEdges(element: HTMLElement, rect: Box, { x, y }: Point): void {
  if (x < rect.left - EDGE_PX || x > rect.right + EDGE_PX || y < rect.top - EDGE_PX || y > rect.bottom + EDGE_PX)
    return;
  const speed = (distance: number): number =>
    Math.round(SCROLL_PX_PER_FRAME * Math.min(1, Math.max(0, 1 - distance / EDGE_PX)));
  const dx = speed(rect.right - x) - speed(x - rect.left - NAME_WIDTH);
  const dy = speed(rect.bottom - y) - speed(y - rect.top - HEAD_HEIGHT);
  if (dx !== 0 || dy !== 0) element.scrollBy(dx, dy);
}

const isWithin = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
