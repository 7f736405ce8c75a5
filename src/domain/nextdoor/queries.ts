import type { ListQuery } from '../record/listQuery';

/** Of each: posts and what came of them stay below sixty documents together. */
const SHOWN = 25;

/** The posts, the last written first. */
export const latestNextdoorPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN,
});

/** As many as the start page names. */
const DUE = 4;

/** Posts that are to be posted by `today` (YYYY-MM-DD), the longest waiting first. */
export const dueNextdoorPosts = (today: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'draft' },
    { field: 'remindOn', operator: '>', value: '' },
    { field: 'remindOn', operator: '<=', value: today },
  ],
  orderBy: [{ field: 'remindOn', direction: 'asc' }],
  limit: DUE,
});

/** What came of posts, those that brought the most leads first. */
export const bestNextdoorResults = (): ListQuery => ({
  orderBy: [{ field: 'leads', direction: 'desc' }],
  limit: SHOWN,
});

/** Recently finished work that may be posted about. */
export const lateWork = (): ListQuery => ({
  where: [{ field: 'progress', operator: '==', value: 'work-done' }],
  orderBy: [{ field: 'scheduledTime', direction: 'desc' }],
  limit: 8,
});
