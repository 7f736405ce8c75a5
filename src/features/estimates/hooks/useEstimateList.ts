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
import { useNow } from '@/ui/hooks/useNow';
import { passesFilters, type EstimateFilters } from '../estimateFilters';

type Sort = { field: EstimateSort; direction: 'asc' | 'desc' };

type EstimateListQuestion = { view: EstimateView; filters: EstimateFilters; q: string; sort: Sort; today: string };

/** Fetches a view's estimates that pass the filters. A search matches by number, text, or customer. */
export function useEstimateList({ view, filters, q, sort, today }: EstimateListQuestion) {
  const { timeZone } = useSession().company;
  const now = useNow();
  return useSearchedList({
    definition: collections.estimates,
    query: estimateList(view, sort, filters.unit),
    q,
    lookups: estimateLookups(q),
    keep: (estimate) => keepsEstimate(estimate, view, { today, timeZone }) && passesFilters(estimate, filters, now),
  });
}
