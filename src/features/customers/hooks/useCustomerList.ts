import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { archivedByName, customersBy, type CustomerOrder } from '@/domain/customer/queries';
import type { DirectoryFilter } from '@/domain/directory/customers';
import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';
import { useIndexedList } from '@/entities/record/useIndexedList';
import { useGrowingLimit } from '@/ui/table/useGrowingLimit';
import { rowOfCustomer, rowOfDirectory } from './customerRow';

/** The last view appears only if it has entries; coming last, its late arrival moves nothing. */
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
/** Returns the number of customers who share a phone or e-mail address with another one; 0 until it's known. */
export const useDoubleCount = (): number => useCustomerSearch('', DOUBLES, { limit: 0 }).total;

const NOT_SERVED: DirectoryFilter = { isDoNotService: true };
/** Returns the number of former customers; 0 until it's known. */
export const useNotServedCount = (): number => useCustomerSearch('', NOT_SERVED, { limit: 0 }).total;

/**
 * Returns the customer list, sorted by name or last change. With a search text or filter, returns what the search directory finds as the
 * user types. Archived customers are fetched by query and searched by name.
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
