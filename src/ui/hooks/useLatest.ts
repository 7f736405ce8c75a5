import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value, for what happens later than the event that it was made in, such as an undo. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
