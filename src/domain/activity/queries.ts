import type { ListQuery } from '../record/listQuery';

export const ACTIVITY_LIMIT = 30;

/** The latest that happened to one record. */
export const activityOfSubject = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});

/** What happened to a customer and all that belongs to them, the latest first. Read page by page. */
export const activityOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});
