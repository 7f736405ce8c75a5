import type { DirectoryRow } from '@/domain/directory/schema';
import type { SearchOptions, SearchResult } from '@/domain/directory/search';
import { createDirectoryIndex, type DuplicateQuery, type EncodedShard, type ImportMatch, type ImportQuery } from './directoryIndex';
import type { FromWorker, ToWorker } from './messages';

/** The directory as the page asks it, wherever it is searched. */
export type DirectoryEngine = {
  putShards(shards: readonly EncodedShard[]): void;
  putLocal(rows: readonly DirectoryRow[]): void;
  clear(): void;
  search(query: string, options: SearchOptions): Promise<SearchResult>;
  findDuplicates(query: DuplicateQuery): Promise<DirectoryRow[]>;
  matchImport(queries: readonly ImportQuery[]): Promise<ImportMatch[]>;
  tags(): Promise<string[]>;
};

type Pending = { resolve: (answer: FromWorker) => void; reject: (error: Error) => void };

function createWorkerEngine(): DirectoryEngine {
  const worker = new Worker(new URL('./directory.worker.ts', import.meta.url), { type: 'module' });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if (data.kind === 'failure') {
      console.warn('Search failed', data.message);
      waiting?.reject(new Error(data.message));
    } else {
      waiting?.resolve(data);
    }
  });
  worker.addEventListener('error', (event) => {
    console.error('The search worker failed', event.message);
    for (const { reject } of pending.values()) reject(new Error('The search worker failed'));
    pending.clear();
  });
  const tell = (message: ToWorker): void => worker.postMessage(message);
  const ask = (make: (id: number) => ToWorker): Promise<FromWorker> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      tell(make(lastId));
    });

  return {
    putShards: (shards) => tell({ kind: 'shards', shards }),
    putLocal: (rows) => tell({ kind: 'local', rows }),
    clear: () => tell({ kind: 'clear' }),
    search: async (query, options) => {
      const answer = await ask((id) => ({ kind: 'search', id, query, options }));
      return answer.kind === 'search' ? answer.result : { rows: [], total: 0, isGuess: false };
    },
    findDuplicates: async (query) => {
      const answer = await ask((id) => ({ kind: 'duplicates', id, query }));
      return answer.kind === 'duplicates' ? answer.rows : [];
    },
    matchImport: async (queries) => {
      const answer = await ask((id) => ({ kind: 'import', id, queries }));
      return answer.kind === 'import' ? answer.matches : [];
    },
    tags: async () => {
      const answer = await ask((id) => ({ kind: 'tags', id }));
      return answer.kind === 'tags' ? answer.tags : [];
    },
  };
}

/** Searches in the page itself: where there are no workers, as in tests. */
function createLocalEngine(): DirectoryEngine {
  const index = createDirectoryIndex();
  return {
    ...index,
    search: (query, options) => Promise.resolve(index.search(query, options)),
    findDuplicates: (query) => Promise.resolve(index.findDuplicates(query)),
    matchImport: (queries) => Promise.resolve(index.matchImport(queries)),
    tags: () => Promise.resolve(index.tags()),
  };
}

export const createDirectoryEngine = (): DirectoryEngine => (typeof Worker === 'undefined' ? createLocalEngine() : createWorkerEngine());
