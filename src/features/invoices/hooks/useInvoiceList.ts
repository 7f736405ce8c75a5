import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useRecords } from '@/data/react/useRecords';
import {
  INVOICE_PAGE_SIZE,
  invoiceList,
  invoicesByCustomerName,
  invoicesByDraftNumber,
  invoicesByNumber,
  invoicesByPo,
  type InvoiceOrder,
  type InvoiceView,
} from '@/domain/invoice/queries';
import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { matchesName, sortNamePrefixes } from '@/domain/job/queries';
import type { Stored } from '@/domain/record/schema';
import { pagingOf } from '@/ui/table/pagingOf';

const NONE: Stored<Invoice>[] = [];

/** Whether a found invoice belongs to the view: searches look through all of them. */
function isInView(invoice: Stored<Invoice>, view: InvoiceView, today: string): boolean {
  const status = statusOf(invoice, today);
  return {
    all: true,
    drafts: status === 'draft',
    open: invoice.isOpen,
    overdue: invoice.isOpen && invoice.dueOn !== '' && invoice.dueOn < today,
    paid: status === 'paid' || status === 'written-off',
    closed: status === 'void' || status === 'credited',
  }[view];
}

/** Invoices by number, PO or customer: a handful of bounded look-ups, however many invoices there are. */
function useFoundInvoices(q: string) {
  const isOn = q !== '';
  const [first = '', second = '', third = ''] = sortNamePrefixes(q);
  const lookups = [
    useRecords(collections.invoices, invoicesByNumber(q), { isEnabled: isOn }),
    useRecords(collections.invoices, invoicesByDraftNumber(q), { isEnabled: isOn }),
    useRecords(collections.invoices, invoicesByPo(q), { isEnabled: isOn }),
    useRecords(collections.invoices, invoicesByCustomerName(first), { isEnabled: first !== '' }),
    useRecords(collections.invoices, invoicesByCustomerName(second), { isEnabled: second !== '' }),
    useRecords(collections.invoices, invoicesByCustomerName(third), { isEnabled: third !== '' }),
  ];
  const [byNumber = NONE, byDraft = NONE, byPo = NONE, ...byName] = lookups.map(({ data }) => data ?? NONE);
  const found = [...byNumber, ...byDraft, ...byPo, ...byName.flat().filter((invoice) => matchesName(invoice, q))];
  return {
    invoices: [...new Map(found.map((invoice) => [invoice.id, invoice])).values()],
    isLoading: lookups.some(({ isLoading }) => isLoading),
    error: lookups.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(lookups.filter(({ isEnabled }) => isEnabled).map(({ refetch }) => refetch())),
  };
}

/** The invoices of a view, page by page; with a search text, what was found by it. `query` is what an export reads. */
export function useInvoiceList(view: InvoiceView, q: string, order: InvoiceOrder, today: string) {
  const query = invoiceList(view, order, today);
  const isSearch = q !== '';
  const pages = useRecordPages(collections.invoices, { ...query, limit: INVOICE_PAGE_SIZE }, { isEnabled: !isSearch });
  const found = useFoundInvoices(q);
  const { field, direction } = order;
  const source = isSearch ? found.invoices : pages.records;
  const invoices = useMemo(() => {
    if (!isSearch) return source;
    const sign = direction === 'asc' ? 1 : -1;
    return source
      .filter((invoice) => isInView(invoice, view, today))
      .sort((a, b) => (a[field] < b[field] ? -sign : sign));
  }, [source, isSearch, view, today, field, direction]);
  return {
    invoices,
    query,
    isSearch,
    isLoading: isSearch ? found.isLoading : pages.isLoading,
    error: isSearch ? found.error : pages.error,
    refetch: isSearch ? found.refetch : pages.refetch,
    paging: pagingOf(pages, isSearch),
  };
}
