import { keepsData } from '../deviceStorage';
import { DIRECTORY_DATABASE } from './databaseName';

/**
 * Removes the search directory from this device: customers' names and phone numbers must not survive a log-out. Doesn't need the
 * directory's own code, which may never have been loaded. Another tab that's still using it delays the removal until that tab lets go.
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
