import type { ListQuery } from '../record/listQuery';

/** Limit for each: posts and their results together stay below sixty documents. */
const SHOWN = 25;

/** Lists the posts, most recently written first. */
export const latestNextdoorPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN,
});

/** Number listed on the start page. */
const DUE = 4;

/** Lists drafts due for posting by `today` (YYYY-MM-DD), the longest waiting first. */
export const dueNextdoorPosts = (today: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'draft' },
    { field: 'remindOn', operator: '>', value: '' },
    { field: 'remindOn', operator: '<=', value: today },
  ],
  orderBy: [{ field: 'remindOn', direction: 'asc' }],
  limit: DUE,
});

/** Lists post results, those with the most leads first. */
export const bestNextdoorResults = (): ListQuery => ({
  orderBy: [{ field: 'leads', direction: 'desc' }],
  limit: SHOWN,
});

/** Lists recently finished jobs to post about. */
export const lateWork = (): ListQuery => ({
  where: [{ field: 'progress', operator: '==', value: 'work-done' }],
  orderBy: [{ field: 'scheduledTime', direction: 'desc' }],
  limit: 8,
});
