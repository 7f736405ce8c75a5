import { stableJson } from '@/lib/stableJson';
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

/** The default cache of a collection: in memory, bounded, entries live `ttlMs`. The entry that was used longest ago makes room. */
export function createMemoryCache(ttlMs: number = DEFAULT_TTL_MS): RecordCache {
  /** In the order in which they were used. Times are the wall clock's: a monotonic one stops while a laptop sleeps. */
  const entries = new Map<string, { value: unknown; storedAt: number }>();
  const isFresh = ({ storedAt }: { storedAt: number }): boolean => Date.now() - storedAt <= ttlMs;
  let clears = 0;
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (!isFresh(entry)) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, storedAt: Date.now() });
      const [oldest] = entries.keys();
      if (entries.size > MEMORY_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    keys: () => [...entries].filter(([, entry]) => isFresh(entry)).map(([key]) => key),
    clear: () => {
      clears += 1;
      entries.clear();
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
