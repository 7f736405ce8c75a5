import { formatCents } from '@/domain/money/format';
import { undoWriteOff as undoContract, writeOffInvoice as contract } from '@/domain/invoice/api';
import { isSettledBy, withoutSettlement, withSettlement } from '@/domain/invoice/settlements';
import type { Invoice } from '@/domain/invoice/schema';
import { exposureOf } from '@/domain/ledger/addUp';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { settlementFields } from './applyPayment';
import { changeInvoice, type InvoiceWork } from './changeInvoice';

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

/** Writes off all or part of what is owed. The same request again changes nothing. */
export function writeOff(deps: Deps, request: WriteOff): Promise<void> {
  const { companyId, invoiceId, requestId, amountCents } = request;
  return changeInvoice(deps, companyId, invoiceId, async (work) => {
    const { record } = work.invoice;
    if (isSettledBy(record, requestId)) return;
    if (!record.isOpen) throw precondition('Nothing is owed on it.');
    if (amountCents <= 0) throw precondition('Enter an amount above zero.');
    if (amountCents > record.balanceCents)
      throw precondition(`Only ${formatCents(record.balanceCents, { currency: record.document.currency })} is owed.`);
    const after = withSettlement(
      record,
      { id: requestId, kind: 'write-off', name: 'Written off', amountCents, at: deps.now() },
      work.today,
    );
    await post(deps, request, work, {
      entryId: `written-off-${invoiceId}-${requestId}`,
      after,
      balanceChangeCents: -amountCents,
    });
  });
}

/** Restores a written-off amount as owed, dated today. Does nothing if it wasn't written off, or was already restored. */
export function restore(deps: Deps, request: Omit<WriteOff, 'amountCents'>): Promise<void> {
  const { companyId, invoiceId, requestId } = request;
  return changeInvoice(deps, companyId, invoiceId, async (work) => {
    const { record } = work.invoice;
    const givenUp = record.document.settlements.find(({ id, kind }) => id === requestId && kind === 'write-off');
    if (!givenUp) return;
    await post(deps, request, work, {
      entryId: `written-off-${invoiceId}-${requestId}-undone`,
      after: withoutSettlement(record, givenUp, work.today),
      balanceChangeCents: givenUp.amountCents,
    });
  });
}

/** Posts a write-off, or its reversal, to the books and the invoice. */
async function post(
  deps: Deps,
  { uid, invoiceId, reason }: Pick<WriteOff, 'uid' | 'invoiceId' | 'reason'>,
  { transaction, invoice: { ref, record, data }, today, open }: InvoiceWork,
  { entryId, after, balanceChangeCents }: { entryId: string; after: Invoice; balanceChangeCents: number },
): Promise<void> {
  const books = await open();
  books.postEntry({
    entryId,
    entry: {
      kind: 'written-off',
      on: today,
      by: uid,
      customerId: record.customerId,
      customerName: record.customerName,
      invoiceId,
      invoiceNumber: record.number,
      estimateId: record.estimateId,
      businessUnitId: record.businessUnitId,
      balanceChangeCents,
      reason,
    },
    before: exposureOf(record),
    after: exposureOf(after),
  });
  books.close();
  transaction.update(ref, { ...settlementFields(after), ...updatedAudit(uid, deps.now(), data) });
}
