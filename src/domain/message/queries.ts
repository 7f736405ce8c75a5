import type { ListQuery } from '../record/listQuery';

const TEXTS_PAGE = 20;
/** What anybody ever says about one number; far above what happens. */
export const CONSENT_LIMIT = 200;

/** The text messages to and from a customer, the newest first. Read page by page. */
export const textsOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: TEXTS_PAGE,
});

/** What was said about an email address via links in emails, newest first. */
export const consentsOfMail = (email: string): ListQuery => ({
  where: [{ field: 'email', operator: '==', value: email }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: CONSENT_LIMIT,
});

/** All that was said about a number (E.164), the newest first. */
export const consentsOfNumber = (phone: string): ListQuery => ({
  where: [{ field: 'phone', operator: '==', value: phone }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: CONSENT_LIMIT,
});
