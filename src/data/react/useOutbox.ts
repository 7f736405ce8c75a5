import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../outbox/entry';
import { useWorkspace } from './WorkspaceProvider';

/** Returns the writes stored on this device that the server hasn't confirmed, newest last, including those of other tabs. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { outbox } = useWorkspace();
  return useSyncExternalStore(outbox.subscribe, outbox.kept);
}
