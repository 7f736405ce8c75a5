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

/** Pending photos in IndexedDB: the Storage SDK does not queue uploads itself. */
export const indexedDbPhotos: PhotoStorage = {
  load: async (uid) => (await open()).getAllFromIndex('photos', 'byUid', uid),
  put: async (photo) => {
    await (await open()).put('photos', photo);
  },
  delete: async (id) => (await open()).delete('photos', id),
};

/** Pending photos for as long as the page lives: the demo and tests. */
export function createMemoryPhotos(): PhotoStorage {
  const photos = new Map<string, PendingPhoto>();
  return {
    load: (uid) => Promise.resolve([...photos.values()].filter((photo) => photo.uid === uid)),
    put: (photo) => Promise.resolve(void photos.set(photo.id, photo)),
    delete: (id) => Promise.resolve(void photos.delete(id)),
  };
}
