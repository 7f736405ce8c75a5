import { useSyncExternalStore } from 'react';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { directoryOf, type DirectoryState } from './directoryService';
import type { DirectoryEngine } from './directoryEngine';

const subscribeToNothing = (): (() => void) => () => undefined;

/** The company's search directory, live for as long as the component is shown and `isEnabled`. */
export function useDirectory(isEnabled = true): DirectoryState & { engine: DirectoryEngine } {
  const service = directoryOf(useWorkspace());
  const state = useSyncExternalStore(isEnabled ? service.use : subscribeToNothing, service.getState);
  return { ...state, engine: service.engine };
}
