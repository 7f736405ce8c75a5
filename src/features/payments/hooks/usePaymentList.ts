import { collections } from '@/data/collections';
import { passesUnit } from '@/domain/business-unit/choice';
import {
  CUSTOMERS_SEARCHED,
  fitsFilters,
  PAYMENT_PAGE_SIZE,
  paymentList,
  paymentLookups,
  type PaymentFilters,
  type PaymentOrder,
} from '@/domain/payment/queries';
import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';
import { useSearchedList } from '@/entities/record/useSearchedList';

const ALL_CUSTOMERS = {};

/**
 * Returns the payments that match the filters and the business unit; with a search text, matches by customer, invoice number or
 * reference.
 */
export function usePaymentList(filters: PaymentFilters, unit: string, q: string, direction: PaymentOrder) {
  const isSearch = q !== '';
  const customers = useCustomerSearch(q, ALL_CUSTOMERS, { limit: CUSTOMERS_SEARCHED, isEnabled: isSearch });
  const customerIds = isSearch && !customers.isGuess ? customers.rows.map(({ id }) => id) : [];
  return useSearchedList({
    definition: collections.payments,
    query: paymentList(filters, direction, unit),
    q,
    lookups: paymentLookups(q, customerIds),
    keep: (payment) => fitsFilters(payment, filters) && passesUnit(payment, unit),
    pageSize: PAYMENT_PAGE_SIZE,
    waitsFor: { isLoading: isSearch && !customers.isReady && customers.error === null, error: customers.error },
  });
}
