import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 10_000;

/** Whether what is being waited for takes longer than people are used to. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isBusy && isSlow;
}
