import type Stripe from 'stripe';
import { withFreshCard, withoutCard } from '@/domain/agreement/payment/changes';
import type { ConnectedAccount } from '../../payments/settleSession';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { findAgreement, storeAgreement } from '../readAgreement';
import { cardOf } from './enterSetup';
import { cardSetups, cardSetupSchema } from './setups';

/**
 * Handles a card whose number or date the bank replaced, or that was removed at Stripe: the agreements paid with it are updated to
 * Stripe's current data.
 * @returns why nothing was done, or '' if something was
 */
export async function followMethod(
  deps: Deps,
  stripe: Stripe,
  { companyId, accountId }: ConnectedAccount,
  paymentMethodId: string,
): Promise<string> {
  const { docs } = await cardSetups(deps.db)
    .where('companyId', '==', companyId)
    .where('paymentMethodId', '==', paymentMethodId)
    .get();
  const saved = docs.filter((snapshot) => {
    const setup = cardSetupSchema.parse(snapshot.data());
    return setup.state === 'saved' && setup.accountId === accountId;
  });
  if (saved.length === 0) return `The payment method ${paymentMethodId} is on no agreement.`;
  const method = await stripe.paymentMethods.retrieve(paymentMethodId, {}, { stripeAccount: accountId });
  const card = method.customer === null ? null : cardOf(method);
  for (const { ref } of saved) {
    await deps.db.runTransaction(async (transaction) => {
      const setup = cardSetupSchema.parse((await transaction.get(ref)).data());
      const opened = await findAgreement(deps, transaction, companyId, setup.agreementId);
      if (!opened || opened.agreement.card?.id !== ref.id) return;
      const { agreement, today, now } = opened;
      if (!card) transaction.update(ref, { state: 'removed', ...updatedStamp('', now) });
      const after = card ? withFreshCard(agreement, card, today) : withoutCard(agreement, { today, now, by: '' });
      storeAgreement(transaction, opened, after, '');
    });
  }
  return '';
}
