import type { Transaction } from 'firebase-admin/firestore';
import { customerSchema } from '@/domain/customer/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { statementPaper, statementStart } from '@/domain/invoice/statement';
import { customerBalanceSchema, ledgerEntrySchema } from '@/domain/ledger/schema';
import { STATEMENT_ROWS_LIMIT } from '@/domain/paper/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from './parseRecord';
import { readAround } from './readAround';
import { sendableOf, type Sendable } from './sendable';

const OPEN_INVOICES_READ = 300;

/**
 * Reads a customer's account: charges and payments in the last 90 days, and earlier ones back to the oldest open invoice; plus an aging
 * of the balance.
 */
export async function readStatement(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId: customerId }: { companyId: string; subjectId: string },
): Promise<Sendable> {
  const of = (name: 'customers' | 'invoices' | 'ledger' | 'balances') => inCompany(deps.db, companyId, name);
  const stored = await transaction.get(of('customers').doc(customerId));
  if (!stored.exists) throw notFound('Customer');
  const { name, sortName } = parseRecord(customerSchema, stored.data());
  const { company, settings, customer } = await readAround(deps, transaction, companyId, {
    customerId,
    customerName: name,
    propertyId: '',
  });
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const [open, balance] = await Promise.all([
    transaction.get(
      of('invoices').where('customerId', '==', customerId).where('isOpen', '==', true).limit(OPEN_INVOICES_READ),
    ),
    transaction.get(of('balances').doc(customerId)),
  ]);
  const invoices = open.docs.map((snapshot) => parseRecord(invoiceSchema, snapshot.data()));
  const from = statementStart(invoices, today);
  const moved = await transaction.get(
    of('ledger')
      .where('customerId', '==', customerId)
      .where('on', '>=', from)
      .orderBy('on', 'desc')
      .limit(STATEMENT_ROWS_LIMIT - 1),
  );
  const paper = statementPaper({
    company,
    recipient: customer,
    footer: settings.footer,
    currency: settings.currency,
    today,
    open: invoices,
    entries: moved.docs.map((snapshot) => ledgerEntrySchema.parse(snapshot.data())),
    balance: customerBalanceSchema.parse(balance.data() ?? {}),
  });
  return sendableOf({
    paper,
    token: '',
    link: '',
    company,
    customerName: name,
    customerSortName: sortName,
    due: '',
    customerId,
  });
}
