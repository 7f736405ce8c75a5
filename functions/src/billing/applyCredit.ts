import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import {
  applyCredit as contract,
  creditFault,
  creditUseIds,
  isDepositUse,
  overpaidCents,
  takeBackCredit as takeBackContract,
} from '@/domain/invoice/credit';
import { withoutSettlement, withSettlement } from '@/domain/invoice/settlements';
import type { Invoice } from '@/domain/invoice/schema';
import { exposureOf } from '@/domain/ledger/addUp';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { notFound, precondition } from '../platform/errors';
import { settlementFields } from './applyPayment';
import { openBooks, type Books } from './books';
import { moneyTransaction } from './moneyTransaction';
import { readCompanyDay, readInvoice, type Held } from './records';

export const applyCredit = defineCallable(
  contract,
  { access: member({ action: 'recordPayment', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid }) => {
    await moveCredit(deps, { ...input, companyId, uid });
    return {};
  },
);

export const takeBackCredit = defineCallable(
  takeBackContract,
  { access: member({ action: 'refundPayment', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid }) => {
    if (isDepositUse({ id: creditUseIds(input.requestId).given })) throw precondition(DEPOSIT_FOLLOWS);
    await returnCredit(deps, { ...input, companyId, uid });
    return {};
  },
);

const DEPOSIT_FOLLOWS =
  'The deposit of a contract goes back automatically: refund its payment, or credit the bill of the application.';

type Act = { companyId: string; uid: string; requestId: string };
type Use = Act & { fromInvoiceId: string; toInvoiceId: string };
/** `creditOf`: how much of an invoice can pay others, in cents; defaults to its overpayment. */
type Move = Use & { amountCents: number; creditOf?: (from: Invoice) => number };

/**
 * Pays one invoice with the overpayment of another from the same customer. No money moves: both get a settlement and the ledger an entry
 * each, which sum to zero.
 * @throws AppError `not-found`; `failed-precondition` with why it can't be used.
 */
export function moveCredit(deps: Deps, { amountCents, creditOf = overpaidCents, ...use }: Move): Promise<void> {
  return moneyTransaction(deps, use.companyId, async (transaction) => {
    if (use.fromInvoiceId === use.toInvoiceId) throw precondition('Choose another invoice.');
    const ids = creditUseIds(use.requestId);
    if ((await transaction.get(entryOf(deps, use, ids.taken))).exists) return;
    const { from, to, today } = await readBoth(deps, transaction, use);
    const fault = creditFault(from.record, to.record, amountCents, creditOf(from.record));
    if (fault !== '') throw precondition(fault);
    const at = deps.now();
    const given = withSettlement(
      from.record,
      { id: ids.given, kind: 'refund', name: `Credit used on ${to.record.number}`, amountCents, at },
      today,
    );
    const taken = withSettlement(
      to.record,
      { id: ids.taken, kind: 'payment', name: `Credit from ${from.record.number}`, amountCents, at },
      today,
    );
    await post(deps, transaction, use, { from, to, given, taken, today, amountCents, reason: '', suffix: '' });
  });
}

/** Reverses such a credit; does nothing if it was already reversed. @throws AppError `not-found`. */
export function returnCredit(deps: Deps, { reason, ...act }: Act & { reason: string }): Promise<void> {
  return moneyTransaction(deps, act.companyId, async (transaction) => {
    const ids = creditUseIds(act.requestId);
    const entries = await transaction.getAll(entryOf(deps, act, ids.given), entryOf(deps, act, ids.taken));
    const [fromInvoiceId = '', toInvoiceId = ''] = entries.map(
      (entry) => ledgerEntrySchema.safeParse(entry.data()).data?.invoiceId ?? '',
    );
    if (fromInvoiceId === '' || toInvoiceId === '') throw notFound('Use of credit');
    const use = { ...act, fromInvoiceId, toInvoiceId };
    const { from, to, today } = await readBoth(deps, transaction, use);
    const gave = from.record.document.settlements.find(({ id }) => id === ids.given);
    const used = to.record.document.settlements.find(({ id }) => id === ids.taken);
    if (!gave || !used) return;
    const given = withoutSettlement(from.record, gave, today);
    const taken = withoutSettlement(to.record, used, today);
    const amountCents = -used.amountCents;
    await post(deps, transaction, use, { from, to, given, taken, today, amountCents, reason, suffix: '-back' });
  });
}

const entryOf = (deps: Deps, { companyId }: Act, id: string): DocumentReference =>
  inCompany(deps.db, companyId, 'ledger').doc(id);

type Both = { from: Held<Invoice>; to: Held<Invoice>; today: string };

async function readBoth(deps: Deps, transaction: Transaction, use: Use): Promise<Both> {
  const [from, to, { today }] = await Promise.all([
    readInvoice(deps, transaction, use.companyId, use.fromInvoiceId),
    readInvoice(deps, transaction, use.companyId, use.toInvoiceId),
    readCompanyDay(deps, transaction, use.companyId),
  ]);
  return { from, to, today };
}

type Moved = Both & {
  /** Both as they are afterwards. */ given: Invoice;
  taken: Invoice;
  /** Negative when the credit goes back. */ amountCents: number;
  reason: string;
  suffix: string;
};

async function post(
  deps: Deps,
  transaction: Transaction,
  { companyId, uid, requestId, fromInvoiceId, toInvoiceId }: Use,
  { from, to, given, taken, today, amountCents, reason, suffix }: Moved,
): Promise<void> {
  const books = await openBooks(deps, transaction, { companyId, on: [today], customerIds: [from.record.customerId] });
  const ids = creditUseIds(requestId);
  const enter = (
    entryId: string,
    invoiceId: string,
    [before, after]: readonly [Invoice, Invoice],
    balanceChangeCents: number,
  ): ReturnType<Books['postEntry']> =>
    books.postEntry({
      entryId: `${entryId}${suffix}`,
      entry: {
        kind: 'credit-used',
        on: today,
        by: uid,
        customerId: before.customerId,
        customerName: before.customerName,
        invoiceId,
        invoiceNumber: before.number,
        estimateId: before.estimateId,
        businessUnitId: before.businessUnitId,
        balanceChangeCents,
        reason,
      },
      before: exposureOf(before),
      after: exposureOf(after),
    });
  enter(ids.given, fromInvoiceId, [from.record, given], amountCents);
  enter(ids.taken, toInvoiceId, [to.record, taken], -amountCents);
  books.close();
  for (const [held, after] of [
    [from, given],
    [to, taken],
  ] as const)
    transaction.update(held.ref, { ...settlementFields(after), ...updatedAudit(uid, deps.now(), held.data) });
}
