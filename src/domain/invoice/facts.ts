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

/** Returns the facts that determine an invoice's moves and status. */
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

/** Returns the status as of `today` (YYYY-MM-DD in the company's zone): the stored one doesn't know that a due date has passed. */
export const statusOf = (invoice: StatusSource, today: string): InvoiceStatus =>
  invoiceStatus(invoiceFacts(invoice), today);

/** Returns its number, or the draft's name while it has none. */
export const invoiceLabel = ({ number, draftNumber }: Pick<Invoice, 'number' | 'draftNumber'>): string =>
  number || draftNumber;

/** Whether an invoice is late on `today`, so that its customer can be reminded. Not while it is disputed. */
export const isToRemindOf = (invoice: StatusSource, today: string): boolean =>
  invoice.state === 'issued' && isOverdue(invoiceFacts(invoice), today);
