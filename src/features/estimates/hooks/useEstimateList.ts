import { collections } from '@/data/collections';
import type { EstimateStatus } from '@/domain/billing/estimateState';
import { estimateList, estimateLookups, keepsEstimate, type EstimateSort } from '@/domain/estimate/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

type Sort = { field: EstimateSort; direction: 'asc' | 'desc' };

/** The estimates with a status; with a search text, what was found by number, title or customer. */
export const useEstimateList = (status: EstimateStatus | '', q: string, sort: Sort, today: string) =>
  useSearchedList({
    definition: collections.estimates,
    query: estimateList(status, sort),
    q,
    lookups: estimateLookups(q),
    keep: (estimate) => keepsEstimate(estimate, status, today),
  });
