import { floorShare } from '../money/rounding';

export const DEPOSIT_RULES = [
  'lesser-of-1000-or-10pct',
  'one-third',
  'greater-of-third-or-special-order',
  'third-plus-special-order',
] as const;
export type DepositRule = (typeof DEPOSIT_RULES)[number];

const CALIFORNIA_CENTS = 100_000;
const third = (cents: number): number => floorShare(cents, 1, 3);

/**
 * Returns the largest allowed payment before work begins, in cents, rounded down; never more than the contract. The first payment before
 * work counts as a deposit too. Method B4.
 * @param specialOrderCents materials that are made to measure and can't be returned
 */
export function maxDepositCents(rule: DepositRule, contractCents: number, specialOrderCents: number): number {
  switch (rule) {
    case 'lesser-of-1000-or-10pct':
      return Math.min(CALIFORNIA_CENTS, floorShare(contractCents, 1, 10));
    case 'one-third':
      return third(contractCents);
    case 'greater-of-third-or-special-order':
      return Math.min(contractCents, Math.max(third(contractCents), specialOrderCents));
    case 'third-plus-special-order':
      return Math.min(contractCents, third(contractCents) + specialOrderCents);
  }
}
