import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useRecords } from '@/data/react/useRecords';
import {
  LOAD_PAGE_SIZE,
  loadList,
  loadLookups,
  type LoadFilter,
  type LoadSort,
} from '@/domain/load-calc/project/queries';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { pagingOf } from '@/ui/table/pagingOf';

type Sort = { field: LoadSort; direction: 'asc' | 'desc' };

const NONE: Stored<LoadProject>[] = [];
const sortValue = (project: Stored<LoadProject>, field: LoadSort): string | number =>
  field === 'totals.heatingBtuh' ? project.totals.heatingBtuh : project[field];

/** By number, title, customer or address: four bounded look-ups, however many calculations there are. */
function useFoundLoads(q: string) {
  const options = { isEnabled: q !== '' };
  const [number, title, customer, address] = loadLookups(q);
  const lookups = [
    useRecords(collections.manualJ, number, options),
    useRecords(collections.manualJ, title, options),
    useRecords(collections.manualJ, customer, options),
    useRecords(collections.manualJ, address, options),
  ];
  const found = lookups.flatMap(({ data }) => data ?? NONE);
  return {
    projects: [...new Map(found.map((project) => [project.id, project])).values()],
    isLoading: lookups.some(({ isLoading }) => isLoading),
    error: lookups.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(lookups.map(({ refetch }) => refetch())),
  };
}

/** The calculations under the filters, page by page; with a search text, what was found by it. */
export function useLoadList(filter: LoadFilter, q: string, sort: Sort) {
  const isSearch = q !== '';
  const query = loadList(filter, sort);
  const pages = useRecordPages(collections.manualJ, { ...query, limit: LOAD_PAGE_SIZE }, { isEnabled: !isSearch });
  const found = useFoundLoads(q);
  const source = isSearch ? found.projects : pages.records;
  const { mode, customerId } = filter;
  const { field, direction } = sort;
  const projects = useMemo(() => {
    if (!isSearch) return source;
    const order = direction === 'asc' ? 1 : -1;
    return source
      .filter(
        (project) => (mode === '' || project.mode === mode) && (customerId === '' || project.customerId === customerId),
      )
      .sort((a, b) => (sortValue(a, field) < sortValue(b, field) ? -order : order));
  }, [source, isSearch, mode, customerId, field, direction]);

  return {
    projects,
    query,
    isSearch,
    isLoading: isSearch ? found.isLoading : pages.isLoading,
    error: isSearch ? found.error : pages.error,
    refetch: isSearch ? found.refetch : pages.refetch,
    paging: pagingOf(pages, isSearch),
  };
}
