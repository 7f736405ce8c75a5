import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Holds the newest value, for callbacks that run later than the event that created them, such as an undo. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
