import { BILLING_MUTANTS } from './billing';
import { CONNECTIONS_MUTANTS } from './connections';
import { CUSTOMERS_MUTANTS } from './customers';
import { DATA_MUTANTS } from './data';
import { DESIGN_MUTANTS } from './design';
import { FUNCTIONS_MUTANTS } from './functions';
import { RECORDS_MUTANTS } from './records';
import { SCHEDULING_MUTANTS } from './scheduling';
import { TAX_AND_PRICE_MUTANTS } from './taxAndPrice';
import { TRADES_MUTANTS } from './trades';

/** A mistake someone could make, and the nearest tests. */
export type Mutant = {
  id: string;
  file: string;
  /** Must occur exactly once in the file. */
  before: string;
  after: string;
  /** Test files that need no emulator. */
  tests: readonly string[];
};

export const MUTANTS: readonly Mutant[] = [
  ...BILLING_MUTANTS,
  ...TAX_AND_PRICE_MUTANTS,
  ...RECORDS_MUTANTS,
  ...DATA_MUTANTS,
  ...FUNCTIONS_MUTANTS,
  ...SCHEDULING_MUTANTS,
  ...TRADES_MUTANTS,
  ...DESIGN_MUTANTS,
  ...CUSTOMERS_MUTANTS,
  ...CONNECTIONS_MUTANTS,
];
