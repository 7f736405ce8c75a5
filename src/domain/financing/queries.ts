import type { ListQuery } from '../record/listQuery';

/** Maximum number of applications read: the oldest beyond it are left out. */
const FINANCING_LIMIT = 500;

/** A company's applications, newest first. */
export const financingList = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: FINANCING_LIMIT,
});

/** Queries the applications for an estimate or an invoice. */
export const financingOf = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  limit: 50,
});
