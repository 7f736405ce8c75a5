import { useEffect, useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useRecords } from '@/data/react/useRecords';
import type { EstimateStatus } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';
import { matchesName, sortNamePrefixes } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import {
  ESTIMATE_PAGE_SIZE,
  estimateList,
  estimatesByCustomerName,
  estimatesByNumber,
  estimatesByTitle,
  keepsEstimate,
  type EstimateSort,
} from '../estimateList';
import { pagingOf } from '@/ui/table/pagingOf';

const NONE: Stored<Estimate>[] = [];

/** By number, title or customer: at most five bounded look-ups, however many estimates there are. */
function useFoundEstimates(q: string) {
  const [first = '', second = '', third = ''] = sortNamePrefixes(q);
  const isOn = q !== '';
  const lookups = [
    useRecords(collections.estimates, estimatesByNumber(q), { isEnabled: isOn }),
    useRecords(collections.estimates, estimatesByTitle(q), { isEnabled: isOn }),
    useRecords(collections.estimates, estimatesByCustomerName(first), { isEnabled: first !== '' }),
    useRecords(collections.estimates, estimatesByCustomerName(second), { isEnabled: second !== '' }),
    useRecords(collections.estimates, estimatesByCustomerName(third), { isEnabled: third !== '' }),
  ];
  const [byNumber = NONE, byTitle = NONE, ...byName] = lookups.map(({ data }) => data ?? NONE);
  const found = [...byNumber, ...byTitle, ...byName.flat().filter((estimate) => matchesName(estimate, q))];
  return {
    estimates: [...new Map(found.map((estimate) => [estimate.id, estimate])).values()],
    isLoading: lookups.some(({ isLoading }) => isLoading),
    refetch: () => Promise.all(lookups.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
  };
}

type Sort = { field: EstimateSort; direction: 'asc' | 'desc' };

/** The estimates under the filter, page by page; with a search text, what was found by it. */
export function useEstimateList(status: EstimateStatus | '', q: string, sort: Sort) {
  const today = useToday();
  const query = estimateList(status, sort);
  const pages = useRecordPages(collections.estimates, { ...query, limit: ESTIMATE_PAGE_SIZE }, { isEnabled: q === '' });
  const found = useFoundEstimates(q);
  const isSearch = q !== '';
  const source = isSearch ? found.estimates : pages.records;
  const { field, direction } = sort;
  const estimates = useMemo(() => {
    const kept = source.filter((estimate) => keepsEstimate(estimate, status, today));
    if (!isSearch) return kept;
    const order = direction === 'asc' ? 1 : -1;
    return kept.sort((a, b) => (a[field] < b[field] ? -order : order));
  }, [source, status, today, isSearch, field, direction]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useEffect(() => {
    // A page of which nothing was kept must not look like the end of the list.
    if (!isSearch && estimates.length === 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearch, estimates.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return {
    estimates,
    today,
    query,
    isSearch,
    isLoading: isSearch ? found.isLoading : pages.isLoading || (estimates.length === 0 && hasNextPage),
    error: isSearch ? null : pages.error,
    refetch: isSearch ? found.refetch : pages.refetch,
    paging: pagingOf(pages, isSearch),
  };
}
