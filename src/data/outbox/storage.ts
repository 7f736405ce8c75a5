import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OutboxEntry, OutboxStorage } from './entry';

type Schema = DBSchema & { entries: { key: string; value: OutboxEntry; indexes: { byUid: string } } };

let database: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('fieldwright-outbox', 1, {
    upgrade: (db) => {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('byUid', 'uid');
    },
  }));

let channel: BroadcastChannel | null = null;

/** Channel on which this browser's tabs announce storage changes; null if unsupported. */
const otherTabs = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : (channel ??= new BroadcastChannel('fieldwright-outbox'));

/** Stores entries in IndexedDB, so that a reload, a crash or a log-out loses none. */
export const indexedDbOutbox: OutboxStorage = {
  load: async (uid) => (await open()).getAllFromIndex('entries', 'byUid', uid),
  write: async ({ put = [], remove = [] }) => {
    const transaction = (await open()).transaction('entries', 'readwrite');
    const { store } = transaction;
    await Promise.all([
      ...put.map((entry) => store.put(entry)),
      ...remove.map((id) => store.delete(id)),
      transaction.done,
    ]);
    otherTabs()?.postMessage('changed');
  },
  onOthers: (listener) => {
    const tabs = otherTabs();
    tabs?.addEventListener('message', listener);
    return () => tabs?.removeEventListener('message', listener);
  },
};

/** Keeps entries for the page's lifetime: for the demo and tests. */
export function createMemoryOutbox(): OutboxStorage {
  const entries = new Map<string, OutboxEntry>();
  return {
    load: (uid) => Promise.resolve([...entries.values()].filter((entry) => entry.uid === uid)),
    write: ({ put = [], remove = [] }) => {
      for (const entry of put) entries.set(entry.id, entry);
      for (const id of remove) entries.delete(id);
      return Promise.resolve();
    },
  };
}
