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

/** The invoices of a view; with a search text, what was found in it by number, PO or customer. */
export const useInvoiceList = (view: InvoiceView, q: string, order: InvoiceOrder, today: string) =>
  useSearchedList({
    definition: collections.invoices,
    query: invoiceList(view, order, today),
    q,
    lookups: invoiceLookups(q),
    keep: (invoice) => isInView(invoice, view, today),
    pageSize: INVOICE_PAGE_SIZE,
  });
