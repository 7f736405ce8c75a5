import { dayStart } from '@/lib/dates';
import { capitalize } from '@/lib/words';
import { isExpired, type EstimateState, type EstimateStatus } from '../billing/estimateState';
import { ofUnit } from '../business-unit/choice';
import { nameLookups } from '../customer/nameSearch';
import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import { wordLookups } from '../search/words';
import type { Estimate } from './schema';

const ESTIMATES_OF_ONE_LIMIT = 20;

/** The estimates of a job, last changed first. */
export const estimatesOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: ESTIMATES_OF_ONE_LIMIT,
});

/** The estimates that were converted to this job. */
export const estimatesMadeIntoJob = (jobId: string): ListQuery => ({
  where: [{ field: 'convertedJobId', operator: '==', value: jobId }],
  limit: ESTIMATES_OF_ONE_LIMIT,
});

/** Returns the accepted estimate of a job, which its invoice uses; null while there is none. */
export const agreedEstimate = <T extends Pick<Estimate, 'state' | 'approval'>>(estimates: readonly T[]): T | null =>
  estimates.find(({ state, approval }) => approval !== null && (state === 'approved' || state === 'converted')) ?? null;

const ESTIMATE_SEARCH_LIMIT = 50;

export const ESTIMATE_SORTS = ['updatedAt', 'number', 'customerSortName'] as const;
export type EstimateSort = (typeof ESTIMATE_SORTS)[number];

/** Statuses offered as a filter; viewed and expired are derived from other facts than the stored state. */
export const STATUS_FILTERS: readonly EstimateStatus[] = [
  'draft',
  'sent',
  'viewed',
  'changes-requested',
  'approved',
  'declined',
  'expired',
  'converted',
];

/** The basis for the start page's figures: valid estimates awaiting an answer, and this month's approvals. */
export const FIGURE_VIEWS = ['waiting', 'booked'] as const;
type FigureView = (typeof FIGURE_VIEWS)[number];
const FIGURE_STATES: Record<FigureView, readonly EstimateState[]> = {
  waiting: ['sent', 'changes-requested'],
  booked: ['approved', 'converted'],
};
/** The estimates listed; '' = all. */
export type EstimateView = EstimateStatus | FigureView | '';
const isFigure = (view: EstimateView): view is FigureView => FIGURE_VIEWS.some((known) => known === view);

/** Returns the stored state in which a status is found. */
const stateOf = (status: EstimateStatus): EstimateState =>
  status === 'viewed' || status === 'expired' ? 'sent' : status;

/** The estimates with the largest totals, in any state. */
export const largestEstimates = (): ListQuery => ({ orderBy: [{ field: 'totalCents', direction: 'desc' }] });

/** One view of the estimates in one order, of a chosen business unit or of all, read page by page. `keepsEstimate` filters out the rest. */
export function estimateList(
  view: EstimateView,
  { field, direction }: { field: EstimateSort; direction: 'asc' | 'desc' },
  unit = '',
): ListQuery {
  const where: NonNullable<ListQuery['where']> = [
    ...ofUnit(unit),
    ...(isFigure(view)
      ? [{ field: 'state', operator: 'in', value: FIGURE_STATES[view] } as const]
      : view === ''
        ? []
        : [{ field: 'state', operator: '==', value: stateOf(view) } as const]),
  ];
  return {
    ...(where.length > 0 && { where }),
    orderBy: [{ field, direction }],
  };
}

/**
 * The number of estimates, of a chosen business unit or of all, in a state, or `overdue`: sent, and past their last valid day without an
 * answer.
 */
export const estimateCount = (
  of: Exclude<EstimateState, 'superseded'> | 'overdue',
  today: string,
  unit = '',
): ListQuery => ({
  where: [
    ...ofUnit(unit),
    { field: 'state', operator: '==', value: of === 'overdue' ? 'sent' : of },
    ...(of === 'overdue'
      ? ([
          { field: 'validUntil', operator: '>', value: '' },
          { field: 'validUntil', operator: '<', value: today },
        ] as const)
      : []),
  ],
});

/** Whether an estimate belongs to the view on `today`, the company's calendar day in its `timeZone`. */
export function keepsEstimate(
  estimate: Estimate,
  status: EstimateView,
  { today, timeZone }: { today: string; timeZone: string },
): boolean {
  if (status === '') return true;
  const isOver = isExpired(estimate, today);
  if (isFigure(status))
    return (
      FIGURE_STATES[status].includes(estimate.state) &&
      (status === 'waiting' ? !isOver : estimate.answeredAt >= dayStart(timeZone, `${today.slice(0, 7)}-01`))
    );
  if (status === 'expired') return isOver;
  if (estimate.state !== stateOf(status)) return false;
  if (status === 'viewed') return !isOver && estimate.firstViewedAt !== '';
  return status !== 'sent' || !isOver;
}

export const estimatesByNumber = (typed: string): ListQuery =>
  beginningWith('number', typed.trim().toUpperCase(), ESTIMATE_SEARCH_LIMIT);
/** Matches title prefixes; sentences are capitalized. */
export const estimatesByTitle = (typed: string): ListQuery =>
  beginningWith('title', capitalize(typed.trim()), ESTIMATE_SEARCH_LIMIT);
export const estimatesByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, ESTIMATE_SEARCH_LIMIT);

/** Searches all estimates by number, words or customer: at most six lookups. */
export const estimateLookups = (
  typed: string,
): Lookup<Pick<Estimate, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: estimatesByNumber(typed) },
  ...wordLookups(typed, ESTIMATE_SEARCH_LIMIT),
  { query: estimatesByTitle(typed) },
  ...nameLookups(typed, estimatesByCustomerName),
];

/** Adds up totals by outcome, for the list's header. Declined and expired ones count as lost. */
export function listTotals(
  estimates: readonly Estimate[],
  today: string,
): { count: number; totalCents: number; openCents: number; wonCents: number } {
  const sum = (of: readonly Estimate[]): number => of.reduce((cents, { totalCents }) => cents + totalCents, 0);
  return {
    count: estimates.length,
    totalCents: sum(estimates),
    openCents: sum(
      estimates.filter(
        (estimate) =>
          (estimate.state === 'sent' || estimate.state === 'changes-requested') && !isExpired(estimate, today),
      ),
    ),
    wonCents: sum(estimates.filter(({ state }) => state === 'approved' || state === 'converted')),
  };
}
