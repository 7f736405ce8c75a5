import { combineRows, prepareRow, type PreparedDirectory, type PreparedRow } from '@/domain/directory/prepare';
import { decodeRows, type DirectoryRow } from '@/domain/directory/schema';
import { findDuplicates, searchRows, type SearchOptions, type SearchResult } from '@/domain/directory/search';

export type DuplicateQuery = { phones: readonly string[]; emails: readonly string[]; excludeId?: string };
export type EncodedShard = { id: string; rows: string };

/** The directory in memory, fed shard by shard. Changes are only joined when somebody searches. */
export type DirectoryIndex = {
  /** Replaces shards by id. */
  putShards(shards: readonly EncodedShard[]): void;
  /** Customers made on this device that the server has not put into a shard yet. */
  putLocal(rows: readonly DirectoryRow[]): void;
  clear(): void;
  search(query: string, options: SearchOptions): SearchResult;
  findDuplicates(query: DuplicateQuery): DirectoryRow[];
};

export function createDirectoryIndex(): DirectoryIndex {
  const shards = new Map<string, PreparedRow[]>();
  let local: PreparedRow[] = [];
  let combined: PreparedDirectory | null = null;

  const directory = (): PreparedDirectory => {
    if (combined) return combined;
    const synced = [...shards.values()].flat();
    const ids = local.length === 0 ? null : new Set(synced.map(({ row }) => row.id));
    combined = combineRows(ids ? [...synced, ...local.filter(({ row }) => !ids.has(row.id))] : synced);
    return combined;
  };

  return {
    putShards: (changed) => {
      for (const { id, rows } of changed) shards.set(id, decodeRows(rows).map(prepareRow));
      combined = null;
    },
    putLocal: (rows) => {
      local = rows.map(prepareRow);
      combined = null;
    },
    clear: () => {
      shards.clear();
      local = [];
      combined = null;
    },
    search: (query, options) => searchRows(directory(), query, options),
    findDuplicates: (query) => findDuplicates(directory(), query),
  };
}
