import type { EncodedShard } from '@/data/directory/directoryService';
import type { PreparedRow } from '@/domain/directory/prepare';
import { decodePricebookRows, type PricebookRow } from '@/domain/pricebook/row';
import {
  combinePricebook,
  preparePricebookRow,
  searchPricebook,
  type PreparedPricebook,
  type PricebookSearchOptions,
  type PricebookSearchResult,
} from '@/domain/pricebook/search';

/** The pricebook in memory, fed shard by shard. Changes are merged only when someone searches. */
export type PricebookIndex = {
  putShards(shards: readonly EncodedShard[]): void;
  putLocal(rows: readonly PricebookRow[]): void;
  clear(): void;
  search(query: string, options: PricebookSearchOptions): PricebookSearchResult;
  /** Returns the known items among `ids`, in that order. */
  find(ids: readonly string[]): PricebookRow[];
  /** Returns how many items each category directly contains. */
  countByCategory(): Record<string, number>;
};

export function createPricebookIndex(): PricebookIndex {
  const shards = new Map<string, PreparedRow<PricebookRow>[]>();
  let local: PreparedRow<PricebookRow>[] = [];
  let combined: { directory: PreparedPricebook; byId: Map<string, PricebookRow> } | null = null;

  const known = () => {
    if (combined) return combined;
    const synced = [...shards.values()].flat();
    const ids = new Set(local.length === 0 ? [] : synced.map(({ row }) => row.id));
    const all = [...synced, ...local.filter(({ row }) => !ids.has(row.id))];
    combined = { directory: combinePricebook(all), byId: new Map(all.map(({ row }) => [row.id, row])) };
    return combined;
  };

  return {
    putShards: (changed) => {
      for (const { id, rows } of changed) shards.set(id, decodePricebookRows(rows).map(preparePricebookRow));
      combined = null;
    },
    putLocal: (rows) => {
      local = rows.map(preparePricebookRow);
      combined = null;
    },
    clear: () => {
      shards.clear();
      local = [];
      combined = null;
    },
    search: (query, options) => searchPricebook(known().directory, query, options),
    find: (ids) => ids.flatMap((id) => known().byId.get(id) ?? []),
    countByCategory: () => {
      const counts: Record<string, number> = {};
      for (const { categoryId } of known().directory.rows) counts[categoryId] = (counts[categoryId] ?? 0) + 1;
      return counts;
    },
  };
}
