import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';

/** As many customers as one query takes. */
const CUSTOMERS_SEARCHED = 10;
const ALL_CUSTOMERS = {};

/** The customers whose messages a search text may mean, and what the search of the messages waits for. */
export function useFoundCustomers(q: string) {
  const isSearch = q !== '';
  const customers = useCustomerSearch(q, ALL_CUSTOMERS, { limit: CUSTOMERS_SEARCHED, isEnabled: isSearch });
  return {
    customerIds: isSearch && !customers.isGuess ? customers.rows.map(({ id }) => id) : [],
    waitsFor: { isLoading: isSearch && !customers.isReady && customers.error === null, error: customers.error },
  };
}
