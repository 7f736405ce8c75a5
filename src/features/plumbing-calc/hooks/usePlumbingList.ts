import { collections } from '@/data/collections';
import { CALCULATION_PAGE_SIZE, calculationLookups } from '@/domain/calculation/queries';
import { keepsPlumbing, plumbingList, type PlumbingFilter, type PlumbingSort } from '@/domain/plumbing/record/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

type Sort = { field: PlumbingSort; direction: 'asc' | 'desc' };

/** Returns the filtered calculations; with a search text, matches by number, title, customer or address. */
export const usePlumbingList = (filter: PlumbingFilter, q: string, sort: Sort) =>
  useSearchedList({
    definition: collections.plumbingCalc,
    query: plumbingList(filter, sort),
    q,
    lookups: calculationLookups(q),
    keep: (one) => keepsPlumbing(one, filter),
    pageSize: CALCULATION_PAGE_SIZE,
  });
