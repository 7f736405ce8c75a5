import { useEffect } from 'react';
import { demoTab } from '@/data/demo/demoTab';
import { afterFirstScreen } from '@/lib/afterFirstScreen';

/** Corrects the timestamps this device writes to the server's clock. Rendered around every member's page, however it was reached. */
export function ClockWatch() {
  useEffect(() => {
    if (demoTab()) return undefined;
    const left = new AbortController();
    // A device that can't fetch this uses its own clock.
    afterFirstScreen()
      .then(() => import('../watchClock'))
      .then(({ watchClock }) => watchClock(left.signal))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return null;
}
