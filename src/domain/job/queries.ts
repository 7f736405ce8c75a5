import { addDaysToInstant } from '@/lib/calendar';
import { dayAway, dayBounds } from '@/lib/dates';
import { ofUnit, passesUnit } from '../business-unit/choice';
import { nameLookups } from '../customer/nameSearch';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups } from '../search/words';
import { isWorkFinished } from './progress';
import { PROGRESS_STATES, type Job, type Priority, type Progress } from './schema';
import { isLate, needsInvoice } from './status';

/** A day, a technician's day and a look-up are read whole; this is far above what one company does in a day. */
const DAY_JOB_LIMIT = 300;
export const CUSTOMER_JOB_LIMIT = 50;
const JOB_SEARCH_LIMIT = 50;
const CHILD_JOB_LIMIT = 20;

type Where = NonNullable<ListQuery['where']>;

const withinDay = (timeZone: string, at: Date): Where => {
  const { start, end } = dayBounds(timeZone, at);
  return [
    { field: 'scheduledTime', operator: '>=', value: start },
    { field: 'scheduledTime', operator: '<=', value: end },
  ];
};
const earliestFirst = [{ field: 'scheduledTime', direction: 'asc' }] as const;
const latestFirst = [{ field: 'scheduledTime', direction: 'desc' }] as const;

/** The specification's "today's jobs": from the first to the last moment of today in the company's zone, earliest first. */
export const todaysJobs = (timeZone: string, now: Date = new Date()): ListQuery => ({
  where: withinDay(timeZone, now),
  orderBy: earliestFirst,
  limit: DAY_JOB_LIMIT,
});

/** Jobs with a time in a span (instants, the end not included), earliest first: what a schedule shows of jobs without a stored visit. */
export const jobsWithin = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): ListQuery => ({
  where: [
    { field: 'scheduledTime', operator: '>=', value: startsAt },
    { field: 'scheduledTime', operator: '<', value: endsAt },
  ],
  orderBy: earliestFirst,
  limit: DAY_JOB_LIMIT,
});

/**
 * Those whose visits aren't stored yet: the only jobs a board reads once the company has `visitsMarkedAt`. Canceled ones have none, nor have
 * those that were taken off the schedule, which keep their time as a place in lists.
 */
export const unstoredJobsWithin = (span: { startsAt: string; endsAt: string }): ListQuery => {
  const { where = [], ...list } = jobsWithin(span);
  return {
    where: [
      isEqual('hasStoredVisits', false),
      {
        field: 'progress',
        operator: 'in',
        value: PROGRESS_STATES.filter((state) => state !== 'cancelled' && state !== 'unscheduled'),
      },
      ...where,
    ],
    ...list,
  };
};

/** Jobs that wait for a time, or are on hold; the latest booked first. */
export const jobsToPlan = (progress: 'unscheduled' | 'on-hold', limit: number): ListQuery => ({
  where: [isEqual('progress', progress)],
  orderBy: latestFirst,
  limit,
});

/** The specification's jobs list: all, latest scheduled first. Read page by page. */
export const jobsList = (): ListQuery => ({ orderBy: latestFirst });

/** The specification's jobs of a customer: by the embedded invoice's customer, last changed first. */
export const jobsByCustomer = (customerId: string): ListQuery => ({
  where: [isEqual('invoice.customerId', customerId)],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: CUSTOMER_JOB_LIMIT,
});

const FINISHED = { field: 'progress', operator: 'in', value: PROGRESS_STATES.filter(isWorkFinished) } as const;
/** Work that was planned so many days before it was finished, or after, is looked at. */
export const FINISH_LAG_DAYS = { before: 31, after: 7 };

/** Jobs whose work may have been finished in a span: the finished ones that were planned about then, the latest first. Keep those whose log says so. */
export const jobsFinishedAbout = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): ListQuery => ({
  where: [
    FINISHED,
    { field: 'scheduledTime', operator: '>=', value: addDaysToInstant(startsAt, -FINISH_LAG_DAYS.before) },
    { field: 'scheduledTime', operator: '<', value: addDaysToInstant(endsAt, FINISH_LAG_DAYS.after) },
  ],
  orderBy: latestFirst,
});

