import { formatCents } from '@/domain/money/format';
import { PAYMENT_METHOD_LABELS, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { PaymentStateBadge } from '@/entities/payment/PaymentStateBadge';
import { formatShortDate } from '@/ui/format/dateTime';
import type { DataColumn } from '@/ui/table/columns';

export const whatFor = ({ invoiceNumber, estimateId }: Pick<Payment, 'invoiceNumber' | 'estimateId'>): string =>
  invoiceNumber !== '' ? invoiceNumber : estimateId !== '' ? 'Deposit' : '–';

export const paymentColumns = (timeZone: string): DataColumn<Stored<Payment>>[] => [
  {
    id: 'receivedOn',
    header: 'Received',
    width: 116,
    isSortable: true,
    cell: ({ receivedOn }) => formatShortDate(receivedOn, timeZone),
  },
  { id: 'customer', header: 'Customer', cell: ({ customerName }) => customerName || '–' },
  { id: 'for', header: 'For', width: 120, cell: whatFor },
  { id: 'method', header: 'Method', width: 130, cell: ({ method }) => PAYMENT_METHOD_LABELS[method] },
  { id: 'reference', header: 'Reference', width: 160, isSecondary: true, cell: ({ reference }) => reference || '–' },
  {
    id: 'amount',
    header: 'Amount',
    width: 130,
    align: 'end',
    cell: ({ amountCents, currency }) => formatCents(amountCents, { currency }),
  },
  { id: 'state', header: 'Status', width: 150, cell: ({ state }) => <PaymentStateBadge state={state} /> },
];
