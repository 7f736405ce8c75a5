import { ofUnit } from '../../business-unit/choice';
import { nameLookups } from '../../customer/nameSearch';
import { isEqual, startsWith, type ListQuery, type Lookup } from '../../record/listQuery';
import { beginningWith } from '../../record/search';
import { wordLookups } from '../../search/words';
import type { Agreement } from './schema';
import { addCalendarDays, lastDayOfMonth } from '@/lib/calendar';
import { askedUnit, passesUnitChoice, type UnitChoice } from './unitChoice';
import { MEMBER_STATES, RENEWING_DAYS, type AgreementState, type AgreementStatus } from './state';

const SEARCH_LIMIT = 50;
const OF_ONE_LIMIT = 20;

/** Together with a company's plans, the list opens with at most 60 documents, however many members there are. */
export const AGREEMENT_PAGE_SIZE = 40;

export const AGREEMENT_SORTS = ['updatedAt', 'customerSortName', 'number'] as const;
export type AgreementSort = (typeof AGREEMENT_SORTS)[number];

/** The views of the list, other than all. */
export const AGREEMENT_VIEWS = [
  'active',
  'renewing',
  'past-due',
  'offered',
  'draft',
  'imported',
  'paused',
  'cancelled',
  'expired',
] as const satisfies readonly AgreementStatus[];
export type AgreementView = (typeof AGREEMENT_VIEWS)[number] | '';

/**
 * Filters of the list: a plan, the month (YYYY-MM) in which the term ends, and a business unit; '' = no filter. `began` and `left` are
 * months of the report, in which a term began or a member left: they override all other filters.
 */
export type AgreementFilters = { planId: string; renews: string; unit?: UnitChoice; began?: string; left?: string };

type ListOrder = { field: AgreementSort; direction: 'asc' | 'desc' };
const NO_FILTERS: AgreementFilters = { planId: '', renews: '' };

/**
 * One view of the agreements in one order, read page by page. Agreements up for renewal, and those of a month, are sorted by the end of
 * their term.
 */
export function agreementList(
  view: AgreementView,
  { field, direction }: ListOrder,
  today: string,
  { planId, renews, unit, began = '', left = '' }: AgreementFilters = NO_FILTERS,
): ListQuery {
  if (left !== '') return inMonth('leftOn', left);
  if (began !== '') return inMonth('termStartsOn', began);
  const state = view === 'renewing' ? 'active' : view;
  const where = [
    ...(unit ? ofUnit(askedUnit(unit)) : []),
    ...(planId === '' ? [] : [isEqual('planId', planId)]),
    ...(state === '' ? [] : [isEqual('state', state)]),
  ];
  if (view !== 'renewing' && renews === '')
    return { ...(where.length > 0 && { where }), orderBy: [{ field, direction }] };
  const until = view === 'renewing' ? addCalendarDays(today, RENEWING_DAYS) : '';
  const lastDay = renews === '' ? until : lastDayOfMonth(renews);
  return {
    where: [
      ...where,
      renews === ''
        ? { field: 'endsOn', operator: '>', value: '' }
        : { field: 'endsOn', operator: '>=', value: `${renews}-01` },
      { field: 'endsOn', operator: '<=', value: until !== '' && until < lastDay ? until : lastDay },
    ],
    orderBy: [{ field: 'endsOn', direction: 'asc' }],
  };
}

/** Agreements with a day in a month, sorted by that day. */
const inMonth = (field: 'leftOn' | 'termStartsOn', month: string): ListQuery => ({
  where: [
    { field, operator: '>=', value: `${month}-01` },
    { field, operator: '<=', value: lastDayOfMonth(month) },
  ],
  orderBy: [{ field, direction: 'asc' }],
});

/** Whether an agreement passes the list's filters. */
export const passesFilters = (
  agreement: Pick<Agreement, 'planId' | 'endsOn' | 'leftOn' | 'termStartsOn' | 'businessUnitId'>,
  { planId, renews, unit, began = '', left = '' }: AgreementFilters,
): boolean =>
  (planId === '' || agreement.planId === planId) &&
  (unit === undefined || passesUnitChoice(agreement, unit)) &&
  agreement.endsOn.startsWith(renews) &&
  agreement.termStartsOn.startsWith(began) &&
  agreement.leftOn.startsWith(left);

/** Active agreements that are owed a visit plannable by `until` (YYYY-MM-DD), longest due first. */
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
/** Agreements whose customer needs a notice that no e-mail delivered, earliest due first. */
export const agreementsToNotify = (): ListQuery => ({
  where: [{ field: 'noticeBy', operator: '>', value: '' }],
  orderBy: [{ field: 'noticeBy', direction: 'asc' }],
  limit: NOTICES_SHOWN,
});

/** All members. */
export const allMembers = (): ListQuery => ({
  where: [{ field: 'state', operator: 'in', value: [...MEMBER_STATES] }],
});

/** The number of agreements in a state, limited to the units that a filtered list asks for. */
export const agreementCount = (state: AgreementState, unit: string | readonly string[] = ''): ListQuery => ({
  where: [
    isEqual('state', state),
    ...(typeof unit === 'string' ? ofUnit(unit) : [{ field: 'businessUnitId', operator: 'in', value: unit } as const]),
  ],
});

/** Current members of a plan. */
export const membersOfPlan = (planId: string): ListQuery => ({
  where: [isEqual('planId', planId), { field: 'state', operator: 'in', value: [...MEMBER_STATES] }],
});

/** Agreements by number prefix. */
export const agreementsByNumber = (typed: string): ListQuery =>
  beginningWith('number', typed.trim().toUpperCase(), SEARCH_LIMIT);
export const agreementsByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, SEARCH_LIMIT);

/** Searches all agreements by number, words or customer. */
export const agreementLookups = (
  typed: string,
): Lookup<Pick<Agreement, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: agreementsByNumber(typed) },
  ...wordLookups(typed, SEARCH_LIMIT),
  ...nameLookups(typed, agreementsByCustomerName),
];

/** Returns an agreement's status in one word, `today` being the company's calendar day. */
export const agreementStatus = (
  { state, endsOn, cancelsOn }: Pick<Agreement, 'state' | 'endsOn' | 'cancelsOn'>,
  today: string,
): AgreementStatus =>
  state === 'active' && cancelsOn !== ''
    ? 'ending'
    : state === 'active' && endsOn !== '' && endsOn <= addCalendarDays(today, RENEWING_DAYS)
      ? 'renewing'
      : state;

/** The report's months from one on (YYYY-MM), in order. */
export const agreementMonthsFrom = (month: string, limit: number): ListQuery => ({
  where: [{ field: 'month', operator: '>=', value: month }],
  orderBy: [{ field: 'month', direction: 'asc' }],
  limit,
});

/** The agreement postings behind a month's income. */
export const postingsOfMonth = (month: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }],
  orderBy: [{ field: 'number', direction: 'asc' }],
});

/** A month's postings by prefix of the agreement's number. */
export const postingsByNumber = (month: string, typed: string): ListQuery => ({
  where: [{ field: 'month', operator: '==', value: month }, ...startsWith('number', typed.trim().toUpperCase())],
  orderBy: [{ field: 'number', direction: 'asc' }],
  limit: SEARCH_LIMIT,
});
