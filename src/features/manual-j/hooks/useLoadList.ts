import { collections } from '@/data/collections';
import { CALCULATION_PAGE_SIZE, calculationLookups } from '@/domain/calculation/queries';
import { keepsLoad, loadList, type LoadFilter, type LoadSort } from '@/domain/load-calc/project/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

type Sort = { field: LoadSort; direction: 'asc' | 'desc' };

/** Returns the filtered calculations; with a search text, matches by number, title, customer or address. */
export const useLoadList = (filter: LoadFilter, q: string, sort: Sort) =>
  useSearchedList({
    definition: collections.manualJ,
    query: loadList(filter, sort),
    q,
    lookups: calculationLookups(q),
    keep: (project) => keepsLoad(project, filter),
    pageSize: CALCULATION_PAGE_SIZE,
  });
