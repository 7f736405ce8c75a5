// Types of catalog.mjs, for the tests.
export type CatalogPlan = {
  productId: string;
  name: string;
  description: string;
  prices: { lookupKey: string; interval: 'month' | 'year'; amountCents: number; currency: string }[];
};

export function readCatalog(): Promise<CatalogPlan[]>;
