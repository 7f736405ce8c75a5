import { useSyncExternalStore } from 'react';
import { keptText } from '@/lib/keptText';

/** Row height: 40 or 32 px. */
export type Density = 'comfortable' | 'compact';

const KEY = 'fieldwright:density';

const read = (): Density => (keptText.get(KEY) === 'compact' ? 'compact' : 'comfortable');

/** Returns the row height of all lists on this device. */
export const useDensity = (): { density: Density; setDensity: (density: Density) => void } => ({
  density: useSyncExternalStore(keptText.subscribe, read),
  setDensity: (density) => keptText.set(KEY, density),
});
