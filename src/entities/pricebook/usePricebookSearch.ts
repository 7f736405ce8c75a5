import { useEffect, useState } from 'react';
import type { PricebookRow } from '@/domain/pricebook/row';
import type { PricebookFilter, PricebookSearchResult } from '@/domain/pricebook/search';
import { stableJson } from '@/lib/stableJson';
import { usePricebook } from './usePricebook';

type Options = {
  /** How many rows to give; `total` counts all. */
  limit?: number;
  /** False keeps the directory alone while it is not needed. */
  isEnabled?: boolean;
};

const NOTHING: PricebookSearchResult = { rows: [], total: 0, isGuess: false };
const NO_FILTER: PricebookFilter = {};

export type PricebookSearch = {
  rows: PricebookRow[];
  total: number;
  /** Nothing matched as typed; these rows allow for typing errors. */
  isGuess: boolean;
  /** False until the pricebook is on this device and has answered once. */
  isReady: boolean;
  error: Error | null;
};

/**
 * Searches active items by code, name, vendor's part number or vendor as somebody types. Answers from this device, also
 * offline; earlier rows stay while the next answer is on its way.
 */
export function usePricebookSearch(query: string, filter: PricebookFilter = NO_FILTER, { limit = 50, isEnabled = true }: Options = {}): PricebookSearch {
  const { engine, version, isReady, error } = usePricebook(isEnabled);
  const [answer, setAnswer] = useState<PricebookSearchResult | null>(null);
  const filterKey = stableJson(filter);

  useEffect(() => {
    if (!isEnabled || !isReady) return;
    let isNewest = true;
    engine.search(query, { limit, filter: JSON.parse(filterKey) as PricebookFilter }).then(
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
