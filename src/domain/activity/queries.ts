import type { ListQuery } from '../record/listQuery';

const ACTIVITY_LIMIT = 30;

/** The latest activity of one record. */
export const activityOfSubject = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});

/** The activity of a customer and all related records, latest first. Read page by page. */
export const activityOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});

/** Subject types that concern access and billing. */
const ACCESS_SUBJECTS: readonly string[] = ['user', 'invite', 'company', 'subscription'];

export type AuditFilter = {
  scope: 'access' | 'all';
  /** '' for everyone. */
  actorUid: string;
  /** ISO instant; '' from the beginning. */
  from: string;
};

/** The company's activity, latest first. Read page by page. */
export const auditLog = ({ scope, actorUid, from }: AuditFilter): ListQuery => ({
  where: [
    ...(scope === 'access' ? [{ field: 'subjectType', operator: 'in' as const, value: ACCESS_SUBJECTS }] : []),
    ...(actorUid === '' ? [] : [{ field: 'actorUid', operator: '==' as const, value: actorUid }]),
    ...(from === '' ? [] : [{ field: 'at', operator: '>=' as const, value: from }]),
  ],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: ACTIVITY_LIMIT,
});
