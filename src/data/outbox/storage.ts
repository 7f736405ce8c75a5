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

/** Entries in IndexedDB, so that a reload, a crash or a log-out loses none. */
export const indexedDbOutbox: OutboxStorage = {
  load: async (uid) => (await open()).getAllFromIndex('entries', 'byUid', uid),
  put: async (entry) => {
    await (await open()).put('entries', entry);
  },
  delete: async (id) => (await open()).delete('entries', id),
};

/** Entries for as long as the page lives: the demo and tests. */
export function createMemoryOutbox(): OutboxStorage {
  const entries = new Map<string, OutboxEntry>();
  return {
    load: (uid) => Promise.resolve([...entries.values()].filter((entry) => entry.uid === uid)),
    put: (entry) => Promise.resolve(void entries.set(entry.id, entry)),
    delete: (id) => Promise.resolve(void entries.delete(id)),
  };
}
