import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingPhoto, PhotoStorage } from './pendingPhoto';

type Schema = DBSchema & { photos: { key: string; value: PendingPhoto; indexes: { byUid: string } } };

let database: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>('fieldwright-photos', 1, {
    upgrade: (db) => {
      db.createObjectStore('photos', { keyPath: 'id' }).createIndex('byUid', 'uid');
    },
  }));

/** Stores pending photos in IndexedDB: the Storage SDK doesn't queue uploads itself. */
export const indexedDbPhotos: PhotoStorage = {
  load: async (uid) => (await open()).getAllFromIndex('photos', 'byUid', uid),
  put: async (photo) => {
    await (await open()).put('photos', photo);
  },
  delete: async (id) => (await open()).delete('photos', id),
};

/** Keeps pending photos for the page's lifetime: for the demo and tests. */
export function createMemoryPhotos(): PhotoStorage {
  const photos = new Map<string, PendingPhoto>();
  return {
    load: (uid) => Promise.resolve([...photos.values()].filter((photo) => photo.uid === uid)),
    put: (photo) => Promise.resolve(void photos.set(photo.id, photo)),
    delete: (id) => Promise.resolve(void photos.delete(id)),
  };
}
