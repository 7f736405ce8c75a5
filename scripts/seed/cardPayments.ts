import { cardFeeCents, payoutDay } from '@/demo/server/cardMoney';
import { connectPayoutAccount, getPayoutAccount } from '@/domain/payment/api';
import { ownStripeKey } from '../emulators/stripe.mjs';
import type { Deps } from '../../functions/src/platform/admin';
import { inCompany } from '../../functions/src/platform/collections';
import type { Team } from './accounts';
import { call } from './client';

/**
 * Connects the company's account at the local stand-in for Stripe, so that its customers can pay by card. With a developer's own key
 * nothing is created: that would be an account at Stripe.
 */
export async function takeCards({ owner }: Team): Promise<void> {
  if (ownStripeKey() !== undefined) return;
  const { url } = await call(owner.client, connectPayoutAccount, {});
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ does: 'complete' }),
    redirect: 'manual',
  });
  if (response.status >= 400)
    throw new Error(`The payment account was refused: ${response.status} ${await response.text()}`);
  const { state } = await call(owner.client, getPayoutAccount, {});
  if (state !== 'ready') throw new Error(`The payment account is ${state}.`);
}

/**
 * Records what Stripe would report for card payments since a date (YYYY-MM-DD): its fee, and the payout each arrived with. Only where
 * Stripe is faked: the real one, and its stand-in, know nothing about them.
 */
export async function playPayouts(deps: Deps, companyId: string, since: string): Promise<void> {
  const { docs } = await inCompany(deps.db, companyId, 'payments').where('receivedOn', '>=', since).get();
  const batch = deps.db.batch();
  for (const payment of docs.filter((one) => one.get('method') === 'card'))
    batch.update(payment.ref, {
      stripePaymentIntentId: `pi_demo_${payment.id}`,
      stripeFeeCents: cardFeeCents(Number(payment.get('amountCents'))),
      stripePayoutId: `po_demo_${payoutDay(String(payment.get('receivedOn'))).replaceAll('-', '')}`,
    });
  await batch.commit();
}
