import { collections } from '@/data/collections';
import { defineDirectory } from '@/data/directory/directoryService';
import { createDirectoryEngine } from './directoryEngine';
import { pendingRows } from './pendingRows';

/** Returns the service for searching the company's customers on this device. */
export const directoryOf = defineDirectory({
  collection: collections.directory,
  createEngine: createDirectoryEngine,
  pendingRows,
});
