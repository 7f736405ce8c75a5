import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keptText } from '@/lib/keptText';
import { playChime } from '../components/playChime';

const KEY = 'fieldwright:board-sound';

/** Whether this device sounds when something urgent turns up; off until somebody turns it on here. */
export function useSoundChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(keptText.subscribe, () => keptText.get(KEY)) === 'on';
  const set = (next: boolean): void => {
    keptText.set(KEY, next ? 'on' : '');
    // So that one hears what it is like; and browsers let a page sound only after a click.
    if (next) playChime();
  };
  return [isOn, set];
}

/** Sounds once for each urgent alert that was not there before; not for those that a board opens with. */
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
