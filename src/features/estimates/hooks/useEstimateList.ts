import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  estimateList,
  estimateLookups,
  keepsEstimate,
  type EstimateSort,
  type EstimateView,
} from '@/domain/estimate/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

type Sort = { field: EstimateSort; direction: 'asc' | 'desc' };

/** The estimates of a view; with a search text, what was found by number, title or customer. */
export function useEstimateList(view: EstimateView, q: string, sort: Sort, today: string) {
  const { timeZone } = useSession().company;
  return useSearchedList({
    definition: collections.estimates,
    query: estimateList(view, sort),
    q,
    lookups: estimateLookups(q),
    keep: (estimate) => keepsEstimate(estimate, view, { today, timeZone }),
  });
}
