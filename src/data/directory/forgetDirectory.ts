import { keepsData } from '../deviceStorage';
import { DIRECTORY_DATABASE } from './databaseName';

/**
 * Removes the search directory from this device: customers' names and phones must not outlive a log-out. Does not
 * need the directory's own code, which may never have been loaded. Another tab that still uses it delays the removal
 * until that tab lets go.
 */
export function forgetDirectory(): Promise<void> {
  if (!keepsData.get() || typeof indexedDB === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DIRECTORY_DATABASE);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => resolve();
  });
}
