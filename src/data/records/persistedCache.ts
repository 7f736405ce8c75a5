import { PROFILE_CACHE_ENTRIES, PROFILE_CACHE_TTL_MS } from '../limits';
import type { RecordCache } from './recordCache';

type Entry = { value: unknown; storedAt: number };
type Options = {
  entries?: number;
  ttlMs?: number;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  now?: () => number;
};

export const storageKeyOf = (name: string): string => `fieldwright:cache:${name}`;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'storedAt' in value &&
  typeof value.storedAt === 'number' &&
  'value' in value;

function parseEntries(stored: string | null): Map<string, Entry> {
  if (stored === null) return new Map();
  const parsed: unknown = JSON.parse(stored);
  if (typeof parsed !== 'object' || parsed === null) return new Map();
  return new Map(Object.entries(parsed).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
}

/**
 * Creates the user and technician caches of the specification: at most 100 entries, each valid for 5 minutes, kept in local storage so
 * that they survive a reload; when full, the oldest entry is evicted. Blocked, full or damaged storage makes this an ordinary miss,
 * except that `keys` throws, so that invalidation can report that it was skipped.
 */
export function createPersistedCache(name: string, options: Options = {}): RecordCache {
  const { entries: capacity = PROFILE_CACHE_ENTRIES, ttlMs = PROFILE_CACHE_TTL_MS, now = Date.now } = options;
  const storage = () => options.storage ?? localStorage;
  const storageKey = storageKeyOf(name);

  const readAll = (): Map<string, Entry> => parseEntries(storage().getItem(storageKey));
  const writeAll = (entries: Map<string, Entry>): void => {
    storage().setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  };
  const forgiving = <T>(work: () => T, fallback: T): T => {
    try {
      return work();
    } catch {
      return fallback;
    }
  };

  let clears = 0;
  const clear = (): void => {
    clears += 1;
    forgiving(() => storage().removeItem(storageKey), undefined);
  };

  return {
    get: (key) =>
      forgiving(() => {
        const entry = readAll().get(key);
        return entry && now() - entry.storedAt < ttlMs ? entry.value : undefined;
      }, undefined),
    set: (key, value) => {
      // Damaged entries are replaced rather than kept permanently.
      const all = forgiving(readAll, new Map<string, Entry>());
      all.delete(key);
      for (const oldest of all.keys()) {
        if (all.size < capacity) break;
        all.delete(oldest);
      }
      try {
        writeAll(all.set(key, { value, storedAt: now() }));
      } catch {
        // No space: better no copy than the older one, which the caller knows to be out of date.
        clear();
      }
    },
    delete: (key) =>
      forgiving(() => {
        const all = readAll();
        if (all.delete(key)) writeAll(all);
      }, undefined),
    keys: () => [...readAll().keys()],
    clear,
    clearCount: () => clears,
  };
}
