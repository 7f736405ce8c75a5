import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { lateText } from '@/entities/invoice/invoiceText';
import { isolated } from '@/lib/isolated';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';
import classes from './list.module.css';

/** Columns of the invoice list. `today` decides what is overdue. */
export const invoiceColumns = (timeZone: string, today: string): DataColumn<Stored<Invoice>>[] => [
  {
    id: 'number',
    header: 'Invoice',
    width: 112,
    isMain: true,
    isSortable: true,
    cell: invoiceLabel,
  },
  {
    id: 'customer',
    header: 'Customer',
    cell: ({ customerName, poNumber }) => (
      <>
        {isolated(customerName)} {poNumber !== '' && <span className={classes.second}>PO {poNumber}</span>}
      </>
    ),
  },
  { id: 'title', header: 'For', cell: ({ title }) => title },
  {
    id: 'issuedAt',
    header: 'Issued',
    width: 80,
    isSortable: true,
    isSecondary: true,
    cell: ({ issuedOn }) => formatShortDate(issuedOn, timeZone) || '–',
  },
  {
    id: 'dueOn',
    header: 'Due',
    width: 164,
    isSortable: true,
    cell: (invoice) =>
      invoice.state === 'draft' ? (
        '–'
      ) : (
        <>
          {formatShortDate(invoice.dueOn, timeZone)} <span className={classes.late}>{lateText(invoice, today)}</span>
        </>
      ),
  },
  {
    id: 'total',
    header: 'Total',
    width: 104,
    align: 'end',
    cell: (invoice) => formatCents(invoice.totalCents, { currency: invoice.document.currency }),
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 104,
    align: 'end',
    isSecondary: true,
    cell: (invoice) =>
      invoice.state === 'draft' ? '–' : formatCents(invoice.balanceCents, { currency: invoice.document.currency }),
  },
  { id: 'status', header: 'Status', width: 118, cell: (invoice) => <InvoiceBadge invoice={invoice} today={today} /> },
];
