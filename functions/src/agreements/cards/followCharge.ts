import type { ChargeTry } from '@/domain/agreement/payment/schema';
import { withBounce, withDispute, withOutcome } from '@/domain/agreement/payment/changes';
import type { CardAttempt } from '../../payments/attempts';
import type { Deps } from '../../platform/admin';
import { findAgreement, storeAgreement } from '../readAgreement';
import { tellOfFailedCharge } from './cardMails';

type Charge = Pick<CardAttempt, 'companyId' | 'agreementId'> & { paymentId: string };
type Outcome = Pick<ChargeTry, 'outcome'> & { declineCode?: string };

/** Records a charge's outcome on the agreement, and e-mails the customer if it failed. Safe to repeat. */
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

/** Handles a bank debit that was paid and then returned: the customer is notified, and the bill is charged again in time. Safe to repeat. */
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

/**
 * Stops charging while a charge is disputed, until the dispute is settled. After a lost dispute it stays stopped until the office decides
 * otherwise.
 */
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
