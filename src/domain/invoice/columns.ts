import { INVOICE_STATUS_LABELS } from '../billing/invoiceState';
import { plainAmount } from '../money/format';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import { statusOf } from './facts';
import type { Invoice } from './schema';

/** Export columns of the list of invoices. */
export const INVOICE_COLUMNS: Columns<Stored<Invoice>> = {
  Number: (invoice) => invoice.number,
  Draft: (invoice) => invoice.draftNumber,
  Status: (invoice, { today }) => INVOICE_STATUS_LABELS[statusOf(invoice, today)],
  Customer: (invoice) => invoice.customerName,
  'E-mail': (invoice) => invoice.customerEmail,
  Title: (invoice) => invoice.title,
  Job: (invoice) => invoice.jobNumber,
  'PO number': (invoice) => invoice.poNumber,
  'Service address': (invoice) => invoice.propertyAddress,
  Issued: (invoice) => invoice.issuedOn,
  Due: (invoice) => invoice.dueOn,
  Currency: (invoice) => invoice.document.currency,
  Total: (invoice) => plainAmount(invoice.totalCents),
  Tax: (invoice) => plainAmount(invoice.taxCents),
  Paid: (invoice) => plainAmount(invoice.paidCents),
  Refunded: (invoice) => plainAmount(invoice.refundedCents),
  Credited: (invoice) => plainAmount(invoice.creditedCents),
  'Written off': (invoice) => plainAmount(invoice.writtenOffCents),
  Balance: (invoice) => plainAmount(invoice.balanceCents),
  Sent: (invoice, { at }) => at(invoice.sentAt),
  'First viewed': (invoice, { at }) => at(invoice.firstViewedAt),
  Id: (invoice) => invoice.id,
};
