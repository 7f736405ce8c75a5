import type { ListQuery } from '../record/listQuery';

const SHOWN_POSTS = 40;

/** The profile's posts and drafts, newest first. */
export const latestPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN_POSTS,
});
