import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the screen, asked after something that took a while: who went back meanwhile is not
 * taken to where it would have led.
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
