import type { ListQuery } from '../record/listQuery';

const NOTE_PAGE = 20;

/** The notes on a customer or a job, newest first. Read page by page. */
export const notesOn = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: NOTE_PAGE,
});
