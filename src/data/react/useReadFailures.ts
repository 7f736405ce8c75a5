import { useSyncExternalStore } from 'react';
import { readFailures } from '../readFailures';

/** Returns what couldn't be read since the notice was last dismissed. */
export const useReadFailures = (): readonly string[] => useSyncExternalStore(readFailures.subscribe, readFailures.get);
