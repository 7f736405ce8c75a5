import { useEffect, useState } from 'react';
import type { SearchResult } from '@/domain/directory/search';
import { stableJson } from '@/lib/stableJson';
import type { DirectoryState } from '../directory/directoryService';

type Engine<Row, Filter> = {
  search: (query: string, options: { limit: number; filter: Filter }) => Promise<SearchResult<Row>>;
};

export type DirectorySearchOptions = {
  /** The most rows to return; `total` counts all. */
  limit?: number;
  /** False leaves the directory unloaded while it isn't needed. */
  isEnabled?: boolean;
};

/** `isReady` is false until the directory is on this device and has responded once. */
export type DirectorySearch<Row> = SearchResult<Row> & { isReady: boolean; error: Error | null };

const NOTHING: SearchResult<never> = { rows: [], total: 0, isGuess: false };

/** Searches a directory as the user types. Responds from this device, even offline; previous rows stay until the next response arrives. */
export function useDirectorySearch<Row, Filter>(
  { engine, version, isReady, error }: DirectoryState & { engine: Engine<Row, Filter> },
  query: string,
  filter: Filter,
  { limit = 50, isEnabled = true }: DirectorySearchOptions = {},
): DirectorySearch<Row> {
  const [answer, setAnswer] = useState<(SearchResult<Row> & { failure: Error | null }) | null>(null);
  const filterKey = stableJson(filter);

  useEffect(() => {
    if (!isEnabled || !isReady) return;
    let isNewest = true;
    engine.search(query, { limit, filter: JSON.parse(filterKey) as Filter }).then(
      (result) => {
        if (isNewest) setAnswer({ ...result, failure: null });
      },
      (cause: unknown) => {
        if (isNewest) setAnswer({ ...NOTHING, failure: cause instanceof Error ? cause : new Error(String(cause)) });
      },
    );
    return () => {
      isNewest = false;
    };
  }, [engine, version, isReady, isEnabled, query, filterKey, limit]);

  const { failure, ...result } = answer ?? { ...NOTHING, failure: null };
  return { ...result, isReady: isReady && answer !== null && failure === null, error: failure ?? error };
}
