// The products and prices of our plans: built into the stand-in, created in a real account by setUp.mjs.
import { tsImport } from 'tsx/esm/api';
import { createPrice } from './resources/prices.mjs';
import { createProduct } from './resources/products.mjs';

/**
 * @typedef {object} CatalogPlan
 * @property {string} productId our own id, so that a product can be found again
 * @property {string} name
 * @property {string} description
 * @property {{ lookupKey: string, interval: 'month' | 'year', amountCents: number, currency: string }[]} prices
 */

/** Reads the plans from the domain's code. @returns {Promise<CatalogPlan[]>} */
export async function readCatalog() {
  const plans = await tsImport('../../src/domain/subscription/plans.ts', import.meta.url);
  const { PLANS, BILLING_INTERVALS, CHECKOUT_CURRENCY, priceLookupKey } = plans.PLANS ? plans : plans.default;
  return PLANS.map(({ id, name, pitch, priceCents }) => ({
    productId: `fieldwright_${id}`,
    name: `Fieldwright ${name}`,
    description: pitch,
    prices: BILLING_INTERVALS.map((interval) => ({
      lookupKey: priceLookupKey(id, interval),
      interval,
      amountCents: priceCents[interval],
      currency: CHECKOUT_CURRENCY,
    })),
  }));
}

/**
 * Adds missing entries to the stand-in; a changed amount is a new price under the same lookup key.
 * @param {import('./account.mjs').Account} account
 * @param {CatalogPlan[]} catalog
 */
export function fillCatalog(account, catalog) {
  const { store } = account;
  for (const { productId, name, description, prices } of catalog) {
    if (!store.find('product', productId)) createProduct(account, { id: productId, name, description });
    for (const { lookupKey, interval, amountCents, currency } of prices) {
      const current = store.list('price').find((price) => price.lookup_key === lookupKey);
      if (current?.unit_amount === amountCents) continue;
      createPrice(account, {
        currency,
        unit_amount: amountCents,
        recurring: { interval },
        product: productId,
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        // The lookup key may move to a later price; our code still recognizes this one by its metadata.
        metadata: { lookup_key: lookupKey },
      });
    }
  }
}
