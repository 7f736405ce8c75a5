import { connectPayoutAccount, getPayoutAccount } from '@/domain/payment/api';
import { ownStripeKey } from '../emulators/stripe.mjs';
import type { Team } from './accounts';
import { call } from './client';

/**
 * Connects the company's account at the local stand-in for Stripe, so that its customers can pay by card. With a developer's
 * own key nothing is made: that would be an account at Stripe.
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
