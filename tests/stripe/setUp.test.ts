import { afterAll, beforeAll, expect, it } from 'vitest';
import { setUpCatalog } from '../../scripts/stripe/setUpCatalog.mjs';
import { CATALOG, openWorld, subscribe, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalog: [] });
});
afterAll(() => world.end());

async function setUp(catalog = CATALOG): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of setUpCatalog(world.stripe, catalog)) lines.push(line);
  return lines;
}

it('creates what is missing, then nothing more, and replaces a price whose amount has changed', async () => {
  expect((await setUp())[0]).toBe('Fieldwright small: created');
  const before = await world.priceId('small_month');
  expect(new Set((await setUp()).map((line) => line.replace(/.*: /, '')))).toEqual(new Set(['as it should be']));
  const subscription = await subscribe(world, 'early');

  const dearer = CATALOG.map((plan) => ({
    ...plan,
    prices: plan.prices.map((price) => ({ ...price, amountCents: price.amountCents + 500 })),
  }));
  expect((await setUp(dearer))[1]).toBe('  small_month: $30.00 → $35.00, the old price is archived');

  const after = await world.priceId('small_month');
  expect(after).not.toBe(before);
  expect(await world.stripe.prices.retrieve(after)).toMatchObject({ unit_amount: 3_500, active: true });
  expect(await world.stripe.prices.retrieve(before)).toMatchObject({
    lookup_key: null,
    active: false,
    metadata: { lookup_key: 'small_month' },
  });
  expect((await world.stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price).toMatchObject({
    id: before,
    unit_amount: 3_000,
  });
});
