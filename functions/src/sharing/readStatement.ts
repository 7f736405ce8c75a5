import type { Transaction } from 'firebase-admin/firestore';
import { addCalendarDays, ageReceivables } from '@/domain/billing/aging';
import { customerSchema } from '@/domain/customer/schema';
import { invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import { customerBalanceSchema, LEDGER_KIND_LABELS, ledgerEntrySchema, type LedgerEntry } from '@/domain/ledger/schema';
import { sumOf } from '@/domain/money/amounts';
import { STATEMENT_ROWS_LIMIT } from '@/domain/paper/schema';
import { paperOfStatement, type StatementEntry } from '@/domain/paper/statement';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from './parseRecord';
import { readAround } from './readFace';
import { sendableOf, type Sendable } from './sendable';

const DAYS = 90;
const OPEN_INVOICES_READ = 300;

/**
 * A customer's account: what was charged and paid in the last 90 days, and before that as far back as the oldest invoice
 * that is still open; how much of what is owed is how old.
 */
export async function readStatement(deps: Deps, transaction: Transaction, { companyId, subjectId: customerId }: { companyId: string; subjectId: string }): Promise<Sendable> {
  const of = (name: 'customers' | 'invoices' | 'ledger' | 'balances') => inCompany(deps.db, companyId, name);
  const stored = await transaction.get(of('customers').doc(customerId));
  if (!stored.exists) throw notFound('Customer');
  const { name } = parseRecord(customerSchema, stored.data());
  const { company, settings, customer } = await readAround(deps, transaction, companyId, { customerId, customerName: name, propertyId: '' });
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const [open, balance] = await Promise.all([
    transaction.get(of('invoices').where('customerId', '==', customerId).where('isOpen', '==', true).limit(OPEN_INVOICES_READ)),
    transaction.get(of('balances').doc(customerId)),
  ]);
  const invoices = open.docs.map((snapshot) => parseRecord(invoiceSchema, snapshot.data()));
  const from = firstDay(invoices, today);
  // The newest ones, should there be more than a statement holds: the older are in the balance brought forward.
  const moved = await transaction.get(of('ledger').where('customerId', '==', customerId).where('on', '>=', from).orderBy('on', 'desc').limit(STATEMENT_ROWS_LIMIT - 1));
  const entries = moved.docs.map((snapshot) => ledgerEntrySchema.parse(snapshot.data())).sort(byTime);
  const { balanceCents, overpaidCents } = customerBalanceSchema.parse(balance.data() ?? {});
  const paper = paperOfStatement({
    company, recipient: customer, footer: settings.footer, currency: settings.currency, from, to: today,
    openingCents: balanceCents - overpaidCents - sumOf(entries.map(({ balanceChangeCents }) => balanceChangeCents)),
    entries: entries.map(statementEntry),
    aging: ageReceivables(invoices.map(({ dueOn, balanceCents: owedCents }) => ({ dueDate: dueOn, balanceCents: owedCents })), today),
  });
  return sendableOf({ paper, token: '', link: '', company, customerName: name, due: '', customerId });
}

function firstDay(invoices: readonly Invoice[], today: string): string {
  const days = invoices.map(({ issuedOn }) => issuedOn).filter((day) => day !== '');
  return [...days, addCalendarDays(today, -DAYS)].reduce((first, day) => (day < first ? day : first));
}

const byTime = (a: LedgerEntry, b: LedgerEntry): number => (a.on + a.at < b.on + b.at ? -1 : 1);

function statementEntry({ kind, on, invoiceNumber, balanceChangeCents }: LedgerEntry): StatementEntry {
  const text = kind === 'issued' ? `Invoice ${invoiceNumber}` : [LEDGER_KIND_LABELS[kind], invoiceNumber === '' ? '' : `on ${invoiceNumber}`].filter(Boolean).join(' ');
  return { at: on, text, chargeCents: Math.max(0, balanceChangeCents), paymentCents: Math.max(0, -balanceChangeCents) };
}
