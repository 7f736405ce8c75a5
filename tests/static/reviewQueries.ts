import {
  lastRequestOf,
  ownWithStars,
  publishedReviews,
  requestCount,
  requestList,
  requestLookups,
  REVIEW_VIEWS,
  reviewCount,
  reviewList,
  reviewLookups,
  reviewsOfJob,
  reviewsToAnswer,
  starredReviews,
} from '@/domain/review/queries';
import { REQUEST_RULES } from '@/domain/review/request';
import type { ListQuery } from '@/domain/record/listQuery';

const of = (...queries: readonly ListQuery[]) => [{ collection: 'reviews' as const, queries }];
const ofRequests = (...queries: readonly ListQuery[]) => [{ collection: 'reviewRequests' as const, queries }];
const FILTERS = REVIEW_VIEWS.flatMap((view) =>
  (['', 'google'] as const).flatMap((source) =>
    [0, 5].flatMap((stars) => ['', 'x'].map((technicianId) => ({ view, source, stars, technicianId }))),
  ),
);

/** The part of `QUERY_FUNCTIONS` that reads reviews. */
export const REVIEW_QUERIES = {
  ownWithStars: of(ownWithStars(5)),
  publishedReviews: of(publishedReviews()),
  reviewList: of(...FILTERS.map(reviewList)),
  reviewCount: of(...REVIEW_VIEWS.map(reviewCount)),
  starredReviews: of(starredReviews(5), starredReviews(5, 'x')),
  reviewsOfJob: of(reviewsOfJob('x')),
  reviewsToAnswer: of(reviewsToAnswer()),
  reviewLookups: of(...reviewLookups('ada').map(({ query }) => query)),
  requestList: ofRequests(requestList(''), requestList('asked')),
  requestCount: ofRequests(...REQUEST_RULES.map(requestCount)),
  requestLookups: ofRequests(...requestLookups('ada').map(({ query }) => query)),
  lastRequestOf: ofRequests(lastRequestOf('x')),
};
