// Types of catalogue.mjs, for the tests.
export type CataloguePlan = {
  productId: string;
  name: string;
  description: string;
  prices: { lookupKey: string; interval: 'month' | 'year'; amountCents: number; currency: string }[];
};

export function readCatalogue(): Promise<CataloguePlan[]>;
