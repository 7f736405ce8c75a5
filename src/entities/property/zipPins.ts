import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { keptText } from '@/lib/keptText';

const ZIP_KEY = 'routing:zip';

/** Whether places without a pin are planned with the middle of their ZIP code: yes, unless somebody chose otherwise on this device. */
export const usesZipPlaces = (): boolean => keptText.get(ZIP_KEY) !== 'off';

/** That choice, live. */
export function useZipChoice(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(keptText.subscribe, usesZipPlaces);
  return [isOn, (next) => keptText.set(ZIP_KEY, next ? '' : 'off')];
}

/** ZIP code locations; loaded on first use and cached. */
export const useZipPlaces = (isEnabled = true) =>
  useQuery({
    queryKey: ['zip-places'],
    queryFn: loadZipPlaces,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isEnabled,
  });
