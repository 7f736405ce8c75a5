import { useEffect } from 'react';
import { demoTab } from '@/data/demo/demoTab';
import { afterFirstScreen } from '@/lib/afterFirstScreen';

/** Makes the times that this device writes the server’s. Around every member's page, however somebody came to it. */
export function ClockWatch() {
  useEffect(() => {
    if (demoTab()) return undefined;
    const left = new AbortController();
    // A device that cannot fetch this writes its own times.
    afterFirstScreen()
      .then(() => import('../watchClock'))
      .then(({ watchClock }) => watchClock(left.signal))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return null;
}
