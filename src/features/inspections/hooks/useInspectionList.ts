import { collections } from '@/data/collections';
import { inspectionList, inspectionLookups, keepsInspection, type InspectionFilter } from '@/domain/inspection/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

/** Fetches the inspections that pass the filters. A search matches by number, title, or customer. */
export const useInspectionList = (filter: InspectionFilter, q: string, direction: 'asc' | 'desc') =>
  useSearchedList({
    definition: collections.inspections,
    query: inspectionList(filter, direction),
    q,
    lookups: inspectionLookups(q),
    keep: (one) => keepsInspection(one, filter),
  });
