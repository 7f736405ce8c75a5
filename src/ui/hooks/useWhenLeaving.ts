import { useEffect } from 'react';

/**
 * Does what must not wait when the page is left, the tab is closed, or the phone is put away. It may come several times. Keep
 * `work` the same function from one drawing to the next: the former one is done before another takes its place.
 */
export function useWhenLeaving(work: () => void): void {
  useEffect(() => {
    const workWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') work();
    };
    window.addEventListener('pagehide', work);
    document.addEventListener('visibilitychange', workWhenHidden);
    return () => {
      window.removeEventListener('pagehide', work);
      document.removeEventListener('visibilitychange', workWhenHidden);
      work();
    };
  }, [work]);
}
