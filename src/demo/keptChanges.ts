import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DocumentChange } from '@/data/records/memoryDocuments';
import type { Write } from '@/data/records/store';
import { DAY_MS } from '@/lib/time';

type Kept = { tab: string; path: string; id: string; data: Record<string, unknown> | null };
type KeptPicture = { tab: string; address: string; image: Blob };
type Schema = DBSchema & {
  changes: { key: [string, string, string]; value: Kept; indexes: { byTab: string } };
  pictures: { key: [string, string]; value: KeptPicture; indexes: { byTab: string } };
  tabs: { key: string; value: { tab: string; usedAtMs: number } };
};

const DATABASE = 'fieldwright-demo';
/** A tab's stored changes are deleted after being unused for this long; there's no event when a tab is closed. */
const FORGET_AFTER_MS = 2 * DAY_MS;

/** Changes made in a demo tab, stored so that they survive a reload. */
export type KeptChanges = {
  isKept: boolean;
  /** Returns the changes from before the reload, as writes. */
  restore: () => Promise<Write[]>;
  keep: (changes: readonly DocumentChange[]) => void;
  /** Resolves once everything so far would survive a reload: leaving the page earlier loses pending writes. */
  settled: () => Promise<void>;
  /** Returns the URL at which a picture is available until the tab is closed. */
  keepPicture: (image: Blob) => Promise<string>;
  forget: () => Promise<void>;
};

/** Stores changes in IndexedDB, under the tab's ID. @throws the browser's error if it has no storage. */
export async function openKeptChanges(tab: string, nowMs: number): Promise<KeptChanges> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('changes', { keyPath: ['tab', 'path', 'id'] }).createIndex('byTab', 'tab');
      db.createObjectStore('pictures', { keyPath: ['tab', 'address'] }).createIndex('byTab', 'tab');
      db.createObjectStore('tabs', { keyPath: 'tab' });
    },
  });
  await database.put('tabs', { tab, usedAtMs: nowMs });
  let written: Promise<void> = Promise.resolve();
  void forgetOld(database, nowMs).catch(() => undefined);
  return {
    isKept: true,
    restore: async () => {
      const [changes, pictures] = await Promise.all([
        database.getAllFromIndex('changes', 'byTab', tab),
        database.getAllFromIndex('pictures', 'byTab', tab),
      ]);
      const moved = new Map(pictures.map(({ address, image }) => [address, URL.createObjectURL(image)]));
      return changes.map(({ path, id, data }): Write =>
        data ? { kind: 'set', path, id, data: withAddresses(data, moved) } : { kind: 'delete', path, id },
      );
    },
    keep: (changes) => {
      const transaction = database.transaction('changes', 'readwrite');
      for (const { path, id, after } of changes) void transaction.store.put({ tab, path, id, data: after });
      // Storage full: the demo continues, and a reload resumes from what was stored.
      written = transaction.done.catch((error: unknown) => console.warn('The demo could not keep a change', error));
    },
    settled: () => written,
    keepPicture: async (image) => {
      const address = URL.createObjectURL(image);
      await database.put('pictures', { tab, address, image }).catch(() => undefined);
      return address;
    },
    forget: () => forgetTab(database, tab),
  };
}

/** Keeps changes for the page's lifetime, for browsers without storage. */
export const createUnkeptChanges = (): KeptChanges => ({
  isKept: false,
  restore: () => Promise.resolve([]),
  keep: () => undefined,
  settled: () => Promise.resolve(),
  keepPicture: (image) => Promise.resolve(URL.createObjectURL(image)),
  forget: () => Promise.resolve(),
});

/** Pictures have different URLs after a reload. */
function withAddresses(data: Record<string, unknown>, moved: ReadonlyMap<string, string>): Record<string, unknown> {
  if (moved.size === 0) return data;
  return JSON.parse(JSON.stringify(data), (_name, value: unknown) =>
    typeof value === 'string' ? (moved.get(value) ?? value) : value,
  ) as Record<string, unknown>;
}

async function forgetOld(database: IDBPDatabase<Schema>, nowMs: number): Promise<void> {
  const tabs = await database.getAll('tabs');
  for (const { tab, usedAtMs } of tabs) if (nowMs - usedAtMs > FORGET_AFTER_MS) await forgetTab(database, tab);
}

async function forgetTab(database: IDBPDatabase<Schema>, tab: string): Promise<void> {
  const transaction = database.transaction(['changes', 'pictures', 'tabs'], 'readwrite');
  for (const name of ['changes', 'pictures'] as const) {
    const store = transaction.objectStore(name);
    for (const key of await store.index('byTab').getAllKeys(tab)) void store.delete(key);
  }
  void transaction.objectStore('tabs').delete(tab);
  await transaction.done;
}
