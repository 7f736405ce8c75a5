import { formatCents } from '@/domain/money/format';
import { undoWriteOff as undoContract, writeOffInvoice as contract } from '@/domain/invoice/api';
import { isSettledBy, settledFields, withSettlement } from '@/domain/invoice/settlements';
import { exposureOf } from '@/domain/ledger/addUp';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { settlementFields } from './applyPayment';
import { changeInvoice } from './changeInvoice';

export const writeOffInvoice = defineCallable(
  contract,
  { access: member({ action: 'writeOffInvoice', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid }) => {
    await writeOff(deps, { ...input, companyId, uid });
    return {};
  },
);

export const undoWriteOff = defineCallable(
  undoContract,
  { access: member({ action: 'writeOffInvoice', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid }) => {
    await restore(deps, { ...input, companyId, uid });
    return {};
  },
);

type WriteOff = {
  companyId: string;
  uid: string;
  invoiceId: string;
  requestId: string;
  amountCents: number;
  reason: string;
};

/** Gives up what is owed, or part of it. The same request again changes nothing. */
export function writeOff(
  deps: Deps,
  { companyId, uid, invoiceId, requestId, amountCents, reason }: WriteOff,
): Promise<void> {
  return changeInvoice(
    deps,
    companyId,
    invoiceId,
    async ({ transaction, invoice: { ref, record, data }, today, open }) => {
      if (isSettledBy(record, requestId)) return;
      if (!record.isOpen) throw precondition('Nothing is owed on it.');
      if (amountCents <= 0) throw precondition('Enter an amount above zero.');
      if (amountCents > record.balanceCents)
        throw precondition(`Only ${formatCents(record.balanceCents, { currency: record.document.currency })} is owed.`);
      const books = await open();
      const after = withSettlement(
        record,
        { id: requestId, kind: 'write-off', name: 'Written off', amountCents, at: deps.now() },
        today,
      );
      books.postEntry({
        entryId: `written-off-${invoiceId}-${requestId}`,
        entry: {
          kind: 'written-off',
          on: today,
          by: uid,
          customerId: record.customerId,
          customerName: record.customerName,
          invoiceId,
          invoiceNumber: record.number,
          estimateId: record.estimateId,
          balanceChangeCents: -amountCents,
          reason,
        },
        before: exposureOf(record),
        after: exposureOf(after),
      });
      books.close();
      transaction.update(ref, { ...settlementFields(after), ...updatedAudit(uid, deps.now(), data) });
    },
  );
}

/** Makes what was given up owed again, on the day that this is done. What was not, or is owed again already, changes nothing. */
export function restore(
  deps: Deps,
  { companyId, uid, invoiceId, requestId, reason }: Omit<WriteOff, 'amountCents'>,
): Promise<void> {
  return changeInvoice(
    deps,
    companyId,
    invoiceId,
    async ({ transaction, invoice: { ref, record, data }, today, open }) => {
      const { settlements } = record.document;
      const givenUp = settlements.find(({ id, kind }) => id === requestId && kind === 'write-off');
      if (!givenUp) return;
      const books = await open();
      const rest = settlements.filter((one) => one !== givenUp);
      const after = { ...record, ...settledFields(record, rest, today) };
      books.postEntry({
        entryId: `written-off-${invoiceId}-${requestId}-undone`,
        entry: {
          kind: 'written-off',
          on: today,
          by: uid,
          customerId: record.customerId,
          customerName: record.customerName,
          invoiceId,
          invoiceNumber: record.number,
          estimateId: record.estimateId,
          balanceChangeCents: givenUp.amountCents,
          reason,
        },
        before: exposureOf(record),
        after: exposureOf(after),
      });
      books.close();
      transaction.update(ref, { ...settlementFields(after), ...updatedAudit(uid, deps.now(), data) });
    },
  );
}
