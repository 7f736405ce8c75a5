import { customerBalanceSchema, receivablesSchema } from '@/domain/ledger/schema';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { withTotal } from '@/domain/invoice/create';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { buildDocument, buildLine } from './billing';
import { BUILT_AT, buildStored } from './build';

/** Builds a $250.00 draft for Ada Lovelace. With `state: 'issued'` it has a number, is open, and its whole total is owed. */
export function buildInvoice(overrides: Partial<Stored<Invoice>> = {}): Stored<Invoice> {
  const document =
    overrides.document ??
    buildDocument({
      date: '2026-01-12',
      lines: [buildLine({ name: 'Heat exchanger', unitPriceCents: 25_000 })],
      tax: { date: '2026-01-12' },
    });
  const { totalCents } = withTotal({ document });
  const isIssued = overrides.state !== undefined && overrides.state !== 'draft';
  const issued = {
    number: 'INV-00041',
    issuedOn: '2026-01-12',
    issuedAt: BUILT_AT,
    issuedBy: 'user-1',
    status: 'issued',
    isOpen: overrides.state !== 'void',
    balanceCents: totalCents,
  };
  const fields = {
    draftNumber: 'D26-K7M3Q',
    title: 'No heat upstairs',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    customerSortName: 'lovelace, ada',
    customerEmail: 'ada@example.com',
    billTo: {
      name: 'Ada Lovelace',
      address: { street: '12 Elm St', city: 'Asheville', state: 'NC', postalCode: '28801' },
    },
    propertyAddress: '12 Elm St, Asheville, NC 28801',
    document,
    totalCents,
    dueOn: '2026-01-12',
    ...(isIssued && issued),
  };
  return buildStored({ kind: 'invoice', schema: invoiceSchema, fields, overrides });
}

/** Builds a $100.00 cash payment on `invoice-1`. */
export function buildPayment(overrides: Partial<Stored<Payment>> = {}): Stored<Payment> {
  const fields = {
    invoiceId: 'invoice-1',
    invoiceNumber: 'INV-00041',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    method: 'cash',
    state: 'succeeded',
    amountCents: 10_000,
    receivedOn: '2026-01-12',
    receivedAt: BUILT_AT,
  };
  return buildStored({ kind: 'payment', schema: paymentSchema, fields, overrides });
}

/** Builds the balances by due date, for `summaries/receivables`. */
export const buildReceivables = (byDueOn: Record<string, { count: number; balanceCents: number }>) => ({
  id: 'receivables',
  ...receivablesSchema.parse({ byDueOn }),
});

export const buildBalance = (customerId: string, balanceCents: number) => ({
  id: customerId,
  ...customerBalanceSchema.parse({ balanceCents, openCount: balanceCents > 0 ? 1 : 0 }),
});
