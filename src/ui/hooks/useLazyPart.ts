import { useEffect, useState } from 'react';
import { useLatest } from './useLatest';

/**
 * A part of the page whose code is fetched when it is first wanted; null until it is there. When it cannot be fetched,
 * `onFailed` is told, and nothing else on the page is taken along; it is tried again when it is wanted again, or when the
 * connection is back.
 * @param load stands outside the component.
 * @param wanted anything but false, 0 and ''; another value wants it again.
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
