import { expect, it } from 'vitest';
import { isMadeUpAboveLimit } from './madeUp';

const madeUp = (id: string) => ({ id, discountId: '' });
const defined = (id: string) => ({ id, discountId: 'spring' });
const took = (id: string, amountCents: number) => ({ id, amountCents });

it.each([
  ['nothing', [], [], false],
  ['a tenth', [madeUp('a')], [took('a', 1_000)], false],
  ['more than a tenth', [madeUp('a')], [took('a', 1_001)], true],
  ['more than a tenth in slices', [madeUp('a'), madeUp('b')], [took('a', 600), took('b', 600)], true],
  ['half, but defined', [defined('a')], [took('a', 5_000)], false],
  ['a tenth beside a defined half', [defined('a'), madeUp('b')], [took('a', 5_000), took('b', 1_000)], false],
  ['all, and not given', [madeUp('a')], [], false],
])('compares custom discounts with the approval limit: %s', (_, discounts, appliedDiscounts, expected) => {
  expect(isMadeUpAboveLimit(discounts, { subtotalCents: 10_000, appliedDiscounts })).toBe(expected);
});
