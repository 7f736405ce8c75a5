import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callFunction } from '@/data/callables';
import type { Coordinates } from '@/domain/contact/pin';
import { sharePosition } from '@/domain/position/api';
import { roughPin } from '@/domain/position/schema';
import { isWorthSending, type Sent } from '@/domain/position/sharing';
import { nowIso } from '@/lib/dates';
import { keptText } from '@/lib/keptText';

const keyOf = (uid: string): string => `position:${uid}`;
/** Retry interval for requests that were refused, as in the seconds after “On my way”. */
const RETRY_MS = 60_000;

/** `blocked`: the person denied this site access. `unknown`: the device can't determine it right now. */
export type PositionFault = 'unsupported' | 'blocked' | 'unknown';

/**
 * Shares this device's location with the office while `isOnTheClock`, if its user opts in (stored on this device, off by default). Sent
 * on change, every few minutes at most, and deleted when switched off.
 */
export function useSharedPosition(uid: string, isOnTheClock: boolean) {
  const isOn = useSyncExternalStore(keptText.subscribe, () => keptText.get(keyOf(uid)) === 'on');
  const [fault, setFault] = useState<PositionFault | null>(null);
  const [sentAt, setSentAt] = useState('');
  const last = useRef<Sent | null>(null);
  const triedMs = useRef(0);
  const isAble = 'geolocation' in navigator;
  const isSending = isOn && isOnTheClock;

  useEffect(() => {
    if (!isSending || !isAble) return undefined;
    let isOver = false;
    let latest: Coordinates | null = null;
    const send = async (place: Coordinates): Promise<void> => {
      const at = nowIso();
      if (!isWorthSending(place, last.current, at) || Date.now() - triedMs.current < RETRY_MS - 1000) return;
      triedMs.current = Date.now();
      const pin = roughPin(place);
      // Offline, don't queue it: the next position replaces it, and an old one is useless.
      const { isShared } = await callFunction(sharePosition, { pin }).catch(() => ({ isShared: false }));
      if (isOver || !isShared) return;
      last.current = { pin, at };
      setSentAt(at);
    };
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude } }) => {
        setFault(null);
        latest = { lat: latitude, lng: longitude };
        void send(latest);
      },
      ({ code }) => setFault(code === 1 ? 'blocked' : 'unknown'),
      { enableHighAccuracy: false, maximumAge: RETRY_MS },
    );
    // A phone that doesn't move reports nothing new, but its position still has to be refreshed.
    const timer = setInterval(() => latest && void send(latest), RETRY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      navigator.geolocation.clearWatch(watch);
      last.current = null;
      triedMs.current = 0;
      setSentAt('');
    };
  }, [isSending, isAble]);

  const set = (next: boolean): void => {
    keptText.set(keyOf(uid), next ? 'on' : '');
    setFault(null);
    // Offline, it's deleted when the clock stops, or that night at the latest.
    if (!next) callFunction(sharePosition, { pin: '' }).catch(() => undefined);
  };
  return { isOn, set, isSending, sentAt, fault: !isSending ? null : isAble ? fault : ('unsupported' as const) };
}
