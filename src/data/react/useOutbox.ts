import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../outbox/entry';
import { useWorkspace } from './WorkspaceProvider';

/** The writes that the server has not confirmed, newest last. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { outbox } = useWorkspace();
  return useSyncExternalStore(outbox.subscribe, outbox.entries);
}
