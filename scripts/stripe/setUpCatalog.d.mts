// Types of setUpCatalog.mjs, for the tests.
import type Stripe from 'stripe';
import type { CatalogPlan } from './catalog.mjs';

export function setUpCatalog(stripe: Stripe, catalog: CatalogPlan[]): AsyncGenerator<string>;
