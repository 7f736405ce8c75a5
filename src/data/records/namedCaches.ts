import { storageKeyOf } from './persistedCache';
import type { RecordCache } from './recordCache';

/** The caches cleared on logging out (specification section 3), whether or not their area exists yet. */
export const NAMED_CACHES = [
  'users',
  'technicians',
  'customers',
  'jobs',
  'invoices',
  'estimates',
  'websiteContent',
  'pricebook',
  'schedule',
] as const;

const registered = new Set<RecordCache>();

/** Registers a collection's cache, so that logging out can clear it. */
export function registerCache(cache: RecordCache): RecordCache {
  registered.add(cache);
  return cache;
}

/** Clears every named cache and every other registered one, in memory and in local storage. */
export function clearAllCaches(): void {
  for (const cache of registered) cache.clear();
  try {
    for (const name of NAMED_CACHES) localStorage.removeItem(storageKeyOf(name));
  } catch (error) {
    // Blocked storage holds nothing of ours, and must not prevent signing out.
    console.warn('Local storage is blocked; there was nothing to clear', error);
  }
}
