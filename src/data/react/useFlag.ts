import { useSyncExternalStore } from 'react';
import type { Flag } from '../flag';

/** A flag as it is now. */
export const useFlag = ({ subscribe, get }: Flag): boolean => useSyncExternalStore(subscribe, get);
