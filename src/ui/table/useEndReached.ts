import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls `onEndReached` when the returned element comes within a screen of the visible part, once per number of rows. */
export function useEndReached<El extends Element = HTMLTableRowElement>(
  onEndReached: (() => unknown) | undefined,
  root: Element | null,
  rowCount: number,
): RefObject<El | null> {
  const sentinel = useRef<El>(null);
  const isActive = onEndReached !== undefined;
  const reach = useEffectEvent(() => void onEndReached?.());
  useEffect(() => {
    const element = sentinel.current;
    if (!isActive || element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && reach(), {
      root,
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, root, rowCount]);
  return sentinel;
}
