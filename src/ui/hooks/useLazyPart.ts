import { useEffect, useState } from 'react';
import { useLatest } from './useLatest';

/**
 * Returns a part of the page whose code is fetched when first wanted; null until loaded. If the fetch fails, `onFailed` is called, and
 * the rest of the page is unaffected; it is retried when wanted again, or when the connection is back.
 * @param load must be defined outside the component.
 * @param wanted anything but false, 0 and ''; a different value requests it again.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted: unknown,
  onFailed: () => void = () => undefined,
): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const failed = useLatest(onFailed);
  const isThere = loaded !== null;

  useEffect(() => {
    if (!wanted || isThere) return;
    let isCurrent = true;
    const fetchIt = (): void =>
      void load().then(
        (part) => isCurrent && setLoaded({ part }),
        (error: unknown) => {
          console.warn('A part of the page could not be loaded', error);
          if (!isCurrent) return;
          window.addEventListener('online', fetchIt, { once: true });
          failed.current();
        },
      );
    fetchIt();
    return () => {
      isCurrent = false;
      window.removeEventListener('online', fetchIt);
    };
  }, [load, wanted, isThere, failed]);
  return loaded?.part ?? null;
}
