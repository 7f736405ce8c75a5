import { useEffect, useState } from 'react';
import type { DirectoryRow } from '@/domain/directory/schema';
import type { DirectoryFilter, SearchResult } from '@/domain/directory/customers';
import { stableJson } from '@/lib/stableJson';
import { useDirectory } from './useDirectory';

type Options = {
  /** How many rows to give; `total` counts all. */
  limit?: number;
  /** False keeps the directory alone while it is not needed. */
  isEnabled?: boolean;
};

const NOTHING: SearchResult = { rows: [], total: 0, isGuess: false };
const NO_FILTER: DirectoryFilter = {};

export type CustomerSearch = {
  rows: DirectoryRow[];
  total: number;
  /** Nothing matched as typed; these rows allow for typing errors. */
  isGuess: boolean;
  /** False until the directory is on this device and has answered once. */
  isReady: boolean;
  error: Error | null;
};

/**
 * Searches the company's customers by name, phone, e-mail, address or serial as somebody types. Answers from this
 * device, also offline; earlier rows stay while the next answer is on its way.
 */
export function useCustomerSearch(query: string, filter: DirectoryFilter = NO_FILTER, { limit = 50, isEnabled = true }: Options = {}): CustomerSearch {
  const { engine, version, isReady, error } = useDirectory(isEnabled);
  const [answer, setAnswer] = useState<SearchResult | null>(null);
  const filterKey = stableJson(filter);

  useEffect(() => {
    if (!isEnabled || !isReady) return;
    let isNewest = true;
    const options = { limit, filter: JSON.parse(filterKey) as DirectoryFilter };
    engine.search(query, options).then(
      (result) => {
        if (isNewest) setAnswer(result);
      },
      () => {
        if (isNewest) setAnswer(NOTHING);
      },
    );
    return () => {
      isNewest = false;
    };
  }, [engine, version, isReady, isEnabled, query, filterKey, limit]);

  return { ...(answer ?? NOTHING), isReady: isReady && answer !== null, error };
}
