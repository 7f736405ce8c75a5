// Types of setUpCatalogue.mjs, for the tests.
import type Stripe from 'stripe';
import type { CataloguePlan } from './catalogue.mjs';

export function setUpCatalogue(stripe: Stripe, catalogue: CataloguePlan[]): AsyncGenerator<string>;
