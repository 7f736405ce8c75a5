import type { Deposit } from '@/domain/billing/schema';

const HALF_PPM = 500_000;

/** Returns a deposit of another kind: its previously entered value, or half of the total to start with. */
export const chosenDeposit = (deposit: Deposit, kind: Deposit['kind']): Deposit => ({
  ...deposit,
  kind,
  ratePpm: kind === 'percent' && deposit.ratePpm === 0 ? HALF_PPM : deposit.ratePpm,
});
