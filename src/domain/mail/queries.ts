import type { ListQuery } from '../record/listQuery';

const MAIL_PAGE = 20;

/** Messages about one estimate, invoice or customer, newest first. Read page by page. */
export const mailsAbout = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});

/** All e-mails to a customer, whatever they are about, the newest first. */
export const mailsOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});
