import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { lateText } from '@/entities/invoice/invoiceText';
import { formatDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './list.module.css';

/** The columns of the list of invoices. `today` decides what is overdue. */
export const invoiceColumns = (timeZone: string, today: string): DataColumn<Stored<Invoice>>[] => [
  {
    id: 'number',
    header: 'Invoice',
    isSortable: true,
    cell: (invoice) => (
      <>
        <span className={classes.number}>{invoiceLabel(invoice)}</span>
        <span className={classes.second}>{invoice.title}</span>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    width: 240,
    cell: (invoice) => (
      <>
        {invoice.customerName}
        {invoice.poNumber !== '' && <span className={classes.second}>PO {invoice.poNumber}</span>}
      </>
    ),
  },
  {
    id: 'issuedAt',
    header: 'Issued',
    width: 130,
    isSortable: true,
    isSecondary: true,
    cell: (invoice) => formatDate(invoice.issuedOn, timeZone) || '–',
  },
  {
    id: 'dueOn',
    header: 'Due',
    width: 150,
    isSortable: true,
    cell: (invoice) =>
      invoice.state === 'draft' ? (
        '–'
      ) : (
        <>
          {formatDate(invoice.dueOn, timeZone)}
          <span className={classes.second}>{lateText(invoice, today)}</span>
        </>
      ),
  },
  {
    id: 'total',
    header: 'Total',
    width: 130,
    align: 'end',
    cell: (invoice) => formatCents(invoice.totalCents, { currency: invoice.document.currency }),
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 130,
    align: 'end',
    isSecondary: true,
    cell: (invoice) =>
      invoice.state === 'draft' ? '–' : formatCents(invoice.balanceCents, { currency: invoice.document.currency }),
  },
  { id: 'status', header: 'Status', width: 130, cell: (invoice) => <InvoiceBadge invoice={invoice} today={today} /> },
];
