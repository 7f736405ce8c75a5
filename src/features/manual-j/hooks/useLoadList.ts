import { collections } from '@/data/collections';
import {
  keepsLoad,
  LOAD_PAGE_SIZE,
  loadList,
  loadLookups,
  type LoadFilter,
  type LoadSort,
} from '@/domain/load-calc/project/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

type Sort = { field: LoadSort; direction: 'asc' | 'desc' };

/** The calculations under the filters; with a search text, what was found by number, title, customer or address. */
export const useLoadList = (filter: LoadFilter, q: string, sort: Sort) =>
  useSearchedList({
    definition: collections.manualJ,
    query: loadList(filter, sort),
    q,
    lookups: loadLookups(q),
    keep: (project) => keepsLoad(project, filter),
    pageSize: LOAD_PAGE_SIZE,
  });
