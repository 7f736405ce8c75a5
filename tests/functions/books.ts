import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { documentInputSchema, type DocumentInput } from '@/domain/billing/schema';
import { invoiceInputSchema, invoiceSchema, type Invoice } from '@/domain/invoice/schema';
import {
  customerBalanceSchema,
  ledgerEntrySchema,
  ledgerMonthSchema,
  receivablesSchema,
  type LedgerEntry,
  type LedgerMonth,
} from '@/domain/ledger/schema';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { nowIso } from '@/lib/dates';
import { buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { applyPayment, type AppliedPayment } from '../../functions/src/billing/applyPayment';
import { issueDrafts } from '../../functions/src/billing/issueInvoices';
import type { Deps } from '../../functions/src/platform/admin';
import { deps, depsAt } from './deps';
import { addCustomer, at, audit } from './records';
import { db } from './support';

/** Returns another instance of the functions: its own connection, sharing only the database. */
export const otherInstance = (): Deps =>
  depsAt(
    nowIso,
    getFirestore(initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright' }, newId())),
  );

export type Books = { companyId: string; uid: string; customerId: string };

const ZONE = buildZone(
  [
    buildTax(62_500, { id: 'state' }),
    buildTax(20_000, { id: 'city', jurisdiction: { name: 'Austin', level: 'city' } }),
  ],
  { id: 'zone-1', name: 'Austin' },
);

/** Creates a company with a manager, a customer and a tax zone. */
export async function newBooks(): Promise<Books> {
  const [companyId, uid] = [newId(), newId()];
  await db
    .doc(`companies/${companyId}`)
    .set({ name: 'Books', ownerId: uid, timeZone: 'America/Chicago', features: { invoices: true } });
  await db.doc(`users/${uid}`).set({
    companyId,
    role: 'manager',
    features: { invoices: true },
    email: `${uid}@example.com`.toLowerCase(),
    firstName: 'Ada',
    lastName: 'Lo',
  });
  const { id: _id, ...zone } = ZONE;
  await at(companyId, 'taxes/zone-1').set({
    ...zone,
    area: {},
    isDefault: true,
    isActive: true,
    notes: '',
    ...audit(uid),
  });
  return { companyId, uid, customerId: await addCustomer(companyId, uid, {}) };
}

/** Builds an invoice's document: 8.25% on everything. */
export function taxedDocument(changes: Partial<DocumentInput> = {}): DocumentInput {
  return documentInputSchema.parse({
    type: 'invoice',
    date: '2026-06-01',
    lines: [buildLine({ unitPriceCents: 10_000 })],
    tax: { zone: ZONE, date: '2026-06-01' },
    ...changes,
  });
}

/** Stores a draft as a device would. */
export async function addDraft(
  { companyId, uid, customerId }: Books,
  changes: Partial<Invoice> = {},
  id = newId(),
): Promise<string> {
  const input = invoiceInputSchema.parse({
    draftNumber: 'D26-TEST1',
    title: 'Repair',
    customerId,
    customerName: 'Ada Lovelace',
    document: taxedDocument(),
    dueOn: '2026-07-01',
    ...changes,
  });
  await at(companyId, `invoices/${id}`).set({ ...invoiceSchema.parse(input), ...audit(uid) });
  return id;
}

export async function issued(books: Books, changes: Partial<Invoice> = {}): Promise<string> {
  const id = await addDraft(books, changes);
  const [result] = await issueDrafts(deps, books, [id]);
  expect(result).toMatchObject({ invoiceId: id, error: '' });
  return id;
}

export const readInvoice = async (companyId: string, id: string): Promise<Invoice> =>
  invoiceSchema.parse((await at(companyId, `invoices/${id}`).get()).data());
export const readPayment = async (companyId: string, id: string): Promise<Payment> =>
  paymentSchema.parse((await at(companyId, `payments/${id}`).get()).data());
const all = async (companyId: string, name: string) => (await at(companyId, `${name}/x`).parent.get()).docs;

export const readLedger = async (companyId: string): Promise<LedgerEntry[]> =>
  (await all(companyId, 'ledger')).map((document) => ledgerEntrySchema.parse(document.data()));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Expects every stored total to match the entries and invoices it sums up. */
export async function expectBooksToBalance(companyId: string): Promise<void> {
  const entries = await readLedger(companyId);
  const months = (await all(companyId, 'ledgerMonths')).map((document) => ledgerMonthSchema.parse(document.data()));
  const balances = new Map(
    (await all(companyId, 'balances')).map((document) => [document.id, customerBalanceSchema.parse(document.data())]),
  );
  const invoices = (await all(companyId, 'invoices'))
    .map((document) => invoiceSchema.parse(document.data()))
    .filter(({ state }) => state !== 'draft');
  const receivables = receivablesSchema.parse((await at(companyId, 'summaries/receivables').get()).data() ?? {});

  expect(months.map(({ month }) => month).sort()).toEqual([...new Set(entries.map(({ month }) => month))].sort());
  for (const month of months)
    expect(figuresOf(month)).toEqual(addedUp(entries.filter((entry) => entry.month === month.month)));

  for (const [customerId, balance] of balances) {
    const own = invoices.filter((invoice) => invoice.customerId === customerId);
    expect(balance.balanceCents - balance.overpaidCents).toBe(
      sum(
        entries.filter((entry) => entry.customerId === customerId).map(({ balanceChangeCents }) => balanceChangeCents),
      ),
    );
    expect(balance.balanceCents).toBe(sum(own.map(({ balanceCents }) => Math.max(0, balanceCents))));
    expect(balance.openCount).toBe(own.filter(({ isOpen }) => isOpen).length);
    expect(balance.byYear).toEqual(yearsOf(entries.filter((entry) => entry.customerId === customerId)));
  }
  const byDueOn: Record<string, { count: number; balanceCents: number }> = {};
  for (const { isOpen, dueOn, balanceCents } of invoices) {
    const day = byDueOn[dueOn] ?? { count: 0, balanceCents: 0 };
    if (isOpen) byDueOn[dueOn] = { count: day.count + 1, balanceCents: day.balanceCents + balanceCents };
  }
  expect(receivables.byDueOn).toEqual(byDueOn);
}

/** Returns the sums of a customer's entries by year, without years that total zero. */
function yearsOf(entries: readonly LedgerEntry[]) {
  const years = [...new Set(entries.map(({ on }) => on.slice(0, 4)))].map((year) => {
    const own = entries.filter(({ on }) => on.startsWith(year));
    const invoicedCents = sum(own.map(({ salesCents, taxCents }) => salesCents + taxCents));
    return [year, { invoicedCents, paidCents: sum(own.map(({ moneyCents }) => moneyCents)) }] as const;
  });
  return Object.fromEntries(years.filter(([, one]) => one.invoicedCents !== 0 || one.paidCents !== 0));
}

const figuresOf = (month: LedgerMonth) => ({
  issuedCount: month.issuedCount,
  salesCents: month.salesCents,
  taxCents: month.taxCents,
  tipCents: month.tipCents,
  writtenOffCents: month.writtenOffCents,
  receivedCents: month.receivedCents,
  refundedCents: month.refundedCents,
  ofTaxes: sum(Object.values(month.taxes).map(({ taxCents }) => taxCents)),
  ofMethods: sum(Object.values(month.methods).map(({ moneyCents }) => moneyCents)),
  ofDiscounts: sum(Object.values(month.discounts).map(({ amountCents }) => amountCents)),
});

function addedUp(entries: readonly LedgerEntry[]): ReturnType<typeof figuresOf> {
  const of = (kind: LedgerEntry['kind']): LedgerEntry[] => entries.filter((entry) => entry.kind === kind);
  const positive = (value: number): number => (value === 0 ? 0 : -value);
  return {
    issuedCount: of('issued').length - of('voided').length,
    salesCents: sum(entries.map(({ salesCents }) => salesCents)),
    taxCents: sum(entries.map(({ taxCents }) => taxCents)),
    tipCents: sum(entries.map(({ tipCents }) => tipCents)),
    writtenOffCents: positive(sum(of('written-off').map(({ balanceChangeCents }) => balanceChangeCents))),
    receivedCents: sum(of('payment').map(({ moneyCents }) => moneyCents)),
    refundedCents: positive(sum(of('refund').map(({ moneyCents }) => moneyCents))),
    ofTaxes: sum(entries.flatMap(({ taxes }) => taxes.map(({ taxCents }) => taxCents))),
    ofMethods: sum(entries.map(({ moneyCents }) => moneyCents)),
    ofDiscounts: sum(entries.flatMap(({ discounts }) => discounts.map(({ amountCents }) => amountCents))),
  };
}

/** Pays an invoice in cash. */
export const pay = (
  { companyId }: Books,
  invoiceId: string,
  amountCents: number,
  paymentId = newId(),
): Promise<AppliedPayment> =>
  applyPayment(deps, { companyId, paymentId, invoiceId, state: 'succeeded', method: 'cash', amountCents });

/** Returns an error's message, or '' if nothing was rejected. */
export async function why(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.userMessage;
    throw error;
  }
}
