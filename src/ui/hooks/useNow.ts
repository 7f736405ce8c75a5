import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/time';

/** Returns the current time, updated every minute, so that items become late on screen without a reload. */
export function useNow(everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
