import type { output } from 'zod';
import type { setFinancingState } from '@/domain/financing/api';
import { merchantFee } from '@/domain/financing/monthly';
import { FINANCING_STATE_LABELS, financingSchema, type Financing } from '@/domain/financing/schema';
import { financedCents, loanCents, nextStates, paymentOfFinancing } from '@/domain/financing/state';
import { applyInTransaction } from '../billing/applyPayment';
import { applyRefund } from '../billing/applyRefund';
import { moneyTransaction } from '../billing/moneyTransaction';
import { readCompanyDay } from '../billing/records';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';

export type Change = output<typeof setFinancingState.input>;
export type By = Pick<Member, 'companyId' | 'uid'> & { user: Pick<Member['user'], 'firstName' | 'lastName'> };

/**
 * Moves an application on. A payout is entered as a payment of the whole amount, once; what the lender kept is on the application. A refund
 * takes the payment back. The same state again changes nothing.
 * @throws AppError `not-found`; `failed-precondition` for a step that cannot follow.
 */
export async function moveApplication(deps: Deps, change: Change, by: By): Promise<void> {
  if (change.state === 'refunded') await takeMoneyBack(deps, change, by);
  await moneyTransaction(deps, by.companyId, async (transaction) => {
    const ref = inCompany(deps.db, by.companyId, 'financing').doc(change.financingId);
    const data = (await transaction.get(ref)).data();
    const known = financingSchema.safeParse(data).data;
    if (!known) throw notFound('Application');
    if (known.state === change.state) return;
    assertMove(known, change);
    const { today } = await readCompanyDay(deps, transaction, by.companyId);
    const moved = movedOn(known, change, by, { now: deps.now(), today });
    if (change.state === 'paid-out')
      await applyInTransaction(deps, transaction, {
        companyId: by.companyId,
        paymentId: moved.paymentId,
        ...(known.subjectKind === 'invoice' ? { invoiceId: known.subjectId } : { estimateId: known.subjectId }),
        state: 'succeeded',
        method: 'financing',
        amountCents: loanCents(moved),
        currency: known.currency,
        receivedOn: moved.paidOutOn,
        enteredBy: by.uid,
        reference: known.lenderName,
      });
    transaction.update(ref, { ...moved, ...updatedAudit(by.uid, deps.now(), data) });
  });
}

function assertMove({ kind, state, amountCents }: Financing, change: Change): void {
  if (kind === 'prequal' && (change.state === 'paid-out' || change.state === 'refunded'))
    throw precondition('A prequalification brings no money.');
  if (!nextStates(state).includes(change.state))
    throw precondition(
      `It is “${FINANCING_STATE_LABELS[state]}” and cannot become “${FINANCING_STATE_LABELS[change.state]}”.`,
    );
  if (kind === 'loan' && change.approvedCents !== null && change.approvedCents > amountCents)
    throw precondition('More was approved than applied for: check the amount.');
}

function movedOn(
  known: Financing,
  { financingId, state, note, approvedCents, expiresOn, paidOutOn, feeCents }: Change,
  { uid, user }: By,
  { now, today }: { now: string; today: string },
): Financing {
  const byName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const moved: Financing = {
    ...known,
    state,
    approvedCents: approvedCents ?? known.approvedCents,
    expiresOn: expiresOn || known.expiresOn,
    log: [...known.log, { at: now, by: uid, byName, state, note }].slice(-100),
  };
  if (state === 'refunded') return { ...moved, refundedCents: loanCents(moved) };
  if (state !== 'paid-out') return moved;
  const gross = loanCents(moved);
  if (paidOutOn > today) throw precondition('The day of the payout cannot be in the future.');
  const fee = feeCents ?? merchantFee(gross, known).feeCents;
  if (fee > gross) throw precondition('The fee is more than the payout.');
  return {
    ...moved,
    paymentId: paymentOfFinancing(financingId),
    paidOutOn: paidOutOn || today,
    feeCents: fee,
  };
}

/** The payment in the books goes back first: it is found by its id however often this is tried. */
async function takeMoneyBack(deps: Deps, { financingId, note }: Change, { companyId, uid }: By): Promise<void> {
  const stored = await inCompany(deps.db, companyId, 'financing').doc(financingId).get();
  const known = financingSchema.safeParse(stored.data()).data;
  if (!known || known.state !== 'paid-out') return;
  const reason = note || `${known.lenderName} took the loan back`;
  const facts = { companyId, paymentId: known.paymentId, refundId: `financing-${financingId}`, by: uid };
  await applyRefund(deps, { ...facts, amountCents: financedCents(known), reason: reason.slice(0, 300) });
}
