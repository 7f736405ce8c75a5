import { collections } from '@/data/collections';
import { INVOICE_STATUS_LABELS } from '@/domain/billing/invoiceState';
import { statusOf } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { plainAmount } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { useListExport } from '@/entities/record/useListExport';

const HEADER = [
  'Number',
  'Draft',
  'Status',
  'Customer',
  'E-mail',
  'Title',
  'Job',
  'PO number',
  'Service address',
  'Issued',
  'Due',
  'Currency',
  'Total',
  'Tax',
  'Paid',
  'Refunded',
  'Credited',
  'Written off',
  'Balance',
  'Sent',
  'First viewed',
  'Id',
];

function rowOf(invoice: Stored<Invoice>, today: string): string[] {
  return [
    invoice.number,
    invoice.draftNumber,
    INVOICE_STATUS_LABELS[statusOf(invoice, today)],
    invoice.customerName,
    invoice.customerEmail,
    invoice.title,
    invoice.jobNumber,
    invoice.poNumber,
    invoice.propertyAddress,
    invoice.issuedOn,
    invoice.dueOn,
    invoice.document.currency,
    plainAmount(invoice.totalCents),
    plainAmount(invoice.taxCents),
    plainAmount(invoice.paidCents),
    plainAmount(invoice.refundedCents),
    plainAmount(invoice.creditedCents),
    plainAmount(invoice.writtenOffCents),
    plainAmount(invoice.balanceCents),
    invoice.sentAt,
    invoice.firstViewedAt,
    invoice.id,
  ];
}

/** What the list shows, as a CSV file. */
export function useInvoiceExport() {
  const today = useToday();
  return useListExport(collections.invoices, {
    header: HEADER,
    rowsOf: (invoice) => [rowOf(invoice, today)],
    noun: 'invoice',
  });
}
