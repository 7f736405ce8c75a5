import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { prefixLookups } from '../record/search';
import type { RequestRule, ReviewRequest } from './request';
import type { Review, ReviewSource } from './schema';

const lastWritten = [{ field: 'writtenAt', direction: 'desc' }] as const;
const lastHappened = [{ field: 'occurredAt', direction: 'desc' }] as const;

const SHOWN_LIMIT = 24;
/** So many reviews are shown at most: where there are as many, there may be more. */
export const REVIEWS_READ = SHOWN_LIMIT;
const NEEDS_LIMIT = 6;

/** What the website and the widget show: published reviews, the last written first. All stars alike. */
export const publishedReviews = (limit = SHOWN_LIMIT): ListQuery => ({
  where: [isEqual('state', 'published')],
  orderBy: lastWritten,
  limit: Math.min(limit, SHOWN_LIMIT),
});

/** Of the company's own page alone what counts for its average: what other sites count is theirs. */
export const ownWithStars = (stars: number): ListQuery => ({
  where: [isEqual('state', 'published'), isEqual('source', 'own'), isEqual('stars', stars)],
});

/** In the order in which they are offered. */
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

/** Reviews under the filters (`stars` 0 = any), the last written first. Read page by page. */
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

/** How many reviews a view holds. */
export const reviewCount = (view: ReviewView): ListQuery => ({ where: VIEW_WHERE[view] });

/** The latest unanswered reviews, for the list of items that need attention. */
export const reviewsToAnswer = (): ListQuery => ({
  where: VIEW_WHERE.unanswered,
  orderBy: lastWritten,
  limit: NEEDS_LIMIT,
});

/** Of one technician, or of all: those whose stars count for an average. */
export const starredReviews = (stars: number, technicianId = ''): ListQuery => ({
  where: [
    isEqual('stars', stars),
    ...(technicianId === ''
      ? []
      : [{ field: 'technicianIds', operator: 'array-contains', value: technicianId } as const]),
  ],
});

/** The reviews of a job. */
export const reviewsOfJob = (jobId: string): ListQuery => ({ where: [isEqual('jobId', jobId)], limit: 5 });

/** A search by how the name begins, or by the whole job number. */
export function reviewLookups(typed: string): Lookup<Review>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    ...prefixLookups(text, [{ field: 'authorName', as: 'capitalized' }], SHOWN_LIMIT),
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
  ];
}

/** Whether a review that a search found passes the filters. */
export const keepsReview = (review: Review, { source, stars, technicianId }: ReviewFilters): boolean =>
  (source === '' || review.source === source) &&
  (stars === 0 || review.stars === stars) &&
  (technicianId === '' || review.technicianIds.includes(technicianId));

/** The fairness log, the last finished work first; '' = every rule. Read page by page. */
export const requestList = (rule: RequestRule | ''): ListQuery => ({
  ...(rule !== '' && { where: [isEqual('rule', rule)] }),
  orderBy: lastHappened,
});

/** A search of the log by the whole job number, or by how the customer's name begins. */
export function requestLookups(typed: string): Lookup<ReviewRequest>[] {
  const text = typed.trim();
  if (text === '') return [];
  return [
    { query: { where: [isEqual('jobNumber', text.toUpperCase())], limit: SHOWN_LIMIT } },
    ...prefixLookups(text, [{ field: 'customerName', as: 'capitalized' }], SHOWN_LIMIT),
  ];
}

/** How many requests a rule decided about. */
export const requestCount = (rule: RequestRule): ListQuery => ({ where: [isEqual('rule', rule)] });

/** When a customer was asked last. */
export const lastRequestOf = (customerId: string): ListQuery => ({
  where: [isEqual('customerId', customerId), { field: 'sentAt', operator: '>', value: '' }],
  orderBy: [{ field: 'sentAt', direction: 'desc' }],
  limit: 2,
});
