import { paths } from '@/lib/paths';

/** URLs in this area that nothing else links to. They are behind `/invoices`' access check. */
export const invoicePaths = {
  progress: '/invoices/progress',
  statement: '/invoices/statement',
  copyOf: (id: string) => `/invoices/new?copyOf=${encodeURIComponent(id)}`,
  recurring: '/invoices/recurring',
  recurringNew: '/invoices/recurring/new',
  recurringOf: (invoiceId: string) => `/invoices/recurring/new?copyOf=${encodeURIComponent(invoiceId)}`,
  recurringEdit: paths.recurringInvoice,
} as const;
