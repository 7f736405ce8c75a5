import { collections } from '@/data/collections';
import { defineDirectory } from '@/data/directory/directoryService';
import { createDirectoryEngine } from './directoryEngine';
import { pendingRows } from './pendingRows';

/** The company's customers, searched on this device. */
export const directoryOf = defineDirectory({
  collection: collections.directory,
  createEngine: createDirectoryEngine,
  pendingRows,
});
