import { useEffect } from 'react';
import { clockTime } from '@/lib/dates';

const [FROM, UNTIL] = ['03:00', '04:00'] as const;

/**
 * Installs a new version of the app at night, in the company's time zone, since no one is at a wall to confirm it. Without a new version
 * nothing is reloaded.
 */
export function useNightlyUpdate(now: Date, timeZone: string): void {
  const time = clockTime(timeZone, now);
  const isNight = time >= FROM && time < UNTIL;
  useEffect(() => {
    if (!isNight || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const reload = (): void => window.location.reload();
    void serviceWorker.getRegistration().then((registration) => {
      if (!registration?.waiting) return;
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    });
    return () => serviceWorker.removeEventListener('controllerchange', reload);
  }, [isNight]);
}
