import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import type { TextMessage, TextState } from './schema';
import { toTextNumber } from './textNumber';

const TEXTS_PAGE = 20;
/** The most consent entries read for one number; far more than ever happens. */
export const CONSENT_LIMIT = 200;

/** The text messages to and from a customer, newest first. Read page by page. */
export const textsOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: TEXTS_PAGE,
});

const VISIT_TEXTS = 50;

/** The text messages about a visit, in any order, as there are few. */
export const textsOfVisit = (visitId: string): ListQuery => ({
  where: [isEqual('visitId', visitId)],
  limit: VISIT_TEXTS,
});

/** Consents given or withdrawn for an e-mail address via links in e-mails, newest first. */
export const consentsOfMail = (email: string): ListQuery => ({
  where: [{ field: 'email', operator: '==', value: email }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: CONSENT_LIMIT,
});

/** All consent entries about a number (E.164), newest first. */
export const consentsOfNumber = (phone: string): ListQuery => ({
  where: [{ field: 'phone', operator: '==', value: phone }],
  orderBy: [{ field: 'at', direction: 'desc' }],
  limit: CONSENT_LIMIT,
});

/** '' = any. `from` is an instant (ISO). */
export type TextFilters = { state: TextState | ''; from: string };

/** All of a company's text messages matching the filters, newest first. Read page by page. */
export const textLog = ({ state, from }: TextFilters): ListQuery => ({
  where: [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(from === '' ? [] : [{ field: 'requestedAt', operator: '>=' as const, value: from }]),
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
});

/** Whether a found text matches the filters: searches ignore them. */
export const isInTextLog = (text: TextMessage, { state, from }: TextFilters): boolean =>
  (state === '' || text.state === state) && text.requestedAt >= from;

/** The latest text messages to and from several customers. */
export const textsOfCustomers = (customerIds: readonly string[]): ListQuery => ({
  where: [{ field: 'customerId', operator: 'in', value: customerIds }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: TEXTS_PAGE,
});

/** Searches all text messages by number and customer. */
export const textLookups = (typed: string, customerIds: readonly string[]): Lookup<unknown>[] => {
  const phone = toTextNumber(typed);
  return [
    ...(phone === '' ? [] : [{ query: beginningWith('phone', phone) }]),
    ...(customerIds.length > 0 ? [{ query: textsOfCustomers(customerIds) }] : []),
  ];
};
