import { useSyncExternalStore } from 'react';
import { keptText } from '@/lib/keptText';

/** How high rows are: 40 or 32 px. */
export type Density = 'comfortable' | 'compact';

const KEY = 'fieldwright:density';

const read = (): Density => (keptText.get(KEY) === 'compact' ? 'compact' : 'comfortable');

/** How high the rows of all lists are on this device. */
export const useDensity = (): { density: Density; setDensity: (density: Density) => void } => ({
  density: useSyncExternalStore(keptText.subscribe, read),
  setDensity: (density) => keptText.set(KEY, density),
});
