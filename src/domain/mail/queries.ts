import { isEqual, type ListQuery, type Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import type { Mail, MailKind } from './schema';

const MAIL_PAGE = 20;

/** Lists messages about one estimate, invoice or customer, newest first. Read page by page. */
export const mailsAbout = (subjectId: string): ListQuery => ({
  where: [{ field: 'subjectId', operator: '==', value: subjectId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});

/** Lists all e-mails to a customer, whatever their subject, newest first. */
export const mailsOfCustomer = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});

const VISIT_MAILS = 50;

/** Lists the e-mails about a visit, in any order: there are only a few. */
export const mailsOfVisit = (visitId: string): ListQuery => ({
  where: [isEqual('visitId', visitId)],
  limit: VISIT_MAILS,
});

/** '' = any. `from` is an instant (ISO). */
export type MailFilters = { state: Mail['state'] | ''; kind: MailKind | ''; from: string };

/** Lists all of a company's e-mails matching the filters, newest first. Read page by page. */
export const mailLog = ({ state, kind, from }: MailFilters): ListQuery => ({
  where: [
    ...(state === '' ? [] : [isEqual('state', state)]),
    ...(kind === '' ? [] : [isEqual('kind', kind)]),
    ...(from === '' ? [] : [{ field: 'requestedAt', operator: '>=' as const, value: from }]),
  ],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
});

/** Whether an e-mail found by search matches the filters: searches look through all e-mails. */
export const isInMailLog = (mail: Mail, { state, kind, from }: MailFilters): boolean =>
  (state === '' || mail.state === state) && (kind === '' || mail.kind === kind) && mail.requestedAt >= from;

export const mailsToAddress = (typed: string): ListQuery => ({
  where: [{ field: 'to', operator: 'array-contains', value: typed.trim().toLowerCase() }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});

/** Lists the latest e-mails to the given customers. */
export const mailsOfCustomers = (customerIds: readonly string[]): ListQuery => ({
  where: [{ field: 'customerId', operator: 'in', value: customerIds }],
  orderBy: [{ field: 'requestedAt', direction: 'desc' }],
  limit: MAIL_PAGE,
});

/** Searches all e-mails by full address, start of the subject, and customer. */
export const mailLookups = (typed: string, customerIds: readonly string[]): Lookup<unknown>[] => [
  { query: mailsToAddress(typed) },
  { query: beginningWith('subject', typed.trim()) },
  ...(customerIds.length > 0 ? [{ query: mailsOfCustomers(customerIds) }] : []),
];
