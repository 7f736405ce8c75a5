import { IconBriefcase, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCount } from '@/data/react/useCount';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { JOB_VIEW_LABELS, JOB_VIEWS, viewDirection, type JobFilters, type JobView } from '@/domain/job/filters';
import { PRIORITIES, PROGRESS_STATES, type Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { dayText } from '@/entities/job/arrivalText';
import { JobCard } from '@/entities/job/JobCard';
import { RecordListPage } from '@/entities/record/RecordListPage';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { JobsPicture } from '@/ui/feedback/pictures/JobsPicture';
import { useNow } from '@/ui/hooks/useNow';
import { LinkButton } from '@/ui/links/LinkButton';
import { useListParams, type ListParams } from '@/ui/table/useListParams';
import { useSelection } from '@/ui/table/useSelection';
import { JobBulkBar } from '../components/JobBulkBar';
import { jobColumns } from '../components/jobColumns';
import { useJobCounts } from '../hooks/useJobCounts';
import { useJobExport } from '../hooks/useJobExport';
import { useJobFilterFields } from '../hooks/useJobFilterFields';
import { useJobList } from '../hooks/useJobList';

const NO_FILTER = [] as const;
const JobPeek = lazyPart(() => import('../components/JobPeek').then((module) => module.JobPeek));

/** Without an order in the URL, the view's default applies. */
const DEFAULTS = {
  sort: 'view:asc',
  filters: { view: '', progress: '', technician: '', priority: '', type: '', source: '', unit: '' },
} as const;
type FilterName = keyof (typeof DEFAULTS)['filters'];

/** Upcoming jobs are shown first. A URL may be hand-typed or old: unknown filters are ignored. */
function toFilters({
  view,
  progress,
  technician,
  priority,
  type,
  source,
  unit,
}: Record<FilterName, string>): JobFilters {
  const known = PROGRESS_STATES.find((state) => state === progress) ?? '';
  return {
    // A link to all jobs with a status isn't limited to upcoming ones.
    view: JOB_VIEWS.find((each) => each === view) ?? (known === '' ? 'upcoming' : 'all'),
    progress: known,
    technicianId: technician,
    priority: PRIORITIES.find((each) => each === priority) ?? '',
    type,
    source,
    unit,
  };
}

/**
 * A saved view stores its view name, even one that the URL omits by default. Views saved when a list without a name showed all jobs still
 * do so.
 */
function savedParams(params: ListParams, view: JobView): ListParams {
  const named = (text: string, fallback: JobView): URLSearchParams => {
    const wanted = new URLSearchParams(text);
    if (!wanted.has('view')) wanted.set('view', fallback);
    return wanted;
  };
  return {
    ...params,
    current: named(params.current, view).toString(),
    apply: (text) => {
      const wanted = named(text, 'all');
      if (wanted.get('view') === 'upcoming' && !wanted.has('progress')) wanted.delete('view');
      params.apply(wanted.toString());
    },
  };
}

/** Lists all jobs, upcoming first, with search, filters, preview, bulk changes and export. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const now = useNow();
  const { settings } = useWorkSettings();
  const params = useListParams<Record<FilterName, string>>(DEFAULTS);
  const filters = useMemo(() => toFilters(params.filters), [params.filters]);
  const { view } = filters;
  const isToday = view === 'today';
  const direction = params.sort.field === 'scheduledTime' && !isToday ? params.sort.direction : viewDirection(view);
  const found = useJobList(filters, params.q, direction);
  const counts = useJobCounts(filters.unit);
  const fields = useJobFilterFields(filters, (name, value) => params.setFilters({ view, [name]: value }));
  const exporting = useJobExport();
  const selection = useSelection(params.question);
  const columns = useMemo(() => jobColumns(timeZone, now, settings), [timeZone, now, settings]);
  const isQuiet = view === 'upcoming' && !found.isLoading && found.rows.length === 0;
  const total = useCount(collections.jobs, NO_FILTER, { isEnabled: isQuiet });
  const newButton = can('create', 'jobs') && (
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
      params={savedParams(params, view)}
      list={found}
      columns={columns}
      rowHref={({ id }) => paths.jobDetails(id)}
      renderCard={(job) => <JobCard job={job} timeZone={timeZone} now={now} />}
      groupOf={isToday ? undefined : (job) => dayText(job, timeZone, now)}
      sort={{ field: 'scheduledTime', direction }}
      isSortFixed={isToday}
      views={{
        options: JOB_VIEWS.map((value) => ({
          value,
          label: JOB_VIEW_LABELS[value],
          count: counts[value],
          isAlarming: value === 'late',
        })),
        value: view,
        onChange: (next) => params.setFilters({ view: next === 'upcoming' && filters.progress === '' ? '' : next }),
      }}
      searchLabel="Search number or words"
      filters={fields}
      exporting={exporting}
      onExport={() => exporting.start(found.source)}
      selection={can('update', 'jobs') ? selection : undefined}
      rowLabel={(job) => `${job.number} ${job.title}`}
      bulkBar={<JobBulkBar jobs={selection.of(found.rows)} onClear={selection.clear} />}
      renderPeek={(job) => <JobPeek key={job.id} job={job} timeZone={timeZone} now={now} />}
      none={
        <EmptyState
          picture={<JobsPicture />}
          title="No jobs yet"
          text="Book your first call. All you need is a customer and a short description."
          action={newButton || undefined}
        />
      }
      isNarrowed={params.isFiltered || total !== 0}
      noMatch={{
        icon: <IconBriefcase size={28} />,
        title: params.isFiltered ? 'No jobs match' : 'Nothing is booked from today forward',
        text: params.q
          ? 'Search by the job number, or by words of the title, the customer, the address or the description.'
          : 'Past and unscheduled jobs are in the other views.',
        resetLabel: 'Show all jobs',
        onReset: () => params.apply('view=all'),
      }}
    />
  );
}
