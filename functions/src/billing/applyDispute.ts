import { stateAfterRefund } from '@/domain/payment/refunds';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { applyRefund } from './applyRefund';
import { moneyTransaction } from './moneyTransaction';
import { readPayment } from './records';

/**
 * A cardholder's dispute of a payment at the bank. `opened` and `won` move no money in the books; `lost` is a refund, once per
 * `disputeId`.
 */
export type DisputeFacts = {
  companyId: string;
  paymentId: string;
  disputeId: string;
  outcome: 'opened' | 'won' | 'lost';
  amountCents: number;
};

/** @throws AppError `not-found`. */
export async function applyDispute(
  deps: Deps,
  { companyId, paymentId, disputeId, outcome, amountCents }: DisputeFacts,
): Promise<void> {
  if (outcome === 'lost') {
    await applyRefund(deps, {
      companyId,
      paymentId,
      refundId: disputeId,
      providerId: disputeId,
      amountCents,
      reason: 'Disputed at the bank, and lost',
    });
    return;
  }
  await moneyTransaction(deps, companyId, async (transaction) => {
    const { ref, record, data } = await readPayment(deps, transaction, companyId, paymentId);
    if (record.state === 'processing' || record.state === 'failed' || record.refunds.some(({ id }) => id === disputeId))
      return;
    const state = outcome === 'opened' ? 'disputed' : stateAfterRefund(record.amountCents, record.refundedCents);
    if (state !== record.state) transaction.update(ref, { state, ...updatedAudit('', deps.now(), data) });
  });
}
