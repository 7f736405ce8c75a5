import { nameLookups } from '../../customer/nameSearch';
import type { ListQuery, Lookup } from '../../record/listQuery';
import { beginningWith } from '../../record/search';
import { wordLookups } from '../../search/words';
import type { Contract } from './schema';
import { CONTRACT_STATES, type ContractState } from './state';

const SEARCH_LIMIT = 50;
const OF_ONE_LIMIT = 20;
/** Insurance that expires within this many days needs someone to ask for a new certificate. */
export const COVER_WARNING_DAYS = 30;

export const CONTRACT_SORTS = ['updatedAt', 'customerSortName', 'number', 'priceCents', 'finishesOn'] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

export const CONTRACT_VIEWS = [...CONTRACT_STATES, 'expiring'] as const;
export type ContractView = (typeof CONTRACT_VIEWS)[number] | '';

/** One view of the contracts in one order, read page by page. Active ones whose documents expire by `coverBy` are sorted by that day. */
export function contractList(
  view: ContractView,
  { field, direction }: { field: ContractSort; direction: 'asc' | 'desc' },
  coverBy: string,
): ListQuery {
  if (view === 'expiring')
    return {
      where: [
        { field: 'state', operator: '==', value: 'active' },
        { field: 'coverEndsOn', operator: '>', value: '' },
        { field: 'coverEndsOn', operator: '<=', value: coverBy },
      ],
      orderBy: [{ field: 'coverEndsOn', direction: 'asc' }],
    };
  return {
    ...(view !== '' && { where: [{ field: 'state', operator: '==' as const, value: view }] }),
    orderBy: [{ field, direction }],
  };
}

/** A customer's contracts, last changed first. */
export const contractsOf = (customerId: string): ListQuery => ({
  where: [{ field: 'customerId', operator: '==', value: customerId }],
  orderBy: [{ field: 'updatedAt', direction: 'desc' }],
  limit: OF_ONE_LIMIT,
});

/** The number of contracts in a state. */
export const contractCount = (state: ContractState): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: state }],
});

/** Contracts by number prefix. */
export const contractsByNumber = (typed: string): ListQuery =>
  beginningWith('number', typed.trim().toUpperCase(), SEARCH_LIMIT);
export const contractsByCustomerName = (prefix: string): ListQuery =>
  beginningWith('customerSortName', prefix, SEARCH_LIMIT);

/** Searches all contracts by number, words or customer. */
export const contractLookups = (
  typed: string,
): Lookup<Pick<Contract, 'customerName' | 'customerSortName' | 'searchWords'>>[] => [
  { query: contractsByNumber(typed) },
  ...wordLookups(typed, SEARCH_LIMIT),
  ...nameLookups(typed, contractsByCustomerName),
];
