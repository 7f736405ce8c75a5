import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { keepsData } from '../deviceStorage';
import { DIRECTORY_DATABASE } from './databaseName';

/** A shard as stored on this device: its ID, the server time of its last change, and the encoded rows. */
export type StoredShard = { id: string; updatedAt: string; rows: string };

/** Storage in which shards survive a reload, separate for each company and user (`scope`). */
export type ShardStorage = {
  load(scope: string): Promise<StoredShard[]>;
  put(scope: string, shards: readonly StoredShard[]): Promise<void>;
  clear(scope: string): Promise<void>;
};

type Entry = StoredShard & { scope: string };
type Schema = DBSchema & { shards: { key: [string, string]; value: Entry; indexes: { byScope: string } } };

let database: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>(DIRECTORY_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('shards', { keyPath: ['scope', 'id'] }).createIndex('byScope', 'scope');
    },
    // Someone is logging out, here or in another tab: the database is about to be removed.
    blocking: () => {
      void database?.then((db) => db.close());
      database = null;
    },
    terminated: () => {
      database = null;
    },
  }));

const indexedDbShards: ShardStorage = {
  load: async (scope) => (await open()).getAllFromIndex('shards', 'byScope', scope),
  put: async (scope, shards) => {
    const transaction = (await open()).transaction('shards', 'readwrite');
    await Promise.all([...shards.map((shard) => transaction.store.put({ ...shard, scope })), transaction.done]);
  },
  clear: async (scope) => {
    const transaction = (await open()).transaction('shards', 'readwrite');
    const keys = await transaction.store.index('byScope').getAllKeys(scope);
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
  },
};

/** Keeps shards for the page's lifetime: for the demo, tests, and browsers without storage. */
export function createMemoryShards(): ShardStorage {
  const scopes = new Map<string, Map<string, StoredShard>>();
  const shardsOf = (scope: string): Map<string, StoredShard> => {
    const known = scopes.get(scope) ?? new Map<string, StoredShard>();
    scopes.set(scope, known);
    return known;
  };
  return {
    load: (scope) => Promise.resolve([...shardsOf(scope).values()]),
    put: (scope, shards) => {
      for (const shard of shards) shardsOf(scope).set(shard.id, shard);
      return Promise.resolve();
    },
    clear: (scope) => Promise.resolve(void scopes.delete(scope)),
  };
}

/** Uses IndexedDB if it's available. */
export const deviceShards = (): ShardStorage =>
  keepsData.get() && typeof indexedDB !== 'undefined' ? indexedDbShards : createMemoryShards();
