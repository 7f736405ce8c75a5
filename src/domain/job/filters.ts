import { dayBounds } from '@/lib/dates';
import { ofUnit, passesUnit } from '../business-unit/choice';
import { isEqual, type ListQuery } from '../record/listQuery';
import { earliestFirst, latestFirst, withinDay } from './queries';
import { PROGRESS_STATES, type Job, type Priority, type Progress } from './schema';
import { isLate, needsInvoice } from './status';

type Where = NonNullable<ListQuery['where']>;

/** In menu order. The specification's jobs list is `all`. */
export const JOB_VIEWS = ['upcoming', 'today', 'late', 'unscheduled', 'needs-invoicing', 'past', 'all'] as const;
export type JobView = (typeof JOB_VIEWS)[number];
export const JOB_VIEW_LABELS: Record<JobView, string> = {
  upcoming: 'Upcoming',
  today: 'Today',
  late: 'Late',
  unscheduled: 'Unscheduled',
  'needs-invoicing': 'To invoice',
  past: 'Past',
  all: 'All jobs',
};

/** Work that has a time and is still ahead. */
const AHEAD: readonly Progress[] = ['scheduled', 'in-progress', 'on-hold'];
const WITH_A_TIME = PROGRESS_STATES.filter((state) => state !== 'unscheduled');

/** Filters of the list of jobs; '' is "any". */
export type JobFilters = {
  view: JobView;
  progress: Progress | '';
  technicianId: string;
  priority: Priority | '';
  /** The id of a job type. */
  type: string;
  /** The id of a lead source. */
  source: string;
  /** A business unit, as selected (`business-unit/choice`). */
  unit: string;
};

/** No filters other than the view. */
export const ANY_JOB = { progress: '', technicianId: '', priority: '', type: '', source: '', unit: '' } as const;

const isAnyOf = (field: string, value: readonly string[]) => ({ field, operator: 'in', value }) as const;

const viewWhere = ({ view, progress }: JobFilters, timeZone: string, now: Date): Where => {
  switch (view) {
    case 'all':
      return [];
    case 'upcoming':
      return [
        ...(progress === '' ? [isAnyOf('progress', AHEAD)] : []),
        { field: 'scheduledTime', operator: '>=', value: dayBounds(timeZone, now).start },
      ];
    case 'past':
      return [{ field: 'scheduledTime', operator: '<', value: dayBounds(timeZone, now).start }];
    case 'today':
      return withinDay(timeZone, now);
    // `isLate` filters out open arrival windows after reading.
    case 'late':
      return [isEqual('progress', 'scheduled'), { field: 'scheduledTime', operator: '<', value: now.toISOString() }];
    case 'unscheduled':
      return [isEqual('progress', 'unscheduled')];
    case 'needs-invoicing':
      return [isEqual('progress', 'work-done'), isEqual('invoiceId', null)];
  }
};

/** Whether a view already implies its jobs' progress. */
export const viewHasProgress = (view: JobView): boolean =>
  view === 'late' || view === 'unscheduled' || view === 'needs-invoicing';

/** Upcoming work is listed earliest first; otherwise the specification's order, latest first. */
export const viewDirection = (view: JobView): 'asc' | 'desc' =>
  view === 'upcoming' || view === 'today' ? 'asc' : 'desc';

/** The number of late jobs, of a chosen business unit or of all, in two counts: those with an arrival window, and those without. */
export const lateJobCounts = (now: Date, unit = ''): readonly ListQuery[] => [
  {
    where: [
      ...ofUnit(unit),
      isEqual('progress', 'scheduled'),
      isEqual('arrivalWindowEnd', ''),
      { field: 'scheduledTime', operator: '<', value: now.toISOString() },
    ],
  },
  {
    where: [
      ...ofUnit(unit),
      isEqual('progress', 'scheduled'),
      { field: 'arrivalWindowEnd', operator: '>', value: '' },
      { field: 'arrivalWindowEnd', operator: '<', value: now.toISOString() },
    ],
  },
];

/** The number of jobs in a view, of a chosen business unit or of all. Late ones are counted by `lateJobCounts`. */
export function jobCount(
  view: 'upcoming' | 'today' | 'unscheduled' | 'needs-invoicing',
  zone: string,
  now: Date,
  unit = '',
): ListQuery {
  const where = [...ofUnit(unit), ...viewWhere({ ...ANY_JOB, view }, zone, now)];
  return { where: view === 'today' ? [isAnyOf('progress', WITH_A_TIME), ...where] : where };
}

/**
 * The list of jobs under any combination of filters: equalities, at most one technician, and one range of time. In the view's order,
 * unless `direction` overrides it; today's jobs always come earliest first.
 */
export function filteredJobs(
  filters: JobFilters,
  timeZone: string,
  now: Date,
  direction: 'asc' | 'desc' = viewDirection(filters.view),
): ListQuery {
  const { view, progress, technicianId, priority, type, source, unit } = filters;
  const where: Where = [
    ...ofUnit(unit),
    ...viewWhere(filters, timeZone, now),
    ...(progress !== '' && !viewHasProgress(view) ? [isEqual('progress', progress)] : []),
    ...(priority !== '' ? [isEqual('priority', priority)] : []),
    ...(type !== '' ? [isEqual('type', type)] : []),
    ...(source !== '' ? [isEqual('source', source)] : []),
    ...(technicianId !== ''
      ? [{ field: 'technicianIds', operator: 'array-contains', value: technicianId } as const]
      : []),
  ];
  return {
    ...(where.length > 0 && { where }),
    orderBy: view === 'today' || direction === 'asc' ? earliestFirst : latestFirst,
  };
}

/** Whether a job passes the filters: used for search results, and for views that no query can express. */
export function keepsJob(
  job: Job,
  { view, progress, technicianId, priority, type, source, unit }: JobFilters,
  timeZone: string,
  now: Date,
): boolean {
  const { start, end } = dayBounds(timeZone, now);
  const inView = {
    all: true,
    upcoming: (progress !== '' || AHEAD.includes(job.progress)) && job.scheduledTime >= start,
    past: job.progress !== 'unscheduled' && job.scheduledTime < start,
    // Jobs with no time yet are listed by when they were booked, which isn't an appointment.
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
    (type === '' || job.type === type) &&
    (source === '' || job.source === source) &&
    passesUnit(job, unit)
  );
}
