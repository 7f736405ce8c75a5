import { useSyncExternalStore } from 'react';
import type { DirectoryService, DirectoryState } from '../directory/directoryService';

const subscribeToNothing = (): (() => void) => () => undefined;

/** A search directory, live for as long as the component is shown and `isEnabled`. */
export function useDirectoryService<Engine>(
  service: DirectoryService<Engine>,
  isEnabled = true,
): DirectoryState & { engine: Engine } {
  const state = useSyncExternalStore(isEnabled ? service.use : subscribeToNothing, service.getState);
  return { ...state, engine: service.engine };
}
