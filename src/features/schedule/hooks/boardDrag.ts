import type { RefObject } from 'react';
import type { Placement } from '@/domain/scheduling/schema';
import { moveElement } from '../components/moveElement';
import { NOWHERE, type Box, scrollAtEdges } from './boardPoints';
import type { DragGround, Grip, Pointer, Target } from './dragTarget';
import type { InteractionStore, Subject, Verdict, Interaction } from './interaction';

export type DragOptions = {
  /** Container of board and tray: drags start in it. */
  area: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
  /** Returns where the dragged item would land at the pointer; null if it can't be dropped there. */
  targetAt: (held: Grip, pointer: Pointer, ground: DragGround) => Target | null;
  store: InteractionStore;
  isReadOnly: boolean;
  /** Returns the item an element represents; null if it can't be dragged. */
  subjectOf: (element: HTMLElement) => Subject | null;
  judge: (subject: Subject, placement: Placement) => Verdict;
  onDrop: (dropped: Interaction) => void;
};

/**
 * Drags an item from pickup to drop: `take`, then `moveTo` with every move of the pointer, then `end`. Meanwhile nothing on the board
 * renders: the card at the cursor is one transform per frame, and the store gets its landing position only when it changes. Each frame
 * reads from the DOM before it writes, to avoid layout in between, and never hit-tests what is under the pointer: a few measurements give
 * that.
 */
export function createBoardDrag(area: HTMLElement, latest: Readonly<RefObject<DragOptions>>) {
  let grip: Grip | null = null;
  let pointer: Pointer = { x: 0, y: 0, isFine: false };
  let frame = 0;
  let boxes = { scrollerBox: NOWHERE, trayBox: NOWHERE };
  const measure = (): void => {
    const boxOf = (element: Element | null): Box => element?.getBoundingClientRect() ?? NOWHERE;
    boxes = { scrollerBox: boxOf(latest.current.scroller.current), trayBox: boxOf(area.querySelector('[data-tray]')) };
  };
  const targetOf = (held: Grip) => {
    const { scroller, targetAt } = latest.current;
    return targetAt(held, pointer, { ...boxes, scroller: scroller.current });
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
    if (scroller.current) scrollAtEdges(scroller.current, boxes.scrollerBox, pointer);
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

  return {
    isHolding: (): boolean => grip !== null,
    moveTo: ({ clientX, clientY, altKey }: PointerEvent): void => {
      pointer = { x: clientX, y: clientY, isFine: altKey };
    },
    /** Picks up the item an element represents, at the point pressed. */
    take: (event: PointerEvent, element: HTMLElement): void => {
      const subject = latest.current.subjectOf(element);
      if (!subject) return;
      const isResize = event.target instanceof Element && event.target.closest('[data-resize]') !== null;
      const { store, judge } = latest.current;
      const { placement } = subject.content;
      const rect = element.getBoundingClientRect();
      grip = {
        subject,
        kind: isResize ? 'resize' : 'move',
        pointerId: event.pointerId,
        offsetPx: subject.before ? event.clientX - rect.left : 0,
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
        // A job from the tray has no position yet.
        technicianId: subject.before ? subject.from : '\u0000',
        isOverTray: false,
        verdict: judge(subject, placement),
      });
      frame = requestAnimationFrame(follow);
    },
    /** Releases it: dropped where the pointer is, or left where it was. */
    end: (isDrop: boolean): void => {
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
      store.set(null);
      if (isDrop && shown && target) onDrop({ ...shown, ...target, verdict: judge(subject, target.placement) });
    },
  };
}
