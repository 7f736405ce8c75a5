import type { Transaction } from 'firebase-admin/firestore';
import { invoiceMoveFault, type InvoiceState } from '@/domain/billing/invoiceState';
import { invoiceFacts } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import type { Deps } from '../platform/admin';
import { precondition } from '../platform/errors';
import { openBooks, type Books } from './books';
import { moneyTransaction } from './moneyTransaction';
import { readCompanyDay, readInvoice, type CompanyDay, type Held } from './records';

export type InvoiceWork = CompanyDay & { transaction: Transaction; invoice: Held<Invoice>; open: () => Promise<Books> };

/**
 * Runs a change to one issued invoice in a transaction. `open` opens the books for today and the invoice's customer, after the last read.
 * @throws AppError `not-found`; `failed-precondition` for a draft.
 */
export function changeInvoice<T>(
  deps: Deps,
  companyId: string,
  invoiceId: string,
  work: (work: InvoiceWork) => Promise<T>,
): Promise<T> {
  return moneyTransaction(deps, companyId, async (transaction) => {
    const invoice = await readInvoice(deps, transaction, companyId, invoiceId);
    if (invoice.record.state === 'draft') throw precondition('It has not been issued yet.');
    const day = await readCompanyDay(deps, transaction, companyId);
    const open = (): Promise<Books> =>
      openBooks(deps, transaction, { companyId, on: [day.today], customerIds: [invoice.record.customerId] });
    return work({ ...day, transaction, invoice, open });
  });
}

/** @throws AppError `failed-precondition` with why the invoice can't change to that state. */
export function assertMove(invoice: Invoice, to: InvoiceState, reason: string): void {
  const fault = invoiceMoveFault(invoiceFacts(invoice), to, reason);
  if (fault !== '') throw precondition(fault);
}
