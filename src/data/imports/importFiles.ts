import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DuplicateChoice } from '@/domain/import/plan';
import { keepsData } from '../deviceStorage';
import { IMPORTS_DATABASE } from './databaseName';

/** Data this device needs to resume an import after a reload: the file, and the options chosen. */
export type KeptImport = {
  importId: string;
  name: string;
  bytes: ArrayBuffer;
  choices: Record<string, DuplicateChoice>;
};

export type ImportFiles = {
  put(kept: KeptImport): Promise<void>;
  get(importId: string): Promise<KeptImport | null>;
  delete(importId: string): Promise<void>;
};

type Schema = DBSchema & { files: { key: string; value: KeptImport } };

let database: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> =>
  (database ??= openDB<Schema>(IMPORTS_DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('files', { keyPath: 'importId' });
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

const indexedDbFiles: ImportFiles = {
  put: async (kept) => {
    await (await open()).put('files', kept);
  },
  get: async (importId) => (await (await open()).get('files', importId)) ?? null,
  delete: async (importId) => (await open()).delete('files', importId),
};

const inMemory = new Map<string, KeptImport>();
const memoryFiles: ImportFiles = {
  put: (kept) => Promise.resolve(void inMemory.set(kept.importId, kept)),
  get: (importId) => Promise.resolve(inMemory.get(importId) ?? null),
  delete: (importId) => Promise.resolve(void inMemory.delete(importId)),
};

/** Uses IndexedDB if available; otherwise memory, for the page's lifetime. */
export const importFiles = (): ImportFiles =>
  keepsData.get() && typeof indexedDB !== 'undefined' ? indexedDbFiles : memoryFiles;
