import { shareOf, sumOf } from '../money/amounts';
import type { DepositResult } from './result';
import type { Deposit, Settlement } from './schema';

export type Settled = {
  paidCents: number;
  refundedCents: number;
  creditedCents: number;
  writtenOffCents: number;
  balanceCents: number;
};

/** Returns what is still owed on a total: minus payments, credits and write-offs, plus refunds. */
export function settle(totalCents: number, settlements: readonly Settlement[]): Settled {
  const sum = (kind: Settlement['kind']): number =>
    sumOf(settlements.map((settlement) => (settlement.kind === kind ? settlement.amountCents : 0)));
  const [paidCents, refundedCents, creditedCents, writtenOffCents] = [
    sum('payment'),
    sum('refund'),
    sum('credit'),
    sum('write-off'),
  ];
  return {
    paidCents,
    refundedCents,
    creditedCents,
    writtenOffCents,
    balanceCents: totalCents - paidCents + refundedCents - creditedCents - writtenOffCents,
  };
}

/** Returns the deposit on `baseCents` (the total without the tip) and how much is still due. Any payment counts toward it. */
export function depositOf(deposit: Deposit, baseCents: number, { paidCents, refundedCents }: Settled): DepositResult {
  const requiredCents = requiredDeposit(deposit, baseCents);
  const keptCents = Math.min(requiredCents, paidCents - refundedCents);
  return { requiredCents, paidCents: keptCents, dueCents: requiredCents - keptCents };
}

function requiredDeposit({ kind, ratePpm, amountCents }: Deposit, baseCents: number): number {
  switch (kind) {
    case 'none':
      return 0;
    case 'percent':
      return shareOf(baseCents, ratePpm);
    case 'fixed':
      return Math.min(amountCents, baseCents);
  }
}
