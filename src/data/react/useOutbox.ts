import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../outbox/entry';
import { useWorkspace } from './WorkspaceProvider';

/** The writes that this device keeps and the server has not confirmed, newest last: also those of other tabs. */
export function useOutboxEntries(): readonly OutboxEntry[] {
  const { outbox } = useWorkspace();
  return useSyncExternalStore(outbox.subscribe, outbox.kept);
}
