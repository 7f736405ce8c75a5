import { useRef, useEffectEvent, useEffect } from 'react';
import type { PanelWish } from './panelState';

/** Asks at once what a button asked for, once for each wish. */
export function useWish(wish: PanelWish | null, onAsk: (wish: PanelWish) => void): void {
  const begun = useRef('');
  const begin = useEffectEvent((wanted: PanelWish) => {
    begun.current = wanted.id;
    onAsk(wanted);
  });
  useEffect(() => {
    if (wish && begun.current !== wish.id) begin(wish);
  }, [wish]);
}
