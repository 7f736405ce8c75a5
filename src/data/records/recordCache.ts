import { stableJson } from '@/lib/stableJson';
import { LRUCache } from 'lru-cache';
import { DEFAULT_TTL_MS } from '../limits';
import type { ListOptions } from './store';

/** What the repository needs of a cache. Values are what the repository put there; nothing else writes to it. */
export type RecordCache = {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
  /** May throw where the cache cannot list its keys (storage blocked): invalidation is then skipped with a warning. */
  keys(): string[];
  clear(): void;
  /** How often it was cleared: a read that began before must not put what it found into it. */
  clearCount(): number;
};

const MEMORY_ENTRIES = 500;

/** The default cache of a collection: in memory, bounded, entries live `ttlMs`. */
export function createMemoryCache(ttlMs: number = DEFAULT_TTL_MS): RecordCache {
  // By wall-clock time: the default one stops while a laptop sleeps.
  const cache = new LRUCache<string, { value: unknown }>({
    max: MEMORY_ENTRIES,
    ttl: ttlMs,
    perf: { now: () => Date.now() },
  });
  let clears = 0;
  return {
    get: (key) => cache.get(key)?.value,
    set: (key, value) => void cache.set(key, { value }),
    delete: (key) => void cache.delete(key),
    keys: () => [...cache.keys()],
    clear: () => {
      clears += 1;
      cache.clear();
    },
    clearCount: () => clears,
  };
}

/** `customers:uid:abc`: one record of one signed-in user. */
export const recordKey = (collection: string, uid: string, id: string): string => `${collection}:${uid}:${id}`;

/** `customers:uid:all:{…}`: one list of one signed-in user, by its query options. */
export const listKey = (collection: string, uid: string, options: ListOptions): string =>
  `${collection}:${uid}:all:${stableJson(options)}`;

/** Forgets every list of the collection. Skipped with a console warning when the keys cannot be listed. */
export function invalidateLists(cache: RecordCache, collection: string, uid: string): void {
  let keys: string[];
  try {
    keys = cache.keys();
  } catch (error) {
    console.warn(`Cache keys of ${collection} are unavailable; invalidation skipped`, error);
    return;
  }
  const prefix = `${collection}:${uid}:all:`;
  for (const key of keys) if (key.startsWith(prefix)) cache.delete(key);
}
