import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { calculateDocument } from '@/domain/billing/calculate';
import { totalsOf } from '@/domain/billing/parts';
import { discountUseId } from '@/domain/discount/discountRecord';
import { voidInvoice as contract } from '@/domain/invoice/api';
import { settledFields } from '@/domain/invoice/settlements';
import type { Invoice } from '@/domain/invoice/schema';
import { exposureOf } from '@/domain/ledger/addUp';
import { discountsOfDocument, moneyOfParts } from '@/domain/ledger/ofDocument';
import { member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit, updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { assertMove, changeInvoice } from './changeInvoice';

export const voidInvoice = defineCallable(
  contract,
  { access: member({ action: 'voidInvoice', feature: 'invoices' }), rateLimit: { perMinute: 60 } },
  async (deps, input, { companyId, uid }) => {
    await voidOne(deps, { ...input, companyId, uid });
    return {};
  },
);

/** Voids an entire unpaid invoice, including sales, taxes and discounts. Does nothing if it is already void. */
export function voidOne(
  deps: Deps,
  { companyId, uid, invoiceId, reason }: { companyId: string; uid: string; invoiceId: string; reason: string },
): Promise<void> {
  return changeInvoice(
    deps,
    companyId,
    invoiceId,
    async ({ transaction, invoice: { ref, record, data }, today, open }) => {
      if (record.state === 'void') return;
      assertMove(record, 'void', reason);
      if (record.writtenOffCents > 0) throw precondition('Part of it was written off: credit the rest instead.');
      const books = await open();
      const voided: Invoice = { ...record, state: 'void', stateReason: reason };
      const after: Invoice = { ...voided, ...settledFields(voided, record.document.settlements, today) };
      const result = calculateDocument({ ...record.document, settlements: [] });
      const share = record.progress
        ? { partCents: totalsOf(record.parts).netCents, wholeCents: totalsOf(record.progress.contract).netCents }
        : undefined;
      books.postEntry({
        entryId: `voided-${invoiceId}`,
        entry: {
          kind: 'voided',
          on: today,
          by: uid,
          customerId: record.customerId,
          customerName: record.customerName,
          invoiceId,
          invoiceNumber: record.number,
          estimateId: record.estimateId,
          businessUnitId: record.businessUnitId,
          balanceChangeCents: record.totalCents === 0 ? 0 : -record.totalCents,
          ...moneyOfParts(record.parts, result, record.document, -1),
          discounts: discountsOfDocument(result, record.document, {
            by: record.issuedBy,
            sign: -1,
            ...(share ? { share } : {}),
          }),
          reason,
        },
        before: exposureOf(record),
        after: exposureOf(after),
      });
      books.close();
      const { state, stateReason, document, balanceCents, isOpen, status } = after;
      transaction.update(ref, {
        state,
        stateReason,
        document,
        balanceCents,
        isOpen,
        status,
        ...updatedAudit(uid, deps.now(), data),
      });
      giveBackUses(
        deps,
        transaction,
        { companyId, uid },
        record,
        result.appliedDiscounts.map(({ id }) => id),
      );
    },
  );
}

/** Amounts that ended up unbilled don't count against a discount's limits. */
function giveBackUses(
  { db, now }: Deps,
  transaction: Transaction,
  { companyId, uid }: { companyId: string; uid: string },
  { customerId, document, progress }: Invoice,
  applied: readonly string[],
): void {
  if (progress && progress.billedBefore.length > 0) return;
  const ids = new Set(
    document.discounts
      .filter(({ id, discountId }) => discountId !== '' && applied.includes(id))
      .map(({ discountId }) => discountId),
  );
  const stamp = updatedStamp(uid, now());
  for (const discountId of ids) {
    transaction.set(
      inCompany(db, companyId, 'discounts').doc(discountId),
      { usedTotal: FieldValue.increment(-1), ...stamp },
      { merge: true },
    );
    const use = { discountId, customerId, count: FieldValue.increment(-1), ...stamp };
    transaction.set(inCompany(db, companyId, 'discountUses').doc(discountUseId(discountId, customerId)), use, {
      merge: true,
    });
  }
}
