import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';

/** Limit on customers in one query. */
const CUSTOMERS_SEARCHED = 10;
const ALL_CUSTOMERS = {};

/** Finds the customers whose messages a search might be about, and whether the message search still has to wait for them. */
export function useFoundCustomers(q: string) {
  const isSearch = q !== '';
  const customers = useCustomerSearch(q, ALL_CUSTOMERS, { limit: CUSTOMERS_SEARCHED, isEnabled: isSearch });
  return {
    customerIds: isSearch && !customers.isGuess ? customers.rows.map(({ id }) => id) : [],
    waitsFor: { isLoading: isSearch && !customers.isReady && customers.error === null, error: customers.error },
  };
}
