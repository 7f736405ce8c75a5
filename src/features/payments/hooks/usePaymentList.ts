import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useRecords } from '@/data/react/useRecords';
import {
  CUSTOMERS_SEARCHED,
  fitsFilters,
  PAYMENT_PAGE_SIZE,
  paymentList,
  paymentsByInvoice,
  paymentsByReference,
  paymentsOfCustomers,
  type PaymentFilters,
  type PaymentOrder,
} from '@/domain/payment/queries';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { useCustomerSearch } from '@/entities/customer/search/useCustomerSearch';
import { pagingOf } from '@/ui/table/pagingOf';

const NONE: Stored<Payment>[] = [];
const ALL_CUSTOMERS = {};

/** Payments by customer, invoice number or reference: three bounded look-ups, however many payments there are. */
function useFoundPayments(q: string) {
  const isOn = q !== '';
  const customers = useCustomerSearch(q, ALL_CUSTOMERS, { limit: CUSTOMERS_SEARCHED, isEnabled: isOn });
  const customerIds = isOn && !customers.isGuess ? customers.rows.map(({ id }) => id) : [];
  const lookups = [
    useRecords(collections.payments, paymentsByReference(q), { isEnabled: isOn }),
    useRecords(collections.payments, paymentsByInvoice(q), { isEnabled: isOn }),
    useRecords(collections.payments, paymentsOfCustomers(customerIds), { isEnabled: customerIds.length > 0 }),
  ];
  const found = lookups.flatMap(({ data }) => data ?? NONE);
  return {
    payments: [...new Map(found.map((payment) => [payment.id, payment])).values()],
    isLoading: lookups.some(({ isLoading }) => isLoading),
    error: lookups.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(lookups.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
  };
}

/** The payments that fit the filters, page by page; with a search text, what was found by it. `query` is what an export reads. */
export function usePaymentList(filters: PaymentFilters, q: string, direction: PaymentOrder, isAllowed: boolean) {
  const query = paymentList(filters, direction);
  const isSearch = q !== '';
  const pages = useRecordPages(
    collections.payments,
    { ...query, limit: PAYMENT_PAGE_SIZE },
    { isEnabled: isAllowed && !isSearch },
  );
  const found = useFoundPayments(isAllowed ? q : '');
  const source = isSearch ? found.payments : pages.records;
  const payments = useMemo(() => {
    if (!isSearch) return source;
    const sign = direction === 'asc' ? 1 : -1;
    return source
      .filter((payment) => fitsFilters(payment, filters))
      .sort((a, b) => (a.receivedOn < b.receivedOn ? -sign : sign));
  }, [source, isSearch, filters, direction]);
  return {
    payments,
    query,
    isSearch,
    isLoading: isSearch ? found.isLoading : pages.isLoading,
    error: isSearch ? found.error : pages.error,
    refetch: isSearch ? found.refetch : pages.refetch,
    paging: pagingOf(pages, isSearch),
  };
}
