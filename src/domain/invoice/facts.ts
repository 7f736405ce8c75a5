import { invoiceStatus, isOverdue, type InvoiceFacts, type InvoiceStatus } from '../billing/invoiceState';
import type { Invoice } from './schema';

type StatusSource = Pick<
  Invoice,
  | 'state'
  | 'totalCents'
  | 'paidCents'
  | 'refundedCents'
  | 'creditedCents'
  | 'writtenOffCents'
  | 'balanceCents'
  | 'dueOn'
  | 'firstViewedAt'
>;

/** What the kernel decides an invoice's moves and status by. */
export const invoiceFacts = (invoice: StatusSource): InvoiceFacts => ({
  state: invoice.state,
  totalCents: invoice.totalCents,
  paidCents: invoice.paidCents,
  refundedCents: invoice.refundedCents,
  creditedCents: invoice.creditedCents,
  writtenOffCents: invoice.writtenOffCents,
  balanceCents: invoice.balanceCents,
  dueDate: invoice.dueOn,
  firstViewedAt: invoice.firstViewedAt,
});

/** The status as of `today` (YYYY-MM-DD in the company's zone): a stored one does not know that a due date has passed. */
export const statusOf = (invoice: StatusSource, today: string): InvoiceStatus =>
  invoiceStatus(invoiceFacts(invoice), today);

/** Its number, or while it has none what the draft is called. */
export const invoiceLabel = ({ number, draftNumber }: Pick<Invoice, 'number' | 'draftNumber'>): string =>
  number || draftNumber;

/** Whether an invoice is late on `today`, so that its customer can be reminded of it. Nobody is while it is disputed. */
export const isToRemindOf = (invoice: StatusSource, today: string): boolean =>
  invoice.state === 'issued' && isOverdue(invoiceFacts(invoice), today);
