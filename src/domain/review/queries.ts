import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { prefixLookups } from '../record/search';
import type { RequestRule, ReviewRequest } from './request';
import type { Review, ReviewSource } from './schema';

const lastWritten = [{ field: 'writtenAt', direction: 'desc' }] as const;
const lastHappened = [{ field: 'occurredAt', direction: 'desc' }] as const;

const SHOWN_LIMIT = 24;
/** Maximum number of reviews shown: if there are this many, there may be more. */
export const REVIEWS_READ = SHOWN_LIMIT;
const NEEDS_LIMIT = 6;

/** Queries published reviews for the website and the widget, last written first, regardless of stars. */
export const publishedReviews = (limit = SHOWN_LIMIT): ListQuery => ({
  where: [isEqual('state', 'published')],
  orderBy: lastWritten,
  limit: Math.min(limit, SHOWN_LIMIT),
});

/** Counts only the company's own reviews for its average; other sites keep their own. */
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

/** Queries reviews under the filters (`stars` 0 = any), last written first, page by page. */
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

/** Queries the latest unanswered reviews, for the list of items that need attention. */
export const reviewsToAnswer = (): ListQuery => ({
  where: VIEW_WHERE.unanswered,
  orderBy: lastWritten,
  limit: NEEDS_LIMIT,
});

/** Queries reviews of one technician, or of all, whose stars count toward an average. */
export const starredReviews = (stars: number, technicianId = ''): ListQuery => ({
  where: [
    isEqual('stars', stars),
    ...(technicianId === ''
      ? []
      : [{ field: 'technicianIds', operator: 'array-contains', value: technicianId } as const]),
  ],
});

/** Queries a job's reviews. */
export const reviewsOfJob = (jobId: string): ListQuery => ({ where: [isEqual('jobId', jobId)], limit: 5 });

/** Looks up reviews by the start of the name, or by the whole job number. */
export function reviewLookups(typed: string): Lookup<Review>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    ...prefixLookups(text, [{ field: 'authorName', as: 'capitalized' }], SHOWN_LIMIT),
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
  ];
}

/** Whether a review found by a search passes the filters. */
export const keepsReview = (review: Review, { source, stars, technicianId }: ReviewFilters): boolean =>
  (source === '' || review.source === source) &&
  (stars === 0 || review.stars === stars) &&
  (technicianId === '' || review.technicianIds.includes(technicianId));

/** Queries the fairness log, last finished work first, page by page; '' = every rule. */
export const requestList = (rule: RequestRule | ''): ListQuery => ({
  ...(rule !== '' && { where: [isEqual('rule', rule)] }),
  orderBy: lastHappened,
});

/** Looks up log entries by the whole job number, or by the start of the customer's name. */
export function requestLookups(typed: string): Lookup<ReviewRequest>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
    ...prefixLookups(text, [{ field: 'customerName', as: 'capitalized' }], SHOWN_LIMIT),
  ];
}

/** Counts the requests that a rule decided. */
export const requestCount = (rule: RequestRule): ListQuery => ({ where: [isEqual('rule', rule)] });

/** Queries the latest request sent to a customer. */
export const lastRequestOf = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId), { field: 'sentAt', operator: '>', value: '' }],
  orderBy: [{ field: 'sentAt', direction: 'desc' }],
  limit: 2,
});
