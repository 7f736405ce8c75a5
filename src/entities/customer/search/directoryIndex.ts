import type { EncodedShard } from '@/data/directory/directoryService';
import {
  combineCustomers,
  findDuplicates,
  prepareRow,
  searchRows,
  type CustomerDirectory,
  type SearchOptions,
  type SearchResult,
} from '@/domain/directory/customers';
import type { PreparedRow } from '@/domain/directory/prepare';
import { decodeRows, type DirectoryRow } from '@/domain/directory/schema';

export type DuplicateQuery = { phones: readonly string[]; emails: readonly string[]; excludeId?: string };
const MAX_TAGS = 200;

/** A customer that may be imported: the ID it would have, and details it may share with others. */
export type ImportQuery = { id: string; phones: readonly string[]; emails: readonly string[] };
/** `known`: the customer itself, imported before. `similar`: someone else with the same phone or e-mail. */
export type ImportMatch = { known: DirectoryRow | null; similar: DirectoryRow | null };

/** The directory in memory, fed shard by shard. Changes are merged only when someone searches. */
export type DirectoryIndex = {
  /** Replaces shards by ID. */
  putShards(shards: readonly EncodedShard[]): void;
  /** Sets the customers created on this device that the server hasn't put into a shard yet. */
  putLocal(rows: readonly DirectoryRow[]): void;
  clear(): void;
  search(query: string, options: SearchOptions): SearchResult;
  findDuplicates(query: DuplicateQuery): DirectoryRow[];
  /** Returns the tags in use, most frequent first. */
  tags(): string[];
  /** Matches many customers in one call. */
  matchImport(queries: readonly ImportQuery[]): ImportMatch[];
};

export function createDirectoryIndex(): DirectoryIndex {
  const shards = new Map<string, PreparedRow<DirectoryRow>[]>();
  let local: PreparedRow<DirectoryRow>[] = [];
  let combined: CustomerDirectory | null = null;

  const directory = (): CustomerDirectory => {
    if (combined) return combined;
    const synced = [...shards.values()].flat();
    const ids = local.length === 0 ? null : new Set(synced.map(({ row }) => row.id));
    combined = combineCustomers(ids ? [...synced, ...local.filter(({ row }) => !ids.has(row.id))] : synced);
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
    matchImport: (queries) => {
      const rows = directory();
      const byId = new Map(rows.rows.map((row) => [row.id, row]));
      return queries.map(({ id, phones, emails }) => ({
        known: byId.get(id) ?? null,
        similar: findDuplicates(rows, { phones, emails, excludeId: id })[0] ?? null,
      }));
    },
    tags: () => frequentTags(directory().rows),
  };
}

function frequentTags(rows: readonly DirectoryRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { tags } of rows) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_TAGS)
    .map(([tag]) => tag);
}
