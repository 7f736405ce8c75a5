import type { ListQuery } from '../record/listQuery';

/** Of each: posts and what came of them stay below sixty documents together. */
const SHOWN = 25;

/** The posts, the last written first. */
export const latestNextdoorPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN,
});

/** What came of posts, those that brought the most leads first. */
export const bestNextdoorResults = (): ListQuery => ({
  orderBy: [{ field: 'leads', direction: 'desc' }],
  limit: SHOWN,
});

/** Work that was finished lately and may be told of. */
export const lateWork = (): ListQuery => ({
  where: [{ field: 'progress', operator: '==', value: 'work-done' }],
  orderBy: [{ field: 'scheduledTime', direction: 'desc' }],
  limit: 8,
});
