import { expect, it } from 'vitest';
import { buildLine } from '@/testing/factories/billing';
import { buildAgreement } from '@/testing/factories/agreement';
import { memberLine } from './memberLine';
import { memberPrices, withMemberPrices } from './memberPrices';

const member = { ...buildAgreement({ id: 'a1', state: 'active' }) };
const place = { customerId: member.customerId, propertyId: member.propertyId };
const discounts = withMemberPrices([], memberPrices([member], place));

it('shows the member’s price and the reason, and nothing without a discount', () => {
  const filter = buildLine({ kind: 'material', quantityE4: 20_000, unitPriceCents: 1_001 });
  // 10% of 20.02 is 2.002.
  expect(memberLine(filter, discounts)).toEqual({ amountCents: 1_802, why: '10% off, Comfort Plus: member price' });
  // A customer's link has only the discount's own id.
  expect(
    memberLine(
      filter,
      discounts.map((one) => ({ ...one, discountId: '' })),
    )?.amountCents,
  ).toBe(1_802);
  expect(memberLine({ ...filter, kind: 'service' }, discounts)).toBeNull();
  expect(memberLine({ ...filter, isDiscountable: false }, discounts)).toBeNull();
  expect(memberLine(filter, [])).toBeNull();
});

it('uses the plan’s own price for an item', () => {
  const itemPrices = [{ id: 'p1', itemId: 'filter', name: 'Filter', unitPriceCents: 800 }];
  const listed = withMemberPrices([], memberPrices([{ ...member, plan: { ...member.plan, itemPrices } }], place));
  const filter = buildLine({
    kind: 'material',
    quantityE4: 20_000,
    unitPriceCents: 1_001,
    pricebookItemId: 'filter',
  });
  expect(memberLine(filter, listed)).toEqual({ amountCents: 1_600, why: 'Comfort Plus: member price list' });
  expect(memberLine({ ...filter, unitPriceCents: 700 }, listed)).toBeNull();
});
