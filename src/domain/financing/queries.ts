import type { ListQuery } from '../record/listQuery';

/** More applications than this are on no page: the oldest are left out. */
const FINANCING_LIMIT = 500;

/** A company's applications, the newest first. */
export const financingList = (): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: FINANCING_LIMIT,
});

/** The applications for an estimate or an invoice. */
export const financingOf = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  limit: 50,
});
