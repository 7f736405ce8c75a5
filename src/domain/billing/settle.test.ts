import { describe, expect, it } from 'vitest';
import { depositOf, settle } from './settle';
import type { Deposit, Settlement } from './schema';

const of = (kind: Settlement['kind'], amountCents: number): Settlement => ({
  id: kind,
  kind,
  name: '',
  amountCents,
  at: '',
});

it('lowers the balance for payments, credits and write-offs, and raises it for refunds', () => {
  expect(
    settle(10_000, [of('payment', 4_000), of('refund', 1_000), of('credit', 500), of('write-off', 250)]).balanceCents,
  ).toBe(6_250);
});

describe('the deposit on $100', () => {
  const percent: Deposit = { kind: 'percent', ratePpm: 500_000, amountCents: 0 };
  const fixed = (amountCents: number): Deposit => ({ kind: 'fixed', ratePpm: 0, amountCents });
  const paid = (...settlements: Settlement[]) => settle(10_000, settlements);

  it.each<[string, Deposit, Settlement[], number, number]>([
    ['a share', percent, [], 5_000, 5_000],
    ['an amount', fixed(3_000), [], 3_000, 3_000],
    ['no more than the total', fixed(12_000), [], 10_000, 10_000],
    ['less what was paid', percent, [of('payment', 2_000)], 5_000, 3_000],
    ['less what was paid and kept', percent, [of('payment', 2_000), of('refund', 500)], 5_000, 3_500],
    ['nothing more once more was paid', percent, [of('payment', 8_000)], 5_000, 0],
    ['none', { kind: 'none', ratePpm: 0, amountCents: 0 }, [of('payment', 2_000)], 0, 0],
  ])('%s', (_what, deposit, settlements, requiredCents, dueCents) => {
    expect(depositOf(deposit, 10_000, paid(...settlements))).toMatchObject({ requiredCents, dueCents });
  });
});
