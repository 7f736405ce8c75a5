import { useSyncExternalStore } from 'react';
import { readFailures } from '../readFailures';

/** What could not be read since the last time somebody dismissed the notice. */
export const useReadFailures = (): readonly string[] => useSyncExternalStore(readFailures.subscribe, readFailures.get);
