import { afterAll, beforeAll, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { CONNECT_EVENT_TYPES } from '../../functions/src/payments/events/connectEvent';
import { CONNECT_WEBHOOK_EVENTS } from '../../scripts/stripe/webhookEvents.mjs';
import { openWorld, refusal, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());

const controller: Stripe.AccountCreateParams.Controller = {
  stripe_dashboard: { type: 'full' },
  fees: { payer: 'account' },
  losses: { payments: 'stripe' },
  requirement_collection: 'stripe',
};

async function newAccount(isReady: boolean): Promise<string> {
  const { id } = await world.stripe.accounts.create({ controller, metadata: { companyId: 'c1' } });
  if (isReady) await world.local(`accounts/${id}/do`, { action: 'onboard' });
  return id;
}

const payment: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 10_000, product_data: { name: 'Invoice 7' } } },
  ],
  payment_intent_data: { metadata: { companyId: 'c1' } },
  success_url: 'http://shop.example/done',
};

async function paid(accountId: string): Promise<Stripe.PaymentIntent> {
  const options = { stripeAccount: accountId };
  const { id } = await world.stripe.checkout.sessions.create(payment, options);
  await world.local(`checkout/${id}/complete`, { how: 'paid' });
  const session = await world.stripe.checkout.sessions.retrieve(
    id,
    { expand: ['payment_intent.latest_charge.balance_transaction'] },
    options,
  );
  return session.payment_intent as Stripe.PaymentIntent;
}

it('delivers the events that the functions handle', () => {
  expect([...CONNECT_WEBHOOK_EVENTS].sort()).toEqual([...CONNECT_EVENT_TYPES].sort());
});

it('onboards an account on a labeled page, and takes no payment before', async () => {
  const id = await newAccount(false);
  expect((await refusal(world.stripe.checkout.sessions.create(payment, { stripeAccount: id })))[1]).toBe(
    'account_invalid',
  );
  const link = await world.stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    return_url: 'http://shop.example/payments',
    refresh_url: 'http://shop.example/payments',
  });
  expect(await (await fetch(link.url)).text()).toContain('Local stand-in for Stripe.');
  const answer = await fetch(link.url, { method: 'POST', body: 'does=complete', redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('http://shop.example/payments');
  expect(await world.stripe.accounts.retrieve(id)).toMatchObject({ charges_enabled: true, details_submitted: true });
});

it('hides an account’s objects from everyone else, and knows the fee', async () => {
  const [one, other] = [await newAccount(true), await newAccount(true)];
  const intent = await paid(one);
  expect(intent).toMatchObject({
    status: 'succeeded',
    latest_charge: { amount: 10_000, balance_transaction: { fee: 320, net: 9_680 } },
  });
  expect((await refusal(world.stripe.paymentIntents.retrieve(intent.id)))[0]).toBe(404);
  expect((await refusal(world.stripe.paymentIntents.retrieve(intent.id, {}, { stripeAccount: other })))[0]).toBe(404);
  expect((await refusal(world.stripe.paymentIntents.retrieve(intent.id, {}, { stripeAccount: 'acct_none' })))[1]).toBe(
    'account_invalid',
  );
});

it('refunds, disputes and pays out an account’s money', async () => {
  const id = await newAccount(true);
  const options = { stripeAccount: id };
  const [refunded, disputed] = [await paid(id), await paid(id)];
  await world.stripe.refunds.create({ payment_intent: refunded.id, amount: 4_000 }, options);
  const charge = disputed.latest_charge as Stripe.Charge;
  const { id: disputeId } = (await world.local(`charges/${charge.id}/dispute`, {})) as { id: string };
  await world.local(`disputes/${disputeId}/close`, { status: 'lost' });
  expect(await world.stripe.disputes.retrieve(disputeId, {}, options)).toMatchObject({
    status: 'lost',
    payment_intent: disputed.id,
  });

  await paid(id);
  const payout = (await world.local(`accounts/${id}/payout`, {})) as { id: string };
  const { data } = await world.stripe.balanceTransactions.list({ payout: payout.id, expand: ['data.source'] }, options);
  expect(data.filter(({ type }) => type === 'charge')).toHaveLength(3);
  expect((await world.stripe.payouts.list({}, options)).data).toMatchObject([
    { id: payout.id, amount: 30_000 - 3 * 320 - 4_000 - 10_000 - 1_500 },
  ]);
});
