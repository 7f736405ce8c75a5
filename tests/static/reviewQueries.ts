import { publishedReviews } from '@/domain/review/queries';

/** The part of `QUERY_FUNCTIONS` that reads reviews. */
export const REVIEW_QUERIES = {
  publishedReviews: [{ collection: 'reviews' as const, queries: [publishedReviews()] }],
};
