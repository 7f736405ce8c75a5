import type { ListQuery } from '../record/listQuery';

export const ACTIVITY_LIMIT = 30;

/** The latest that happened to one record. */
export const activityOfSubject = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});
