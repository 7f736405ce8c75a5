import type Stripe from 'stripe';
import type { SavedCard } from '@/domain/agreement/payment/schema';
import { withCard } from '@/domain/agreement/payment/changes';
import { isMember } from '@/domain/agreement/record/state';
import type { ConnectedAccount } from '../../payments/settleSession';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { findAgreement, storeAgreement } from '../readAgreement';
import { detach } from './detach';
import { cardSetups, cardSetupSchema } from './setups';

/**
 * Checks with Stripe whether a card was saved and stores it on the agreement: once, and never without the customer's consent. Our own
 * record of the setup decides whose it is. The newest card wins, in whatever order Stripe reports them.
 * @returns why nothing was done, or '' if something was
 */
export async function enterSetup(
  deps: Deps,
  stripe: Stripe,
  { companyId, accountId }: ConnectedAccount,
  setupIntentId: string,
): Promise<string> {
  const intent = await stripe.setupIntents.retrieve(
    setupIntentId,
    { expand: ['payment_method'] },
    { stripeAccount: accountId },
  );
  const setupId = intent.metadata?.['setupId'] ?? '';
  const ref = setupId === '' ? null : cardSetups(deps.db).doc(setupId);
  const stored = (await ref?.get())?.data();
  const setup = stored ? cardSetupSchema.parse(stored) : null;
  if (!ref || setup?.companyId !== companyId || setup.accountId !== accountId || setup.setupIntentId !== intent.id)
    return `The setup ${setupIntentId} was not opened by this server.`;
  const method = intent.payment_method;
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string')
    return 'No card has been saved yet.';
  if (setup.consentedAt === '') return 'Nobody has agreed to what this card would be charged.';
  const card = cardOf(method);
  if (!card) return `A payment method of the type ${method.type} cannot be charged later.`;

  const toDetach = await deps.db.runTransaction(async (transaction) => {
    const [opened, mine] = await Promise.all([
      findAgreement(deps, transaction, companyId, setup.agreementId),
      transaction.get(ref),
    ]);
    if (!opened || cardSetupSchema.parse(mine.data()).state !== 'open') return '';
    const { agreement, today, now } = opened;
    const before = agreement.card ? await transaction.get(cardSetups(deps.db).doc(agreement.card.id)) : null;
    const former = before?.exists ? cardSetupSchema.parse(before.data()) : null;
    const note = (state: 'saved' | 'replaced') => ({ state, paymentMethodId: method.id, ...updatedStamp('', now) });
    if (!isMember(agreement.state) || (former && former.createdAt > setup.createdAt)) {
      transaction.update(ref, note('replaced'));
      return method.id;
    }
    transaction.update(ref, note('saved'));
    if (before?.exists) transaction.update(before.ref, { state: 'replaced', ...updatedStamp('', now) });
    const saved = { ...card, id: setupId, addedOn: today, warnedOf: '' };
    storeAgreement(transaction, opened, withCard(agreement, saved, { today, now, by: '' }), '');
    return former && former.paymentMethodId !== method.id ? former.paymentMethodId : '';
  });
  if (toDetach !== '') await detach(stripe, accountId, toDetach);
  return '';
}

/** Returns what people recognize of a payment method, or null for a type that can't be charged later. */
export function cardOf({
  card,
  us_bank_account: bank,
}: Stripe.PaymentMethod): Pick<SavedCard, 'kind' | 'brand' | 'last4' | 'expires'> | null {
  if (card)
    return {
      kind: 'card',
      brand: card.brand,
      last4: card.last4,
      expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
    };
  if (bank?.last4) return { kind: 'bank', brand: bank.bank_name ?? '', last4: bank.last4, expires: '' };
  return null;
}
