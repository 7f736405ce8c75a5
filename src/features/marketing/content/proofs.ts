/**
 * Results of the repository's tests, checked on every run: `tests/static/proofs.test.ts` counts the first three,
 * `tests/rules/firestore.test.ts` the last.
 */
export const COUNTED = {
  /** ACCA's example houses, and others checked by a second program (`domain/load-calc/cases`). */
  houses: 19,
  /** Randomly generated invoices with everything an invoice can have (`domain/billing/calculate.test.ts`). */
  invoices: 1_200,
  /** Published benchmarks of a day's routes with their best known solution (`domain/routing/cases`). */
  routes: 29,
  /** Requests the rules must deny, rounded down to hundreds. */
  refusals: 5_000,
} as const;

const all = (count: number): string => `${count} of ${count}`;
const counted = (count: number): string => count.toLocaleString('en-US');

/** Counted figures, and how each was counted. */
export const PROOFS: readonly { figure: string; what: string; how: string }[] = [
  {
    figure: all(COUNTED.houses),
    what: 'Manual J houses agree',
    how: 'ACCA’s own example houses, and more that a second program calculated: each part of the load within 1% or 25 Btu/h.',
  },
  {
    figure: counted(COUNTED.invoices),
    what: 'random invoices, none off by a cent',
    how: 'With discounts, fees, deposits and local taxes: every total is the sum of its parts, every tax the exact one, rounded.',
  },
  {
    figure: `${counted(COUNTED.refusals)}+`,
    what: 'forbidden requests, all refused',
    how: 'Attempts to read or change what is not theirs: by strangers, other companies and each role, field by field.',
  },
  {
    figure: all(COUNTED.routes),
    what: 'published routes, best plan found',
    how: 'The order that we propose for a day is as good as the best known one, in each of them.',
  },
];
