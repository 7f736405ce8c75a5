import { stableJson } from '@/lib/stableJson';
import { DEFAULT_TTL_MS } from '../limits';
import type { ListOptions } from './store';

/** The cache interface the repository needs. Values are what the repository put there; nothing else writes to it. */
export type RecordCache = {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  delete(key: string): void;
  /** May throw if the cache can't list its keys (storage blocked): invalidation is then skipped with a warning. */
  keys(): string[];
  clear(): void;
  /** Number of times the cache was cleared: a read that started before that must not store its result. */
  clearCount(): number;
};

const MEMORY_ENTRIES = 500;

/** Creates a collection's default cache: in memory, bounded, with entries valid for `ttlMs`. The least recently used entry is evicted. */
export function createMemoryCache(ttlMs: number = DEFAULT_TTL_MS): RecordCache {
  /** Least recently used first. Times are wall-clock time: a monotonic clock stops while a laptop sleeps. */
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

/** Invalidates every list of the collection. Skipped with a console warning if the keys can't be listed. */
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
