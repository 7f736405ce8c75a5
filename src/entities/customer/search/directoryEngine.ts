import { callHere, callWorker, type Remote } from '@/lib/remote';
import { createDirectoryIndex, type DirectoryIndex } from './directoryIndex';

/** The directory as the page queries it, wherever the search runs. */
export type DirectoryEngine = Remote<DirectoryIndex>;

const METHODS = [
  'putShards',
  'putLocal',
  'clear',
  'search',
  'findDuplicates',
  'matchImport',
  'tags',
] as const satisfies readonly (keyof DirectoryIndex)[];

/** Runs in a worker, or in the page itself where workers are unavailable. */
export const createDirectoryEngine = (): DirectoryEngine =>
  typeof Worker === 'undefined'
    ? callHere(createDirectoryIndex(), METHODS)
    : callWorker<DirectoryIndex>(
        new Worker(new URL('./directory.worker.ts', import.meta.url), { type: 'module' }),
        METHODS,
      );
