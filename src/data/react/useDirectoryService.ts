import { useSyncExternalStore } from 'react';
import type { DirectoryService, DirectoryState } from '../directory/directoryService';

const subscribeToNothing = (): (() => void) => () => undefined;

/** Keeps a search directory live while the component is mounted and `isEnabled`. */
export function useDirectoryService<Engine>(
  service: DirectoryService<Engine>,
  isEnabled = true,
): DirectoryState & { engine: Engine } {
  const state = useSyncExternalStore(isEnabled ? service.use : subscribeToNothing, service.getState);
  return { ...state, engine: service.engine };
}
