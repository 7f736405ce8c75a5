import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, refusal, subscribe, typesOf, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.end());
beforeEach(() => void world.received.splice(0));

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem =>
  subscription.items.data[0] as Stripe.SubscriptionItem;
const amountsOf = (invoice: Stripe.Invoice): number[] => invoice.lines.data.map(({ amount }) => amount);

/** A change at `share` of the current period. */
async function changeTo(
  subscription: Stripe.Subscription,
  lookupKey: string,
  share: number,
): Promise<{ items: { id: string; price: string }[]; proration_date: number }> {
  const { id, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
    items: [{ id, price: await world.priceId(lookupKey) }],
    proration_date: Math.round(start + (end - start) * share),
  };
}

describe('a preview', () => {
  it('refunds the unused part and charges the rest, to the cent', async () => {
    const subscription = await subscribe(world, 'half');
    const change = await changeTo(subscription, 'large_month', 0.5);

    const now = await world.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    });
    expect(amountsOf(now)).toEqual([-1_500, 3_000]);
    expect(now).toMatchObject({ total: 1_500, amount_due: 1_500, billing_reason: 'subscription_update' });
    expect(now.id).toMatch(/^upcoming_in_/);

    const later = await world.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(amountsOf(later)).toEqual([-1_500, 3_000, 6_000]);
    expect(later.created).toBe(itemOf(subscription).current_period_end);

    const recurring = await world.stripe.invoices.createPreview({
      preview_mode: 'recurring',
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(amountsOf(recurring)).toEqual([6_000]);

    const unchanged = await world.stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(unchanged).price.lookup_key).toBe('small_month');
  });

  it('of another interval bills a whole new period immediately, less the unused part', async () => {
    const subscription = await subscribe(world, 'year');
    const preview = await world.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: await changeTo(subscription, 'large_year', 0.25),
    });
    expect(amountsOf(preview)).toEqual([-2_250, 60_000]);
  });

  it('of a smaller plan owes nothing and leaves a credit', async () => {
    const subscription = await subscribe(world, 'down', {
      line_items: [{ price: await world.priceId('large_month'), quantity: 1 }],
    });
    const change = {
      ...(await changeTo(subscription, 'small_month', 0.5)),
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await world.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview).toMatchObject({ total: -1_500, amount_due: 0, ending_balance: -1_500 });

    await world.stripe.subscriptions.update(subscription.id, change);

    expect(await world.stripe.customers.retrieve(subscription.customer as string)).toMatchObject({ balance: -1_500 });
    expect(await world.stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({
      total: 3_000,
      amount_due: 1_500,
    });
  });

  it('is refused if there will be no invoice', async () => {
    const subscription = await subscribe(world, 'ends');
    await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(await refusal(world.stripe.invoices.createPreview({ subscription: subscription.id }))).toEqual([
      404,
      'invoice_upcoming_none',
      undefined,
    ]);
  });
});

describe('a change', () => {
  it('costs what its preview said, and reports the previous state', async () => {
    const subscription = await subscribe(world, 'change');
    world.received.splice(0);
    const change = {
      ...(await changeTo(subscription, 'large_month', 0.25)),
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await world.stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });

    const changed = await world.stripe.subscriptions.update(subscription.id, { ...change, expand: ['latest_invoice'] });

    expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
    expect(itemOf(changed)).toMatchObject({ id: itemOf(subscription).id, price: { lookup_key: 'large_month' } });
    await world.untilIdle();
    expect(typesOf(world.received)).toEqual(['customer.subscription.updated', 'invoice.paid']);
    expect(world.received[0]?.data.previous_attributes).toMatchObject({
      items: { data: [{ price: { lookup_key: 'small_month' } }] },
    });
  });

  it('that can’t be paid changes nothing if requested', async () => {
    const subscription = await subscribe(world, 'declined');
    await world.local(`customers/${subscription.customer as string}`, { isCardDeclined: true });
    const change = {
      ...(await changeTo(subscription, 'large_month', 0.5)),
      proration_behavior: 'always_invoice' as const,
    };

    const update = world.stripe.subscriptions.update(subscription.id, {
      ...change,
      payment_behavior: 'error_if_incomplete',
    });

    expect(await refusal(update)).toEqual([402, 'card_declined', undefined]);
    expect(itemOf(await world.stripe.subscriptions.retrieve(subscription.id)).price.lookup_key).toBe('small_month');

    const anyway = await world.stripe.subscriptions.update(subscription.id, { ...change, expand: ['latest_invoice'] });
    expect(anyway).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open' } });
  });

  it('without the item’s id adds a second item, and a date outside the period is refused', async () => {
    const subscription = await subscribe(world, 'mistakes');
    const price = await world.priceId('large_month');
    expect((await world.stripe.subscriptions.update(subscription.id, { items: [{ price }] })).items.data).toHaveLength(
      2,
    );
    const { items } = await changeTo(subscription, 'large_month', 0.5);
    const longAgo = itemOf(subscription).current_period_start - 10;
    expect(
      await refusal(world.stripe.subscriptions.update(subscription.id, { items, proration_date: longAgo })),
    ).toEqual([400, undefined, 'proration_date']);
  });
});

it('a failed renewal is past due, and active again when paid', async () => {
  const subscription = await subscribe(world, 'renewal');
  world.received.splice(0);
  await world.local(`subscriptions/${subscription.id}/do`, { action: 'fail-renewal' });
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
  await world.local(`subscriptions/${subscription.id}/do`, { action: 'pay-open-invoice' });
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  await world.untilIdle();
  expect(typesOf(world.received)).toEqual([
    'customer.subscription.updated',
    'invoice.payment_failed',
    'customer.subscription.updated',
    'invoice.paid',
    'customer.subscription.updated',
  ]);
});

it('is canceled at the end of the period, or immediately, and then over', async () => {
  const subscription = await subscribe(world, 'cancel');
  const cancelled = await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: 'active', cancel_at: itemOf(subscription).current_period_end });
  expect(await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });

  expect((await world.stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');

  expect(await refusal(world.stripe.subscriptions.cancel(subscription.id))).toEqual([404, 'resource_missing', 'id']);
  const customer = subscription.customer as string;
  expect((await world.stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await world.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
});
