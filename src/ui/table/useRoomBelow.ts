import { useLayoutEffect } from 'react';

/** Space left free below a list. */
const GAP_PX = 16;
/** A list that starts below this fraction of the window gets the same height as one that starts at the top. */
const LOWEST_START = 0.6;
const ABOVE_PX = 208;

/** Makes a scrolling element end at the window's bottom, wherever it starts: `--table-room` is its maximum height. */
export function useRoomBelow(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (element === null) return;
    const fit = (): void => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      const taken = top < window.innerHeight * LOWEST_START ? top + GAP_PX : ABOVE_PX;
      element.style.setProperty('--table-room', `${Math.floor(window.innerHeight - taken)}px`);
    };
    fit();
    window.addEventListener('resize', fit);
    // Content that arrives above the list moves it.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('resize', fit);
      observer.disconnect();
    };
  }, [element]);
}
