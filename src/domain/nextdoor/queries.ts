import type { ListQuery } from '../record/listQuery';

/** Limit of each, to keep posts and their results below sixty documents together. */
const SHOWN = 25;

/** Queries the posts, last written first. */
export const latestNextdoorPosts = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: SHOWN,
});

/** The number shown on the start page. */
const DUE = 4;

/** Queries posts due by `today` (YYYY-MM-DD), longest waiting first. */
export const dueNextdoorPosts = (today: string): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'draft' },
    { field: 'remindOn', operator: '>', value: '' },
    { field: 'remindOn', operator: '<=', value: today },
  ],
  orderBy: [{ field: 'remindOn', direction: 'asc' }],
  limit: DUE,
});

/** Queries post results, most leads first. */
export const bestNextdoorResults = (): ListQuery => ({
  orderBy: [{ field: 'leads', direction: 'desc' }],
  limit: SHOWN,
});

/** Queries recently finished jobs that may be posted about. */
export const lateWork = (): ListQuery => ({
  where: [{ field: 'progress', operator: '==', value: 'work-done' }],
  orderBy: [{ field: 'scheduledTime', direction: 'desc' }],
  limit: 8,
});
