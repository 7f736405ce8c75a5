import type { ListQuery } from '../record/listQuery';

const MAIL_PAGE = 20;

/** Messages about one estimate, invoice or customer, newest first. Read page by page. */
export const mailsAbout = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});
