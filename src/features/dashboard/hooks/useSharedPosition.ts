import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callFunction } from '@/data/callables';
import type { Coordinates } from '@/domain/contact/pin';
import { sharePosition } from '@/domain/position/api';
import { roughPin } from '@/domain/position/schema';
import { isWorthSending, type Sent } from '@/domain/position/sharing';
import { nowIso } from '@/lib/dates';
import { keptText } from '@/lib/keptText';

const keyOf = (uid: string): string => `position:${uid}`;
/** Who was not let in yet, as in the seconds after “On my way”, tries again after this. */
const RETRY_MS = 60_000;

/** `blocked`: the person does not let this site read it. `unknown`: the device does not know it now. */
export type PositionFault = 'unsupported' | 'blocked' | 'unknown';

/**
 * Shares where this device is with the office, if its person wants that (kept on this device, off to begin with), while `isOnTheClock`. It is sent when it
 * has changed, every few minutes at most, and taken back when it is switched off.
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
      // Without a connection the next position tells it; an old one would be of no use.
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
    // A phone that lies still tells nothing new, and is somewhere nevertheless.
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
    // Without a connection it is deleted when the time stops, and at the latest that night.
    if (!next) callFunction(sharePosition, { pin: '' }).catch(() => undefined);
  };
  return { isOn, set, isSending, sentAt, fault: !isSending ? null : isAble ? fault : ('unsupported' as const) };
}
