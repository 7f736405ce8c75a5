import type { ListQuery } from '../record/listQuery';

const SHOWN_POSTS = 40;

/** The posts of the profile and drafts of them, the last written first. */
export const latestPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN_POSTS,
});
