import { useSyncExternalStore } from 'react';
import type { Flag } from '../flag';

/** Returns a flag's current value. */
export const useFlag = ({ subscribe, get }: Flag): boolean => useSyncExternalStore(subscribe, get);
