import { useEffect } from 'react';

/** Keeps the screen on while mounted, if the browser can. A tab that was hidden has to request it again. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isLeft = false;
    let lock: WakeLockSentinel | null = null;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // Denied on a low battery, for instance: then the device's own settings decide.
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isLeft) await held?.release();
      else lock = held;
    };
    const onVisible = (): void => void hold();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
