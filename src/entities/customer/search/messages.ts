import type { DirectoryRow } from '@/domain/directory/schema';
import type { SearchOptions, SearchResult } from '@/domain/directory/search';
import type { DuplicateQuery, EncodedShard, ImportMatch, ImportQuery } from './directoryIndex';

/** What the page tells the search worker. Questions carry an id that their answer repeats. */
export type ToWorker =
  | { kind: 'shards'; shards: readonly EncodedShard[] }
  | { kind: 'local'; rows: readonly DirectoryRow[] }
  | { kind: 'clear' }
  | { kind: 'search'; id: number; query: string; options: SearchOptions }
  | { kind: 'duplicates'; id: number; query: DuplicateQuery }
  | { kind: 'tags'; id: number }
  | { kind: 'import'; id: number; queries: readonly ImportQuery[] };

export type FromWorker =
  | { kind: 'search'; id: number; result: SearchResult }
  | { kind: 'duplicates'; id: number; rows: DirectoryRow[] }
  | { kind: 'tags'; id: number; tags: string[] }
  | { kind: 'import'; id: number; matches: ImportMatch[] }
  | { kind: 'failure'; id: number; message: string };
