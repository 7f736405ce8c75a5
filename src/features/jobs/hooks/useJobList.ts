import { useEffect, useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import {
  filteredJobs,
  jobsByCustomerName,
  jobsByNumber,
  matchesName,
  sortNamePrefixes,
  viewHasProgress,
  type JobFilters,
} from '@/domain/job/queries';
import type { Job } from '@/domain/job/schema';
import { isLate, needsInvoice } from '@/domain/job/status';
import type { ListQuery } from '@/domain/record/listQuery';
import type { Stored } from '@/domain/record/schema';
import { dayBounds } from '@/lib/dates';
import { pagingOf } from '@/ui/table/pagingOf';

const PAGE_SIZE = 50;
const NONE: Stored<Job>[] = [];

type Direction = 'asc' | 'desc';

/** Whether a job passes the filters; found ones are held to them here, and views to what no query can ask. */
export function keepsJob(
  job: Stored<Job>,
  { view, progress, technicianId, priority, type }: JobFilters,
  timeZone: string,
  now: Date,
): boolean {
  const { start, end } = dayBounds(timeZone, now);
  const inView = {
    all: true,
    // What has no time yet stands in the list by the moment it was booked, which is no appointment.
    today: job.progress !== 'unscheduled' && job.scheduledTime >= start && job.scheduledTime <= end,
    late: isLate(job, now.toISOString()),
    unscheduled: job.progress === 'unscheduled',
    'needs-invoicing': needsInvoice(job),
  }[view];
  return (
    inView &&
    (progress === '' || viewHasProgress(view) || job.progress === progress) &&
    (technicianId === '' || job.technicianIds.includes(technicianId)) &&
    (priority === '' || job.priority === priority) &&
    (type === '' || job.type === type)
  );
}

/** Jobs by number or customer name: at most four bounded look-ups, however many jobs there are. */
function useFoundJobs(q: string) {
  const prefixes = sortNamePrefixes(q);
  const isOn = q !== '';
  const [first = '', second = '', third = ''] = prefixes;
  const lookups = [
    useRecords(collections.jobs, jobsByNumber(q), { isEnabled: isOn }),
    useRecords(collections.jobs, jobsByCustomerName(first), { isEnabled: first !== '' }),
    useRecords(collections.jobs, jobsByCustomerName(second), { isEnabled: second !== '' }),
    useRecords(collections.jobs, jobsByCustomerName(third), { isEnabled: third !== '' }),
  ];
  const [byNumber, ...byName] = lookups.map(({ data }) => data ?? NONE);
  const found = [...(byNumber ?? NONE), ...byName.flat().filter((job) => matchesName(job, q))];
  return {
    jobs: [...new Map(found.map((job) => [job.id, job])).values()],
    isLoading: lookups.some(({ isLoading }) => isLoading),
    refetch: () => Promise.all(lookups.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
  };
}

/** The jobs under the filters, page by page; with a search text, what was found by it. `query` is what an export reads. */
export function useJobList(filters: JobFilters, q: string, direction: Direction) {
  const { company } = useSession();
  // "Late" is measured from when the page was opened, so that the list does not start anew every minute.
  const [openedAt] = useState(() => new Date());
  const query: ListQuery = filteredJobs(filters, company.timeZone, openedAt, direction);
  const pages = useRecordPages(collections.jobs, { ...query, limit: PAGE_SIZE }, { isEnabled: q === '' });
  const found = useFoundJobs(q);

  const isSearch = q !== '';
  const source = isSearch ? found.jobs : pages.records;
  const jobs = useMemo(() => {
    const kept = source.filter((job) => keepsJob(job, filters, company.timeZone, openedAt));
    if (!isSearch) return kept;
    const order = direction === 'asc' ? 1 : -1;
    return kept.sort((a, b) => (a.scheduledTime < b.scheduledTime ? -order : order));
  }, [source, isSearch, filters, direction, company.timeZone, openedAt]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useEffect(() => {
    // A page of which the view kept nothing must not look like the end of the list.
    if (!isSearch && jobs.length === 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearch, jobs.length, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return {
    jobs,
    query,
    isSearch,
    openedAt,
    isLoading: isSearch ? found.isLoading : pages.isLoading || (jobs.length === 0 && hasNextPage),
    error: isSearch ? null : pages.error,
    refetch: isSearch ? found.refetch : pages.refetch,
    paging: pagingOf(pages, isSearch),
  };
}
