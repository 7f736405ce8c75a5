import { storageKeyOf } from './persistedCache';
import type { RecordCache } from './recordCache';

/** The caches that logging out clears (specification section 3), whether or not their area exists yet. */
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

/** Makes a collection's cache known, so that logging out can clear it. */
export function registerCache(cache: RecordCache): RecordCache {
  registered.add(cache);
  return cache;
}

/** Empties every named cache and every other registered one, in memory and in local storage. */
export function clearAllCaches(): void {
  for (const cache of registered) cache.clear();
  try {
    for (const name of NAMED_CACHES) localStorage.removeItem(storageKeyOf(name));
  } catch (error) {
    // Storage that is blocked holds nothing of ours, and must not keep anybody signed in.
    console.warn('Local storage is blocked; there was nothing to clear', error);
  }
}
