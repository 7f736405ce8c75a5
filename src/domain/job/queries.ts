import { addDaysToInstant } from '@/lib/calendar';
import { dayAway, dayBounds } from '@/lib/dates';
import { nameLookups } from '../customer/nameSearch';
import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups } from '../search/words';
import { isWorkFinished } from './progress';
import { PROGRESS_STATES, type Job } from './schema';

/** A day, a technician's day and a lookup are read in full; this is far more than one company does in a day. */
const DAY_JOB_LIMIT = 300;
export const CUSTOMER_JOB_LIMIT = 50;
const JOB_SEARCH_LIMIT = 50;
const CHILD_JOB_LIMIT = 20;

type Where = NonNullable<ListQuery['where']>;

/** Jobs with a time on the day of an instant, in a time zone. */
export const withinDay = (timeZone: string, at: Date): Where => {
  const { start, end } = dayBounds(timeZone, at);
  return [
    { field: 'scheduledTime', operator: '>=', value: start },
    { field: 'scheduledTime', operator: '<=', value: end },
  ];
};
export const earliestFirst = [{ field: 'scheduledTime', direction: 'asc' }] as const;
export const latestFirst = [{ field: 'scheduledTime', direction: 'desc' }] as const;

/** The specification's "today's jobs": from the first to the last moment of today in the company's zone, earliest first. */
export const todaysJobs = (timeZone: string, now: Date = new Date()): ListQuery => ({
  where: withinDay(timeZone, now),
  orderBy: earliestFirst,
  limit: DAY_JOB_LIMIT,
});

/** Jobs with a time in a span (instants, end exclusive), earliest first: what a schedule shows of jobs without a stored visit. */
export const jobsWithin = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): ListQuery => ({
  where: [
    { field: 'scheduledTime', operator: '>=', value: startsAt },
    { field: 'scheduledTime', operator: '<', value: endsAt },
  ],
  orderBy: earliestFirst,
  limit: DAY_JOB_LIMIT,
});

/**
 * Jobs whose visits aren't stored yet: the only ones a board reads once the company has `visitsMarkedAt`. Canceled ones have none, and
 * neither do those taken off the schedule, which only keep their time for sorting.
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

/** Jobs that wait for a time, or are on hold; most recently booked first. */
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
/** Work planned up to this many days before it was finished, or after, is considered. */
export const FINISH_LAG_DAYS = { before: 31, after: 7 };

/** Jobs whose work may have been finished in a span: finished ones planned around then, latest first. Filter by their log afterward. */
export const jobsFinishedAbout = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): ListQuery => ({
  where: [
    FINISHED,
    { field: 'scheduledTime', operator: '>=', value: addDaysToInstant(startsAt, -FINISH_LAG_DAYS.before) },
    { field: 'scheduledTime', operator: '<', value: addDaysToInstant(endsAt, FINISH_LAG_DAYS.after) },
  ],
  orderBy: latestFirst,
});

/** Finished jobs planned before an instant, latest first. */
export const jobsFinishedBefore = (instant: string): ListQuery => ({
  where: [FINISHED, { field: 'scheduledTime', operator: '<', value: instant }],
  orderBy: latestFirst,
});

/** A customer's most recent or planned jobs. */
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

/** A job by its number, in upper or lower case. */
export const jobsByNumber = (typed: string): ListQuery => ({
  where: [isEqual('number', typed.trim().toUpperCase())],
  limit: JOB_SEARCH_LIMIT,
});

/** Jobs whose customer's sort name (`lovelace, ada`) starts with `prefix`. */
export const jobsByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, JOB_SEARCH_LIMIT);

/** Searches all jobs by number, words or customer: at most five lookups. */
export const jobLookups = (typed: string): Lookup<Pick<Job, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: jobsByNumber(typed) },
  ...wordLookups(typed, JOB_SEARCH_LIMIT),
  ...nameLookups(typed, jobsByCustomerName),
];

/** Callbacks and other jobs that were created from one. */
export const childJobs = (jobId: string): ListQuery => ({
  where: [isEqual('parentJobId', jobId)],
  limit: CHILD_JOB_LIMIT,
});
