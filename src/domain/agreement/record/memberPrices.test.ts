import { expect, it } from 'vitest';
import { calculateDocument } from '../../billing/calculate';
import { customerDocument } from '../../public-document/customerDocument';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { memberPrices, withMemberPrices } from './memberPrices';

const HOME = { customerId: 'customer-1', propertyId: 'property-1' };
const member = buildAgreement({ id: 'plus', state: 'active' });

it('gives members the plan’s discounts, and names the plan in the totals', () => {
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
  // If chosen again, they aren't applied twice.
  expect(withMemberPrices(discounts, memberPrices([member], HOME))).toEqual(discounts);
});

it('uses the plan’s own item price without another discount on top', () => {
  const { plan } = member;
  const itemPrices = [{ id: 'p1', itemId: 'capacitor', name: 'Capacitor', unitPriceCents: 8_000 }];
  const prices = memberPrices([{ ...member, plan: { ...plan, itemPrices } }], HOME);
  const material = { kind: 'material' as const };
  const document = buildDocument({
    discounts: withMemberPrices([], prices),
    lines: [
      buildLine({ ...material, unitPriceCents: 10_000, quantityE4: 20_000, pricebookItemId: 'capacitor' }),
      buildLine({ ...material, unitPriceCents: 10_000, pricebookItemId: 'filter' }),
    ],
  });
  const { appliedDiscounts, totalCents } = calculateDocument(document);
  // 2 × 80.00, and 100.00 less 10%.
  expect(totalCents).toBe(25_000);
  expect(appliedDiscounts).toMatchObject([
    { name: 'Comfort Plus: member price list', amountCents: 4_000 },
    { name: 'Comfort Plus: member price', amountCents: 1_000 },
  ]);
  // The customer's copy has the same total, without the items that have no price of their own.
  const shown = customerDocument(document);
  expect(calculateDocument(shown).totalCents).toBe(25_000);
  expect(shown.lines.map(({ pricebookItemId }) => pricebookItemId)).toEqual(['capacitor', '']);
  // An item that already costs less keeps its price.
  const cheap = { ...document, lines: document.lines.map((line) => ({ ...line, unitPriceCents: 5_000 })) };
  expect(calculateDocument(cheap).totalCents).toBe(14_500);
});

it('skips member prices without qualifying lines, without a warning', () => {
  const itemPrices = [{ id: 'p1', itemId: 'capacitor', name: 'Capacitor', unitPriceCents: 8_000 }];
  const prices = memberPrices([{ ...member, plan: { ...member.plan, itemPrices } }], HOME);
  const { refusedDiscounts, issues } = calculateDocument(
    buildDocument({ discounts: withMemberPrices([], prices), lines: [buildLine({ kind: 'labour' })] }),
  );
  expect(refusedDiscounts.map(({ reason }) => reason)).toEqual(['no-lines', 'no-lines']);
  expect(issues.filter(({ code }) => code.startsWith('discount'))).toEqual([]);
});

it.each([
  ['while a bill is past due', { ...member, state: 'past-due' as const }, HOME],
  ['after the end', { ...member, state: 'cancelled' as const }, HOME],
  ['at another property', member, { ...HOME, propertyId: 'cabin' }],
  ['for another customer', member, { ...HOME, customerId: 'grace' }],
])('gives no member prices %s', (_when, agreement, place) => {
  expect(memberPrices([agreement], place).size).toBe(0);
});
