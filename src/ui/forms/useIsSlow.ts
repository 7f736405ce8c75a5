import { useEffect, useState } from 'react';
import { pendingConfirm } from '../feedback/confirm';
import { useStoreValue } from '../feedback/createStore';

const SLOW_AFTER_MS = 10_000;

/** Returns whether something is taking longer than people are used to. While a question is waiting for the user, nothing counts as slow. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  const isAsking = useStoreValue(pendingConfirm) !== null;
  const isWaiting = isBusy && !isAsking;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
