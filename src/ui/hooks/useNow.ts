import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@/lib/time';

/** The present time, renewed every minute, so that what becomes late is shown without a reload. */
export function useNow(everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
