import { withoutCard } from '@/domain/agreement/payment/changes';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { stripeClient } from '../../stripe/client';
import { openAgreement, storeAgreement } from '../readAgreement';
import type { AgreementRef } from './cardLinks';
import { detach } from './detach';
import { cardSetups, cardSetupSchema } from './setups';

/**
 * Removes the card from the agreement, then from the customer at Stripe, so that nothing can be charged to it in between.
 * @param by uid; '' = the customer
 */
export async function removeCard(deps: Deps, { companyId, agreementId }: AgreementRef, by: string): Promise<void> {
  const removed = await deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, today, now } = opened;
    if (!agreement.card) return null;
    const ref = cardSetups(deps.db).doc(agreement.card.id);
    const { data } = cardSetupSchema.safeParse((await transaction.get(ref)).data());
    if (data) transaction.update(ref, { state: 'removed', ...updatedStamp(by, now) });
    storeAgreement(transaction, opened, withoutCard(agreement, { today, now, by }), by);
    return data ?? null;
  });
  if (removed && removed.paymentMethodId !== '')
    await detach(await stripeClient(), removed.accountId, removed.paymentMethodId);
}