/** Finished jobs that were planned before an instant, the latest first. */
export const jobsFinishedBefore = (instant: string): ListQuery => ({
  where: [FINISHED, { field: 'scheduledTime', operator: '<', value: instant }],
  orderBy: latestFirst,
});

/** What a customer had or has planned last. */
export const lastJobsOfCustomer = (customerId: string, limit: number): ListQuery => ({
  where: [isEqual('invoice.customerId', customerId)],
  orderBy: latestFirst,
  limit,
});

/** One technician's jobs on the day that `at` falls on, earliest first. */
export const technicianDay = (technicianId: string, timeZone: string, at: Date): ListQuery => ({
  where: [{ field: 'technicianIds', operator: 'array-contains', value: technicianId }, ...withinDay(timeZone, at)],
  orderBy: earliestFirst,
  limit: DAY_JOB_LIMIT,
});

/** One technician's jobs from `days` before the day that `at` falls on until `days` after it, earliest first. */
export function technicianDays(technicianId: string, timeZone: string, at: Date, days: number): ListQuery {
  const start = dayBounds(timeZone, dayAway(timeZone, at, -days)).start;
  const end = dayBounds(timeZone, dayAway(timeZone, at, days)).end;
  return {
    where: [
      { field: 'technicianIds', operator: 'array-contains', value: technicianId },
      { field: 'scheduledTime', operator: '>=', value: start },
      { field: 'scheduledTime', operator: '<=', value: end },
    ],
    orderBy: earliestFirst,
    limit: DAY_JOB_LIMIT,
  };
}

/** In the order in which they are offered. The specification's jobs list is `all`. */
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

/** What narrows the list of jobs; '' is "any". */
export type JobFilters = {
  view: JobView;
  progress: Progress | '';
  technicianId: string;
  priority: Priority | '';
  /** The id of a job type. */
  type: string;
  /** The id of a lead source. */
  source: string;
  /** A business unit, as it is chosen (`business-unit/choice`). */
  unit: string;
};

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
    // Arrival windows that are still open are sorted out by `isLate` after reading.
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

/** What is next comes first where work is ahead; elsewhere the specification's order, the latest first. */
export const viewDirection = (view: JobView): 'asc' | 'desc' =>
  view === 'upcoming' || view === 'today' ? 'asc' : 'desc';

/** How many jobs are late, of a chosen business unit or of all, in two counts: those with an arrival window, and those without. */
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

/** How many jobs a view holds, of a chosen business unit or of all. What is late is counted by `lateJobCounts`. */
export function jobCount(
  view: 'upcoming' | 'today' | 'unscheduled' | 'needs-invoicing',
  zone: string,
  now: Date,
  unit = '',
): ListQuery {
  const any = { progress: '', technicianId: '', priority: '', type: '', source: '', unit: '' } as const;
  const where = [...ofUnit(unit), ...viewWhere({ view, ...any }, zone, now)];
  return { where: view === 'today' ? [isAnyOf('progress', WITH_A_TIME), ...where] : where };
}

/**
 * The list of jobs under any combination of filters: equalities, at most one technician, and one range of time.
 * In the order of the view, unless `direction` says otherwise; today's jobs always come earliest first.
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

/** Whether a job passes the filters: search results are checked against them here, and views where no query can. */
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
    // Jobs with no time yet are listed by when they were booked, which is not an appointment.
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

/** A job by its number, however its letters were typed. */
export const jobsByNumber = (typed: string): ListQuery => ({
  where: [isEqual('number', typed.trim().toUpperCase())],
  limit: JOB_SEARCH_LIMIT,
});

/** Jobs whose customer's sort name (`lovelace, ada`) starts with `prefix`. */
export const jobsByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, JOB_SEARCH_LIMIT);

/** A search for jobs by number, words or customer: at most five look-ups, however many jobs there are. */
export const jobLookups = (typed: string): Lookup<Pick<Job, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: jobsByNumber(typed) },
  ...wordLookups(typed, JOB_SEARCH_LIMIT),
  ...nameLookups(typed, jobsByCustomerName),
];

/** Callbacks and other jobs that were made out of one. */
export const childJobs = (jobId: string): ListQuery => ({
  where: [isEqual('parentJobId', jobId)],
  limit: CHILD_JOB_LIMIT,
});
