import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { prefixLookups } from '../record/search';
import type { RequestRule, ReviewRequest } from './request';
import type { Review, ReviewSource } from './schema';

const lastWritten = [{ field: 'writtenAt', direction: 'desc' }] as const;
const lastHappened = [{ field: 'occurredAt', direction: 'desc' }] as const;

const SHOWN_LIMIT = 24;
/** Maximum reviews shown: if this many were read, there may be more. */
export const REVIEWS_READ = SHOWN_LIMIT;
const NEEDS_LIMIT = 6;

/** Lists published reviews for the website and the widget, most recently written first. All star ratings alike. */
export const publishedReviews = (limit = SHOWN_LIMIT): ListQuery => ({
  where: [isEqual('state', 'published')],
  orderBy: lastWritten,
  limit: Math.min(limit, SHOWN_LIMIT),
});

/** Lists only reviews from the company's own page for its average: other sites' ratings belong to them. */
export const ownWithStars = (stars: number): ListQuery => ({
  where: [isEqual('state', 'published'), isEqual('source', 'own'), isEqual('stars', stars)],
});

/** In display order. */
export const REVIEW_VIEWS = ['unanswered', 'drafts', 'approved', 'all', 'hidden'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
export const REVIEW_VIEW_LABELS: Record<ReviewView, string> = {
  unanswered: 'To answer',
  drafts: 'To approve',
  approved: 'To post',
  all: 'All reviews',
  hidden: 'Hidden',
};

const VIEW_WHERE: Record<ReviewView, NonNullable<ListQuery['where']>> = {
  unanswered: [isEqual('needsReply', true)],
  drafts: [isEqual('reply.state', 'draft')],
  approved: [isEqual('reply.state', 'approved')],
  all: [],
  hidden: [isEqual('state', 'hidden')],
};

export type ReviewFilters = { view: ReviewView; source: ReviewSource | ''; stars: number; technicianId: string };

/** Lists reviews matching the filters (`stars` 0 = any), most recently written first. Read page by page. */
export function reviewList({ view, source, stars, technicianId }: ReviewFilters): ListQuery {
  const where = [
    ...VIEW_WHERE[view],
    ...(source === '' ? [] : [isEqual('source', source)]),
    ...(stars === 0 ? [] : [isEqual('stars', stars)]),
    ...(technicianId === ''
      ? []
      : [{ field: 'technicianIds', operator: 'array-contains', value: technicianId } as const]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: lastWritten };
}

/** Counts the reviews in a view. */
export const reviewCount = (view: ReviewView): ListQuery => ({ where: VIEW_WHERE[view] });

/** Lists the latest unanswered reviews, for the list of items that need attention. */
export const reviewsToAnswer = (): ListQuery => ({
  where: VIEW_WHERE.unanswered,
  orderBy: lastWritten,
  limit: NEEDS_LIMIT,
});

/** Lists the reviews of one technician, or of all, whose stars count toward an average. */
export const starredReviews = (stars: number, technicianId = ''): ListQuery => ({
  where: [
    isEqual('stars', stars),
    ...(technicianId === ''
      ? []
      : [{ field: 'technicianIds', operator: 'array-contains', value: technicianId } as const]),
  ],
});

/** Lists the reviews of a job. */
export const reviewsOfJob = (jobId: string): ListQuery => ({ where: [isEqual('jobId', jobId)], limit: 5 });

/** Searches by the start of the name, or by the full job number. */
export function reviewLookups(typed: string): Lookup<Review>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    ...prefixLookups(text, [{ field: 'authorName', as: 'capitalized' }], SHOWN_LIMIT),
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
  ];
}

/** Whether a review found by search passes the filters. */
export const keepsReview = (review: Review, { source, stars, technicianId }: ReviewFilters): boolean =>
  (source === '' || review.source === source) &&
  (stars === 0 || review.stars === stars) &&
  (technicianId === '' || review.technicianIds.includes(technicianId));

/** Lists the fairness log, most recently finished work first; '' = every rule. Read page by page. */
export const requestList = (rule: RequestRule | ''): ListQuery => ({
  ...(rule !== '' && { where: [isEqual('rule', rule)] }),
  orderBy: lastHappened,
});

/** Searches the log by the full job number, or by the start of the customer's name. */
export function requestLookups(typed: string): Lookup<ReviewRequest>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
    ...prefixLookups(text, [{ field: 'customerName', as: 'capitalized' }], SHOWN_LIMIT),
  ];
}

/** Counts the requests decided by a rule. */
export const requestCount = (rule: RequestRule): ListQuery => ({ where: [isEqual('rule', rule)] });

/** Finds when a customer was last asked. */
export const lastRequestOf = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId), { field: 'sentAt', operator: '>', value: '' }],
  orderBy: [{ field: 'sentAt', direction: 'desc' }],
  limit: 2,
});
