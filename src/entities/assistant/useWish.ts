import { useRef, useEffectEvent, useEffect } from 'react';
import type { PanelWish } from './panelState';

/** Submits a button's request immediately, once per request. */
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
