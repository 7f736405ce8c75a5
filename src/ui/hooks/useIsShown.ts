import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still mounted, to call after something slow: a user who went back in the
 * meantime isn't sent on to where it would have led.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
