import { Button } from '@mantine/core';
import { IconBriefcase, IconDownload, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { JOB_VIEWS, type JobFilters } from '@/domain/job/queries';
import { JOB_TYPES, PRIORITIES, PROGRESS_STATES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobCard } from '@/entities/job/JobCard';
import { useNow } from '@/ui/hooks/useNow';
import { paths } from '@/lib/paths';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { DataTable } from '@/ui/table/DataTable';
import { ListToolbar } from '@/ui/table/ListToolbar';
import { useListParams } from '@/ui/table/useListParams';
import { BulkBar } from '../components/BulkBar';
import { jobColumns } from '../components/jobColumns';
import { JobFilterFields } from '../components/JobFilterFields';
import { QuickViews } from '../components/QuickViews';
import { useJobExport } from '../hooks/useJobExport';
import { keepsJob, useJobList } from '../hooks/useJobList';

const DEFAULTS = {
  sort: 'scheduledTime:desc',
  filters: { view: 'all', progress: '', technician: '', priority: '', type: '' },
} as const;
const URL_NAME = { progress: 'progress', technicianId: 'technician', priority: 'priority', type: 'type' } as const;

/** An address may have been typed or be old: what is no filter counts as none. */
const toFilters = (filters: Record<keyof (typeof DEFAULTS)['filters'], string>): JobFilters => ({
  view: JOB_VIEWS.find((known) => known === filters.view) ?? 'all',
  progress: PROGRESS_STATES.find((known) => known === filters.progress) ?? '',
  technicianId: filters.technician,
  priority: PRIORITIES.find((known) => known === filters.priority) ?? '',
  type: JOB_TYPES.find((known) => known === filters.type) ?? '',
});

/** All jobs: searched, filtered, changed in bulk, exported. */
export function Component() {
  const { company, role, features } = useSession();
  const now = useNow();
  const list = useListParams<Record<keyof (typeof DEFAULTS)['filters'], string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(list.filters), [list.filters]);
  const found = useJobList(filters, list.q, list.sort.direction);
  const exporting = useJobExport();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const columns = useMemo(() => jobColumns(company.timeZone, now), [company.timeZone, now]);
  const selected = found.jobs.filter(({ id }) => selectedIds.includes(id));
  const mayCreate = can({ role, features }, 'create', 'jobs');
  const mayEdit = can({ role, features }, 'update', 'jobs');

  const newButton = mayCreate && (
    <LinkButton to={paths.jobNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New job
    </LinkButton>
  );
  const empty = list.isFiltered ? (
    <EmptyState
      icon={<IconBriefcase size={28} />}
      title="No jobs match"
      text={
        list.q
          ? 'Search by the full job number, or by the beginning of the customer’s name.'
          : 'Nothing in this view right now.'
      }
      action={
        <Button variant="default" onClick={list.reset}>
          Show all jobs
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<IconBriefcase size={28} />}
      title="No jobs yet"
      text="Book the first call: a customer and what it is about are enough."
      action={newButton || undefined}
    />
  );
  const exportNow = () =>
    exporting.start(
      found.isSearch
        ? { records: found.jobs }
        : { query: found.query, keep: (job) => keepsJob(job, filters, company.timeZone, found.openedAt) },
    );

  return (
    <PageBody size="wide">
      <PageHeader
        title="Jobs"
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              disabled={found.jobs.length === 0 || exporting.count !== null}
              onClick={() => void exportNow()}
            >
              Export CSV
            </Button>
            {newButton}
          </>
        }
      />
      <QuickViews view={filters.view} onChange={(view) => list.setFilter('view', view)} />
      <ListToolbar
        search={list.search}
        searchLabel="Search job number or customer"
        filters={
          <JobFilterFields filters={filters} onChange={(name, value) => list.setFilter(URL_NAME[name], value)} />
        }
        onReset={list.isFiltered ? list.reset : undefined}
      />
      <ExportProgress count={exporting.count} noun="job" onStop={exporting.cancel} />
      {selected.length > 0 && <BulkBar jobs={selected} onClear={() => setSelectedIds([])} />}
      <DataTable<Stored<Job>>
        caption="Jobs"
        columns={columns}
        rows={found.jobs}
        getRowId={(job) => job.id}
        rowHref={(job) => paths.jobDetails(job.id)}
        renderCard={(job) => (
          <JobCard job={job} timeZone={company.timeZone} now={now} withDay={filters.view !== 'today'} />
        )}
        sort={filters.view === 'today' ? { field: 'scheduledTime', direction: 'asc' } : list.sort}
        {...(filters.view !== 'today' && { onSortChange: list.setSort })}
        state={{ isLoading: found.isLoading, error: found.error, onRetry: found.refetch }}
        empty={empty}
        paging={found.paging}
        {...(mayEdit && {
          selection: { ids: selectedIds, onChange: setSelectedIds, labelOf: (job) => `${job.number} ${job.title}` },
        })}
      />
    </PageBody>
  );
}
