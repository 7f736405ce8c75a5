import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keptText } from '@/lib/keptText';
import { playChime } from '../components/playChime';

const KEY = 'fieldwright:board-sound';

/** Whether this device plays a sound for new urgent alerts; off until turned on here. */
export function useSoundChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(keptText.subscribe, () => keptText.get(KEY)) === 'on';
  const set = (next: boolean): void => {
    keptText.set(KEY, next ? 'on' : '');
    // Plays a sample; also, browsers only let a page play sounds after a click.
    if (next) playChime();
  };
  return [isOn, set];
}

/** Plays a sound once for each new urgent alert, but not for those present when the board opens. */
export function useAlertSound(
  urgentIds: readonly string[],
  { isOn, isReady }: { isOn: boolean; isReady: boolean },
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isReady) return;
    const before = known.current;
    known.current = new Set(urgentIds);
    if (isOn && before && urgentIds.some((id) => !before.has(id))) playChime();
  }, [urgentIds, isOn, isReady]);
}
