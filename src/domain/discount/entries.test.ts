import { describe, expect, it } from 'vitest';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildDiscount } from '@/testing/factories/discount';
import { discountState, termsOf } from './discountRecord';
import { discountWithCode, givenDiscount, madeUpDiscount, withDiscount, withoutDiscount } from './entries';
import { offerOf } from './offer';
import { describeDiscount } from './words';

const spring = buildDiscount({
  id: 'spring',
  name: 'Spring',
  code: 'SPRING',
  itemKinds: ['labour'],
  capCents: 20_000,
  startsOn: '2026-03-01',
  stacking: 'exclusive',
  usedTotal: 4,
});
const document = buildDocument({ date: '2026-05-01', lines: [buildLine({ unitPriceCents: 100_000 })] });

describe('discounts on a document', () => {
  it('are described in one sentence', () => {
    expect(describeDiscount(spring)).toBe(
      '10% off labor, at most $200, from Mar 1, 2026, with code SPRING, cannot be combined',
    );
  });

  it('are added and removed with their code and usage', () => {
    const uses = [{ discountId: 'spring', customerId: 'customer-1', count: 2 }];
    const added = withDiscount(document, givenDiscount('d1', spring), { defined: spring, uses });
    expect(added).toMatchObject({ enteredCodes: ['SPRING'], discountUsage: { spring: { total: 4, byCustomer: 2 } } });
    expect(added.discounts[0]?.terms).not.toHaveProperty('usedTotal');
    expect(withoutDiscount(added, 'd1')).toEqual({ discounts: [], enteredCodes: [], discountUsage: {} });
  });

  it('keep a code while another discount needs it', () => {
    const one = withDiscount(document, givenDiscount('d1', spring), { defined: spring, uses: [] });
    const two = withDiscount(one, givenDiscount('d2', spring), { defined: spring, uses: [] });
    expect(withoutDiscount(two, 'd1')).toMatchObject({
      discounts: [{ id: 'd2' }],
      enteredCodes: ['SPRING'],
      discountUsage: { spring: { total: 4 } },
    });
  });

  it('are found by code, unless archived', () => {
    expect(discountWithCode([spring], ' spring ')).toBe(spring);
    expect(discountWithCode([{ ...spring, isArchived: true }], 'SPRING')).toBeUndefined();
    expect(discountWithCode([buildDiscount()], '')).toBeUndefined();
  });

  it('preview what they would take off, replace, or why not', () => {
    const fixed = madeUpDiscount(
      'd1',
      termsOf(buildDiscount({ name: 'Neighbour', kind: 'fixed', ratePpm: 0, amountCents: 5000 })),
    );
    const given = { ...document, discounts: [fixed] };
    expect(offerOf(given, givenDiscount('d2', spring)).refusal).toContain('its code was not entered');
    expect(offerOf(given, givenDiscount('d2', spring), { isCodeEntered: true })).toMatchObject({
      amountCents: 10_000,
      extraCents: 5000,
      displaced: ['Neighbour'],
      refusal: '',
    });
    const limited = buildDiscount({ approvalAboveCents: 100 });
    expect(offerOf(document, givenDiscount('d2', limited))).toMatchObject({ needsApproval: true });
  });

  it.each([
    [{ startsOn: '2026-06-01' }, 'scheduled'],
    [{ endsOn: '2026-04-30' }, 'ended'],
    [{ usageLimit: 4, usedTotal: 4 }, 'used-up'],
    [{ isActive: false }, 'off'],
    [{ isArchived: true }, 'archived'],
    [{}, 'active'],
  ])('with %o are %s', (fields, state) => {
    expect(discountState(buildDiscount(fields), '2026-05-01')).toBe(state);
  });
});
