import type { output } from 'zod';
import type { setFinancingState } from '@/domain/financing/api';
import { merchantFee } from '@/domain/financing/monthly';
import { FINANCING_STATE_LABELS, financingSchema, type Financing } from '@/domain/financing/schema';
import { keptCents, loanCents, nextStates, paymentOfFinancing } from '@/domain/financing/state';
import { formatCents } from '@/domain/money/format';
import { applyInTransaction } from '../billing/applyPayment';
import { refundInTransaction } from '../billing/applyRefund';
import { moneyTransaction } from '../billing/moneyTransaction';
import { readCompanyDay } from '../billing/records';
import { cutText } from '@/lib/cutText';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { notFound, precondition } from '../platform/errors';

export type Change = output<typeof setFinancingState.input>;
export type By = Pick<Member, 'companyId' | 'uid'> & { user: Pick<Member['user'], 'firstName' | 'lastName'> };

/**
 * Advances an application. A payout is recorded once as a payment of the whole amount; the lender's fee is on the application. A full
 * refund reverses the payment; after a partial one it stays paid out. Idempotent. `asSeen`: only if it is still in the state seen then;
 * conclusions from an outdated read change nothing.
 * @returns false if someone has moved it since
 * @throws AppError `not-found`; `failed-precondition` for a step that isn't allowed.
 */
export async function moveApplication(
  deps: Deps,
  change: Change,
  by: By,
  asSeen?: Pick<Financing, 'state' | 'log'>,
): Promise<boolean> {
  return moneyTransaction(deps, by.companyId, async (transaction) => {
    const ref = inCompany(deps.db, by.companyId, 'financing').doc(change.financingId);
    const data = (await transaction.get(ref)).data();
    const known = financingSchema.safeParse(data).data;
    if (!known) throw notFound('Application');
    if (asSeen && !isAsSeen(known, asSeen)) return false;
    if (isKnown(known, change)) return true;
    assertMove(known, change);
    const { today } = await readCompanyDay(deps, transaction, by.companyId);
    const moved = movedOn(known, change, by, { now: deps.now(), today });
    if (change.state === 'refunded')
      await refundInTransaction(deps, transaction, {
        companyId: by.companyId,
        paymentId: known.paymentId,
        refundId: refundOf(change.financingId, known, moved),
        amountCents: moved.refundedCents - known.refundedCents,
        reason: (change.note || `${known.lenderName} took the loan back`).slice(0, 300),
        by: by.uid,
      });
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
    return true;
  });
}

/** Each step adds a log entry. */
const isAsSeen = (known: Financing, seen: Pick<Financing, 'state' | 'log'>): boolean =>
  known.state === seen.state && known.log.length === seen.log.length && known.log.at(-1)?.at === seen.log.at(-1)?.at;

/** Whether it is already in that state, or that much has been refunded. */
const isKnown = (known: Financing, { state, givenBackCents }: Change): boolean =>
  known.state === state ||
  (state === 'refunded' &&
    known.state === 'paid-out' &&
    givenBackCents !== null &&
    givenBackCents <= known.refundedCents);

/** A refund is identified by its total: the same total is the same refund. */
const refundOf = (financingId: string, known: Financing, { refundedCents }: Financing): string =>
  known.refundedCents === 0 && refundedCents === loanCents(known)
    ? `financing-${financingId}`
    : `financing-${financingId}-${String(refundedCents)}`;

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

/** @throws AppError `failed-precondition` when that sum is more than the loan */
export function assertLeft(known: Financing, sumCents: number): void {
  const { currency } = known;
  if (sumCents > loanCents(known))
    throw precondition(`Only ${formatCents(keptCents(known), { currency })} of it can be given back.`);
}

function givenBack(known: Financing, { note, givenBackCents }: Change): { refundedCents: number; note: string } {
  const refundedCents = givenBackCents ?? loanCents(known);
  assertLeft(known, refundedCents);
  const part = `${formatCents(refundedCents - known.refundedCents, { currency: known.currency })} given back`;
  return { refundedCents, note: cutText([part, note].filter(Boolean).join(': '), 500) };
}

type When = { now: string; today: string };

function movedOn(known: Financing, change: Change, by: By, { now, today }: When): Financing {
  if (change.state === 'refunded') {
    const { refundedCents, note } = givenBack(known, change);
    const state = refundedCents === loanCents(known) ? 'refunded' : 'paid-out';
    return { ...logged(known, { ...change, state, note }, by, now), refundedCents };
  }
  const moved = logged(known, change, by, now);
  if (change.state !== 'paid-out') return moved;
  const gross = loanCents(moved);
  if (change.paidOutOn > today) throw precondition('The day of the payout cannot be in the future.');
  const fee = change.feeCents ?? merchantFee(gross, known).feeCents;
  if (fee > gross) throw precondition('The fee is more than the payout.');
  return {
    ...moved,
    paymentId: paymentOfFinancing(change.financingId),
    paidOutOn: change.paidOutOn || today,
    feeCents: fee,
  };
}

function logged(
  known: Financing,
  { state, note, approvedCents, expiresOn }: Change,
  { uid, user }: By,
  now: string,
): Financing {
  const byName = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return {
    ...known,
    state,
    approvedCents: approvedCents ?? known.approvedCents,
    expiresOn: expiresOn || known.expiresOn,
    log: [...known.log, { at: now, by: uid, byName, state, note }].slice(-100),
  };
}
