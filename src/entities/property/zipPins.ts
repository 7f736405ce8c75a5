import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { keptText } from '@/lib/keptText';

const ZIP_KEY = 'routing:zip';

/** Returns whether the center of the ZIP code is used for places without a pin: yes, unless turned off on this device. */
export const usesZipPlaces = (): boolean => keptText.get(ZIP_KEY) !== 'off';

/** Returns that setting, live. */
export function useZipChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(keptText.subscribe, usesZipPlaces);
  return [isOn, (next) => keptText.set(ZIP_KEY, next ? '' : 'off')];
}

/** Loads ZIP code locations on first use, and caches them. */
export const useZipPlaces = (isEnabled = true) =>
  useQuery({
    queryKey: ['zip-places'],
    queryFn: loadZipPlaces,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isEnabled,
  });
