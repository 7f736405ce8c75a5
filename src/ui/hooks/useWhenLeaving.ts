import { useEffect } from 'react';

/**
 * Runs work that can't wait when the page is left, the tab is closed, or the phone is put away. It may run several times. Keep `work`
 * referentially stable between renders: a replaced function is run before the new one takes over.
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
