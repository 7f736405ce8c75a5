import { nameLookups } from '../../customer/nameSearch';
import { startsWith, type ListQuery, type Lookup } from '../../record/listQuery';
import { beginningWith } from '../../record/search';
import { wordLookups } from '../../search/words';
import type { Agreement } from './schema';
import { addCalendarDays } from '@/lib/calendar';
import { RENEWING_DAYS, type AgreementState, type AgreementStatus } from './state';

const SEARCH_LIMIT = 50;
const OF_ONE_LIMIT = 20;

export const AGREEMENT_SORTS = ['updatedAt', 'customerSortName', 'number'] as const;
export type AgreementSort = (typeof AGREEMENT_SORTS)[number];

/** The views of the list, other than all. */
export const AGREEMENT_VIEWS = [
  'active',
  'renewing',
  'past-due',
  'offered',
  'draft',
  'paused',
  'cancelled',
  'expired',
] as const satisfies readonly AgreementStatus[];
export type AgreementView = (typeof AGREEMENT_VIEWS)[number] | '';

/** One view of the agreements in one order, read page by page. Those up for renewal come by the end of their term. */
export function agreementList(
  view: AgreementView,
  { field, direction }: { field: AgreementSort; direction: 'asc' | 'desc' },
  today: string,
): ListQuery {
  if (view === 'renewing')
    return {
      where: [
        { field: 'state', operator: '==', value: 'active' },
        { field: 'endsOn', operator: '>', value: '' },
        { field: 'endsOn', operator: '<=', value: addCalendarDays(today, RENEWING_DAYS) },
      ],
      orderBy: [{ field: 'endsOn', direction: 'asc' }],
    };
  return {
    ...(view !== '' && { where: [{ field: 'state', operator: '==' as const, value: view }] }),
    orderBy: [{ field, direction }],
  };
}

/** Active agreements that are owed a visit which can be planned by `until` (YYYY-MM-DD), the longest due first. */
export const agreementsWithVisitsDue = (until: string, limit: number): ListQuery => ({
  where: [
    { field: 'state', operator: '==', value: 'active' },
    { field: 'nextVisitOn', operator: '>', value: '' },
    { field: 'nextVisitOn', operator: '<=', value: until },
  ],
  orderBy: [{ field: 'nextVisitOn', direction: 'asc' }],
  limit,
});

/** A customer's agreements, last changed first. */
export const agreementsOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: OF_ONE_LIMIT,
});

const NOTICES_SHOWN = 20;
/** Those whose customer has to get a notice that no e-mail delivered, the first due first. */
export const agreementsToNotify = (): ListQuery => ({
  where: [{ field: 'noticeBy', operator: '>', value: '' }],
  orderBy: [{ field: 'noticeBy', direction: 'asc' }],
  limit: NOTICES_SHOWN,
});

/** How many agreements are in a state. */
export const agreementCount = (state: AgreementState): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
});

/** By the beginning of the number. */
export const agreementsByNumber = (typed: string): ListQuery =>
  beginningWith('number', typed.trim().toUpperCase(), SEARCH_LIMIT);
export const agreementsByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, SEARCH_LIMIT);

/** A search by number, words or customer, however many agreements there are. */
export const agreementLookups = (
  typed: string,
): Lookup<Pick<Agreement, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: agreementsByNumber(typed) },
  ...wordLookups(typed, SEARCH_LIMIT),
  ...nameLookups(typed, agreementsByCustomerName),
];

/** The one word for an agreement, `today` being the company's calendar day. */
export const agreementStatus = (
  { state, endsOn }: Pick<Agreement, 'state' | 'endsOn'>,
  today: string,
): AgreementStatus =>
  state === 'active' && endsOn !== '' && endsOn <= addCalendarDays(today, RENEWING_DAYS) ? 'renewing' : state;

/** The months of the report from one on (YYYY-MM), in order. */
export const agreementMonthsFrom = (month: string, limit: number): ListQuery => ({
  where: [{ field: 'month', operator: '>=', value: month }],
  orderBy: [{ field: 'month', direction: 'asc' }],
  limit,
});

/** The agreements that make up a month's income. */
export const postingsOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  orderBy: [{ field: 'number', direction: 'asc' }],
});

/** A month's postings by the beginning of the agreement's number. */
export const postingsByNumber = (month: string, typed: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }, ...startsWith('number', typed.trim().toUpperCase())],
  orderBy: [{ field: 'number', direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
