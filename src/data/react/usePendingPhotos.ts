import { useSyncExternalStore } from 'react';
import type { PendingPhoto } from '../uploads/pendingPhoto';
import { useWorkspace } from './WorkspaceProvider';

/** Returns the photos that haven't been uploaded yet, in the order they were taken. */
export function usePendingPhotos(): readonly PendingPhoto[] {
  const { photoQueue } = useWorkspace();
  return useSyncExternalStore(photoQueue.subscribe, photoQueue.entries);
}
