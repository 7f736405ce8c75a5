import { collections } from '@/data/collections';
import {
  INVOICE_PAGE_SIZE,
  invoiceList,
  invoiceLookups,
  isInView,
  type InvoiceOrder,
  type InvoiceView,
} from '@/domain/invoice/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { useNow } from '@/ui/hooks/useNow';
import { passesFilters, type InvoiceFilters } from '../invoiceFilters';

type InvoiceListQuestion = {
  view: InvoiceView;
  filters: InvoiceFilters;
  q: string;
  order: InvoiceOrder;
  today: string;
};

/** Returns a view's invoices that pass the filters; with a search text, matches by number, PO, text or customer. */
export function useInvoiceList({ view, filters, q, order, today }: InvoiceListQuestion) {
  const now = useNow();
  return useSearchedList({
    definition: collections.invoices,
    query: invoiceList(view, order, today, filters.unit),
    q,
    lookups: invoiceLookups(q),
    keep: (invoice) => isInView(invoice, view, today) && passesFilters(invoice, filters, now),
    pageSize: INVOICE_PAGE_SIZE,
  });
}
