import { useEffect } from 'react';
import { useLatest } from '@/ui/hooks/useLatest';
import { createBoardDrag, type DragOptions } from './boardDrag';

/** A mouse that moved this far drags; a finger has to rest first, so that it can scroll. */
const DRAG_PX = 5;
const HOLD_MS = 350;

/** Handles mouse and touch drags from press to drop; everything in between is in `createBoardDrag`. */
export function useBoardDrag(options: DragOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const area = latest.current.area.current;
    if (!area) return;
    const drag = createBoardDrag(area, latest);
    let pending: { event: PointerEvent; element: HTMLElement; timer: number } | null = null;
    let isClickSwallowed = false;

    const begin = (): void => {
      if (!pending) return;
      const { event, element, timer } = pending;
      clearTimeout(timer);
      pending = null;
      drag.take(event, element);
    };
    const end = (isDrop: boolean): void => {
      if (pending) clearTimeout(pending.timer);
      pending = null;
      if (!drag.isHolding()) return;
      isClickSwallowed = true;
      // The click after the drop belongs to it; if none comes, the next click counts as usual.
      setTimeout(() => (isClickSwallowed = false), 0);
      drag.end(isDrop);
    };

    const onDown = (event: PointerEvent): void => {
      const hasKey = event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.button !== 0 || drag.isHolding() || latest.current.isReadOnly || hasKey) return;
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card], [data-job]') : null;
      if (!element) return;
      drag.moveTo(event);
      const timer = event.pointerType === 'touch' ? window.setTimeout(begin, HOLD_MS) : 0;
      pending = { event, element, timer };
    };
    const onMove = (event: PointerEvent): void => {
      const start = pending?.event;
      drag.moveTo(event);
      if (!start) return;
      const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG_PX;
      if (!isFar) return;
      if (start.pointerType === 'touch') end(false);
      else begin();
    };
    const onUp = (): void => end(true);
    const onCancel = (): void => end(false);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !drag.isHolding()) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    const onClick = (event: MouseEvent): void => {
      if (!isClickSwallowed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A dragging finger must not scroll; the browser asks at its first touch whether it may.
    const onTouchMove = (event: TouchEvent): void => {
      if (drag.isHolding() && event.cancelable) event.preventDefault();
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
