import type { Workspace } from '@/data/session/workspace';
import type { DirectoryRow } from '@/domain/directory/schema';
import { directoryOf } from './directoryService';

/**
 * Searches once, outside of a page that searches: for the command palette. Waits until the directory is on this device;
 * gives nothing when `signal` ends the wait.
 */
export async function searchCustomersOnce(
  workspace: Workspace,
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<DirectoryRow[]> {
  const service = directoryOf(workspace);
  const waiting: { check: () => void } = { check: () => undefined };
  const release = service.use(() => waiting.check());
  try {
    await new Promise<void>((resolve) => {
      waiting.check = () => {
        if (service.getState().isReady) resolve();
      };
      signal.addEventListener('abort', () => resolve(), { once: true });
      waiting.check();
    });
    return signal.aborted ? [] : (await service.engine.search(query, { limit })).rows;
  } finally {
    release();
  }
}
