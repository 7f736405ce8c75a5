import { keepsData } from '../deviceStorage';
import { IMPORTS_DATABASE } from './databaseName';

/**
 * Removes the files of unfinished imports from this device: customers' data must not survive a log-out. Resuming such an import later
 * asks for the file again.
 */
export function forgetImportFiles(): Promise<void> {
  if (!keepsData.get() || typeof indexedDB === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(IMPORTS_DATABASE);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => resolve();
  });
}
