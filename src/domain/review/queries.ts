import type { ListQuery } from '../record/listQuery';

const SHOWN_LIMIT = 24;

/** What the website and the widget show: published reviews, the last written first. All stars alike. */
export const publishedReviews = (limit = SHOWN_LIMIT): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: 'published' }],
  orderBy: [{ field: 'writtenAt', direction: 'desc' }],
  limit: Math.min(limit, SHOWN_LIMIT),
});
