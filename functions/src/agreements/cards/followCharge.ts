import type { ChargeTry } from '@/domain/agreement/payment/schema';
import { withBounce, withDispute, withOutcome } from '@/domain/agreement/payment/changes';
import type { CardAttempt } from '../../payments/attempts';
import type { Deps } from '../../platform/admin';
import { findAgreement, storeAgreement } from '../readAgreement';
import { tellOfFailedCharge } from './cardMails';

type Charge = Pick<CardAttempt, 'companyId' | 'agreementId'> & { paymentId: string };
type Outcome = Pick<ChargeTry, 'outcome'> & { declineCode?: string };

/** Notes on the agreement what became of a charge, and writes to the customer about one that failed. Safe to repeat. */
export async function followCharge(
  deps: Deps,
  { companyId, agreementId, paymentId }: Charge,
  outcome: Outcome,
): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, agreementId);
    if (!opened) return;
    const { agreement, today, now } = opened;
    storeAgreement(transaction, opened, withOutcome(agreement, paymentId, outcome, { today, now, by: '' }), '');
  });
  if (outcome.outcome === 'declined') await tellOfFailedCharge(deps, { companyId, agreementId }, paymentId);
}

/** A bank debit that was paid came back: the customer hears of it, and the bill is charged again in time. Safe to repeat. */
export async function bounceCharge(
  deps: Deps,
  { companyId, agreementId, paymentId }: Charge,
  declineCode: string,
): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, agreementId);
    if (!opened) return;
    const { agreement, today, now } = opened;
    storeAgreement(transaction, opened, withBounce(agreement, paymentId, declineCode, { today, now, by: '' }), '');
  });
  await tellOfFailedCharge(deps, { companyId, agreementId }, paymentId);
}

/** A charge is disputed: nothing more is charged until that is settled. One that was lost stays so until the office says otherwise. */
export async function freezeCharges(
  deps: Deps,
  { companyId, agreementId }: Pick<Charge, 'companyId' | 'agreementId'>,
  outcome: 'opened' | 'won' | 'lost',
): Promise<void> {
  await deps.db.runTransaction(async (transaction) => {
    const opened = await findAgreement(deps, transaction, companyId, agreementId);
    if (!opened) return;
    const { agreement, today, now } = opened;
    storeAgreement(transaction, opened, withDispute(agreement, outcome !== 'won', { today, now, by: '' }), '');
  });
}
