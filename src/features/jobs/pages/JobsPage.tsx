import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { JOB_VIEW_LABELS, JOB_VIEWS, type JobFilters } from '@/domain/job/queries';
import { JOB_TYPES, PRIORITIES, PROGRESS_STATES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { JobCard } from '@/entities/job/JobCard';
import { useNow } from '@/ui/hooks/useNow';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { JobsPicture } from '@/ui/feedback/pictures/JobsPicture';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { ViewSwitch } from '@/ui/table/ViewSwitch';
import { JobBulkBar } from '../components/JobBulkBar';
import { jobColumns } from '../components/jobColumns';
import { JobFilterFields } from '../components/JobFilterFields';
import { useJobExport } from '../hooks/useJobExport';
import { useJobList } from '../hooks/useJobList';

const DEFAULTS = {
  sort: 'scheduledTime:desc',
  filters: { view: 'all', progress: '', technician: '', priority: '', type: '' },
} as const;
const URL_NAME = { progress: 'progress', technicianId: 'technician', priority: 'priority', type: 'type' } as const;
const VIEWS = JOB_VIEWS.map((value) => ({ value, label: JOB_VIEW_LABELS[value] }));

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
  const session = useSession();
  const { timeZone } = session.company;
  const now = useNow();
  const params = useListParams<Record<keyof (typeof DEFAULTS)['filters'], string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const isToday = filters.view === 'today';
  const found = useJobList(filters, params.q, params.sort.direction);
  const exporting = useJobExport();
  const selection = useSelection(params.question);
  const columns = useMemo(() => jobColumns(timeZone, now), [timeZone, now]);
  const newButton = can(session, 'create', 'jobs') && (
    <LinkButton to={paths.jobNew} leftSection={<IconPlus size={18} aria-hidden />}>
      New job
    </LinkButton>
  );

  return (
    <RecordListPage<Stored<Job>>
      name="jobs"
      title="Jobs"
      caption="Jobs"
      primary={newButton}
      params={params}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.jobDetails(id)}
      renderCard={(job) => <JobCard job={job} timeZone={timeZone} now={now} withDay={!isToday} />}
      sort={isToday ? { field: 'scheduledTime', direction: 'asc' } : params.sort}
      isSortFixed={isToday}
      views={
        <ViewSwitch
          label="Quick views"
          options={VIEWS}
          value={filters.view}
          onChange={(view) => params.setFilter('view', view)}
        />
      }
      searchLabel="Search job number or customer"
      filters={
        <JobFilterFields filters={filters} onChange={(name, value) => params.setFilter(URL_NAME[name], value)} />
      }
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      selection={can(session, 'update', 'jobs') ? selection : undefined}
      rowLabel={(job) => `${job.number} ${job.title}`}
      bulkBar={<JobBulkBar jobs={selection.of(found.rows)} onClear={selection.clear} />}
      none={
        <EmptyState
          picture={<JobsPicture />}
          title="No jobs yet"
          text="Book the first call: a customer and what it is about are enough."
          action={newButton || undefined}
        />
      }
      noMatch={{
        icon: <IconBriefcase size={28} />,
        title: 'No jobs match',
        text: params.q
          ? 'Search by the full job number, or by the beginning of the customer’s name.'
          : 'Nothing in this view right now.',
        resetLabel: 'Show all jobs',
      }}
    />
  );
}
