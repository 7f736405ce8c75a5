// Updates a Stripe account's products and prices to match our plans.

/**
 * Changes only what differs, so it can be rerun at any time. A changed amount is a new price, which takes over the
 * lookup key; existing subscribers stay on the old one.
 * @param {import('stripe').default} stripe
 * @param {import('./catalog.mjs').CatalogPlan[]} catalog
 * @returns {AsyncGenerator<string>} a line about each product and price
 */
export async function* setUpCatalog(stripe, catalog) {
  for (const plan of catalog) {
    yield `${plan.name}: ${await setUpProduct(stripe, plan)}`;
    for (const price of plan.prices) yield `  ${price.lookupKey}: ${await setUpPrice(stripe, plan, price)}`;
  }
}

async function setUpProduct(stripe, { productId, name, description }) {
  const stored = await stripe.products.retrieve(productId).catch((error) => {
    if (error.code === 'resource_missing') return null;
    throw error;
  });
  if (!stored) {
    await stripe.products.create({ id: productId, name, description });
    return 'created';
  }
  if (stored.name === name && stored.description === description && stored.active) return 'as it should be';
  await stripe.products.update(productId, { name, description, active: true });
  return 'updated';
}

async function setUpPrice(stripe, { productId }, { lookupKey, interval, amountCents, currency }) {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 });
  const [stored] = data;
  if (stored && isSame(stored, { productId, interval, amountCents, currency })) {
    if (stored.active && stored.metadata.lookup_key === lookupKey) return 'as it should be';
    await stripe.prices.update(stored.id, { active: true, metadata: { lookup_key: lookupKey } });
    return 'updated';
  }
  await stripe.prices.create({
    product: productId,
    currency,
    unit_amount: amountCents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    // The lookup key may move to a later price; our code still recognizes this one by its metadata.
    metadata: { lookup_key: lookupKey },
  });
  if (!stored) return `created, ${money(amountCents, currency)}`;
  await stripe.prices.update(stored.id, { active: false, metadata: { lookup_key: lookupKey } });
  return `${money(stored.unit_amount ?? 0, stored.currency)} → ${money(amountCents, currency)}, the old price is archived`;
}

function isSame(price, { productId, interval, amountCents, currency }) {
  const product = typeof price.product === 'string' ? price.product : price.product.id;
  const { recurring } = price;
  return (
    product === productId &&
    price.unit_amount === amountCents &&
    price.currency === currency &&
    recurring?.interval === interval &&
    recurring.interval_count === 1
  );
}

const money = (cents, currency) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: currency.toUpperCase() });
