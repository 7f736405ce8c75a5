import { expect, it } from 'vitest';
import { calculateDocument } from '../../billing/calculate';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { memberPrices, withMemberPrices } from './memberPrices';

const HOME = { customerId: 'customer-1', propertyId: 'property-1' };
const member = buildAgreement({ id: 'plus', state: 'active' });

it('members pay less for what the plan names, and the line of the totals says why', () => {
  const discounts = withMemberPrices([], memberPrices([member], HOME));
  const document = buildDocument({
    discounts,
    lines: [
      buildLine({ kind: 'material', unitPriceCents: 10_000 }),
      buildLine({ kind: 'labour', unitPriceCents: 20_000 }),
    ],
  });
  const { appliedDiscounts, totalCents } = calculateDocument(document);
  expect(totalCents).toBe(29_000);
  expect(appliedDiscounts).toMatchObject([{ name: 'Comfort Plus: member price', amountCents: 1_000 }]);
  // Chosen again, they are not given twice.
  expect(withMemberPrices(discounts, memberPrices([member], HOME))).toEqual(discounts);
});

it.each([
  ['while a bill is past due', { ...member, state: 'past-due' as const }, HOME],
  ['after the end', { ...member, state: 'cancelled' as const }, HOME],
  ['at another property', member, { ...HOME, propertyId: 'cabin' }],
  ['for another customer', member, { ...HOME, customerId: 'grace' }],
])('nobody has member prices %s', (_when, agreement, place) => {
  expect(memberPrices([agreement], place).size).toBe(0);
});
