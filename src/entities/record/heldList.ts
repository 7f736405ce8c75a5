import type { CollectionName } from '@/domain/record/manifests';
import type { Stored } from '@/domain/record/schema';
import type { ExportSource, ListState } from './listState';

type Held<T> = { all: readonly Stored<T>[]; isLoading: boolean; error: unknown; refetch?: () => unknown };

type Shown<T> = {
  collection: CollectionName;
  q: string;
  keep: (record: Stored<T>) => boolean;
  /** Must return 0 for equal records. */
  compare: (a: Stored<T>, b: Stored<T>) => number;
};

/** Filters, searches and sorts a short list that is loaded completely. */
export function heldList<T>(
  { all, isLoading, error, refetch }: Held<T>,
  { collection, q, keep, compare }: Shown<T>,
): ListState<Stored<T>> & { source: ExportSource<T> } {
  const rows = all.filter(keep).toSorted(compare);
  return {
    rows,
    collection,
    isSearch: q !== '',
    total: rows.length,
    isLoading,
    error,
    retry: refetch,
    source: { records: rows },
  };
}

/** Returns whether every typed word occurs somewhere in the texts. */
export function hasEveryWord(texts: readonly string[], typed: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
