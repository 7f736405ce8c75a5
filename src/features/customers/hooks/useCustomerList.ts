import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { archivedByName, customersBy, type CustomerOrder } from '@/domain/customer/queries';
import type { DirectoryFilter } from '@/domain/directory/customers';
import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';
import { useIndexedList } from '@/entities/record/useIndexedList';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';
import { rowOfCustomer, rowOfDirectory } from './customerRow';

/** The last one is there only while there are some: what comes late moves nothing before it. */
export const CUSTOMER_VIEWS = ['active', 'do-not-service', 'archived', 'duplicates'] as const;
export type CustomerView = (typeof CUSTOMER_VIEWS)[number];
export type CustomerFilters = { view: CustomerView; tag: string; source: string; kind: '' | 'person' | 'company' };

const toDirectoryFilter = ({ view, tag, source, kind }: CustomerFilters): DirectoryFilter => ({
  ...(tag !== '' && { tag }),
  ...(source !== '' && { source }),
  ...(kind !== '' && { isCompany: kind === 'company' }),
  ...(view === 'do-not-service' && { isDoNotService: true }),
  ...(view === 'duplicates' && { hasDouble: true as const }),
});

const DOUBLES: DirectoryFilter = { hasDouble: true };
/** How many customers share a phone or an e-mail address with another one; 0 until that is known. */
export const useDoubleCount = (): number => useCustomerSearch('', DOUBLES, { limit: 0 }).total;

const NOT_SERVED: DirectoryFilter = { isDoNotService: true };
/** The number of former customers; 0 until it is known. */
export const useNotServedCount = (): number => useCustomerSearch('', NOT_SERVED, { limit: 0 }).total;

/**
 * The list of customers: by name or change, or under a search text or filter what the search directory finds, as it is
 * typed. Archived customers are read by a query and found by their name.
 */
export function useCustomerList(typed: string, filters: CustomerFilters, order: CustomerOrder) {
  const text = typed.trim();
  const isArchived = filters.view === 'archived';
  const filter = useMemo(() => toDirectoryFilter(filters), [filters]);
  const isSearch = !isArchived && (text !== '' || Object.keys(filter).length > 0);
  const { limit, grow } = useGrowingLimit(`${text} ${JSON.stringify(filter)}`);
  const found = useCustomerSearch(text, filter, { limit: isSearch ? limit : 0, isEnabled: !isArchived });
  return useIndexedList({
    definition: collections.customers,
    query: isArchived && text !== '' ? archivedByName(text) : customersBy(isArchived ? 'archived' : 'active', order),
    rowOf: rowOfCustomer,
    isSearch,
    found,
    rowOfFound: (row) => rowOfDirectory(row, text),
    grow,
    isCounted: !isArchived,
  });
}
