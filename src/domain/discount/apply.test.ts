import { describe, expect, it } from 'vitest';
import { buildDiscount } from '@/testing/factories/billing';
import { applyDiscounts } from './apply';
import type { DiscountContext, DiscountableLine } from './refusal';
import { discountSchema, type Discount } from './schema';

const line = (id: string, amountCents: number, more: Partial<DiscountableLine> = {}): DiscountableLine => ({
  id,
  amountCents,
  kind: 'labour',
  isDiscountable: true,
  ...more,
});
const HUNDRED = [line('a', 6000), line('b', 4000, { kind: 'material' })];
const context = (more: Partial<DiscountContext> = {}): DiscountContext => ({
  lines: HUNDRED,
  date: '2026-06-15',
  enteredCodes: [],
  usage: {},
  format: {},
  ...more,
});
const d = (id: string, terms: Partial<Discount>, more = {}) => buildDiscount({ name: id, ...terms }, { id, ...more });
const given = (discounts: ReturnType<typeof d>[], more: Partial<DiscountContext> = {}) =>
  Object.fromEntries(applyDiscounts(discounts, context(more)).applied.map(({ id, amountCents }) => [id, amountCents]));

describe('a discount’s amount', () => {
  it.each<[string, Partial<Discount>, object, number]>([
    ['a percentage of the document', { ratePpm: 100_000 }, {}, 1000],
    ['a fixed amount off the document', { amountCents: 1500 }, {}, 1500],
    ['no more than there is', { amountCents: 20_000 }, {}, 10_000],
    ['a fixed amount off each line', { amountCents: 500, scope: 'line' }, {}, 1000],
    [
      'a fixed amount off one line, no more than it costs',
      { amountCents: 5000, scope: 'line' },
      { lineIds: ['b'] },
      4000,
    ],
    ['only the kinds that it is for', { ratePpm: 100_000, itemKinds: ['material'] }, {}, 400],
    ['only the lines that it is given on', { ratePpm: 100_000 }, { lineIds: ['a'] }, 600],
    ['capped at its maximum', { ratePpm: 500_000, capCents: 3000 }, {}, 3000],
    ['capped at its maximum over several lines', { ratePpm: 500_000, scope: 'line', capCents: 1001 }, {}, 1001],
  ])('is right for %s', (_what, terms, more, expected) => {
    const { applied } = applyDiscounts([d('x', terms, more)], context());
    expect(applied[0]?.amountCents).toBe(expected);
    expect(applied[0]?.shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(expected);
  });

  it('says what limited it', () => {
    expect(applyDiscounts([d('x', { ratePpm: 500_000, capCents: 3000 })], context()).applied[0]?.note).toBe(
      'capped at its maximum',
    );
    expect(applyDiscounts([d('x', { amountCents: 20_000 })], context()).applied[0]?.note).toBe(
      'capped at what is left',
    );
  });

  it('excludes lines that may not be discounted', () => {
    expect(
      given([d('x', { ratePpm: 100_000 })], { lines: [line('a', 6000), line('b', 4000, { isDiscountable: false })] }),
    ).toEqual({ x: 600 });
  });
});

describe('several discounts', () => {
  it('apply one after another to what is left: lines first, then by order', () => {
    // 100.00 − 10% on lines = 90.00; − 10.00 = 80.00; − 10% = 72.00
    expect(
      given([
        d('third', { ratePpm: 100_000, order: 2 }),
        d('second', { amountCents: 1000, order: 1 }),
        d('first', { ratePpm: 100_000, scope: 'line', order: 9 }),
      ]),
    ).toEqual({ first: 1000, second: 1000, third: 800 });
  });

  it('stay combined when the exclusive one saves no more', () => {
    const both = [d('s1', { amountCents: 1000 }), d('e', { amountCents: 1000, stacking: 'exclusive' })];
    expect(given(both)).toEqual({ s1: 1000 });
  });

  it('give the customer the better of all stackable or the best exclusive one', () => {
    const stackable = [d('s1', { amountCents: 600 }), d('s2', { amountCents: 600 })];
    expect(given([...stackable, d('e', { amountCents: 1000, stacking: 'exclusive' })])).toEqual({ s1: 600, s2: 600 });
    expect(
      given([
        ...stackable,
        d('e', { amountCents: 1300, stacking: 'exclusive' }),
        d('f', { amountCents: 1400, stacking: 'exclusive' }),
      ]),
    ).toEqual({ f: 1400 });
  });

  it('say why one was not applied', () => {
    const { refused } = applyDiscounts(
      [d('Spring', { amountCents: 600 }), d('Opening', { amountCents: 900, stacking: 'exclusive' })],
      context(),
    );
    expect(refused).toEqual([
      {
        id: 'Spring',
        name: 'Spring',
        reason: 'not-combinable',
        message: '“Spring” was not applied: it cannot be combined with “Opening”, which saves as much or more.',
      },
    ]);
  });
});

describe('a discount that does not apply', () => {
  const used = (total: number, byCustomer: number) => ({ usage: { defined: { total, byCustomer } } });
  it.each<[string, Partial<Discount>, Partial<DiscountContext>, string]>([
    ['inactive', { isActive: false }, {}, 'it is switched off.'],
    ['not-started', { startsOn: '2026-06-16' }, {}, 'it starts on 2026-06-16.'],
    ['ended', { endsOn: '2026-06-14' }, {}, 'it ended on 2026-06-14.'],
    ['code-missing', { code: 'SPRING' }, { enteredCodes: ['WINTER'] }, 'its code was not entered.'],
    [
      'below-minimum',
      { minimumSubtotalCents: 10_001 },
      {},
      'it needs $100.01 before discounts, and there are $100.00.',
    ],
    ['used-up', { usageLimit: 5 }, used(5, 0), 'it has been used 5 times, which is the limit.'],
    ['used-up-by-customer', { perCustomerLimit: 1 }, used(9, 1), 'this customer has already used it already.'],
    ['no-lines', { itemKinds: ['fee'] }, {}, 'no line here qualifies.'],
    [
      'needs-approval',
      { amountCents: 1001, approvalAboveCents: 1000 },
      {},
      '$10.01 is more than $10.00 and needs approval.',
    ],
    ['nothing-left', {}, { lines: [line('a', 0)] }, 'there is nothing left for it to take off.'],
  ])('is refused as %s', (reason, terms, more, why) => {
    const { applied, refused } = applyDiscounts(
      [d('x', { amountCents: 500, ...terms }, { discountId: 'defined' })],
      context(more),
    );
    expect(applied).toEqual([]);
    expect(refused).toMatchObject([{ reason, message: `“x” was not applied: ${why}` }]);
  });

  it.each<[string, Partial<Discount>, Partial<DiscountContext>]>([
    ['on its first day', { startsOn: '2026-06-15' }, {}],
    ['on its last day', { endsOn: '2026-06-15' }, {}],
    ['with its code, in small letters and with spaces', { code: 'SPRING' }, { enteredCodes: [' spring '] }],
    ['at exactly its minimum', { minimumSubtotalCents: 10_000 }, {}],
    ['the last time that it may be', { usageLimit: 5, perCustomerLimit: 2 }, used(4, 1)],
    ['up to the amount that needs no approval', { approvalAboveCents: 500 }, {}],
  ])('applies again %s', (_when, terms, more) => {
    expect(given([d('x', { amountCents: 500, ...terms }, { discountId: 'defined' })], more)).toEqual({ x: 500 });
  });

  it('applies once it is approved', () => {
    expect(given([d('x', { amountCents: 1001, approvalAboveCents: 1000 }, { approvedBy: 'user-1' })])).toEqual({
      x: 1001,
    });
  });

  it('lists codes that match no discount', () => {
    expect(
      applyDiscounts([d('x', { amountCents: 1, code: 'SPRING' })], context({ enteredCodes: ['Spring', 'SUMER'] }))
        .unknownCodes,
    ).toEqual(['SUMER']);
  });
});

describe('a discount definition', () => {
  const base = { name: 'Spring', kind: 'percent', scope: 'document', ratePpm: 100_000 };
  it.each([
    ['a percentage without rate', { ratePpm: 0 }, 'ratePpm'],
    ['a fixed discount without amount', { kind: 'fixed' }, 'amountCents'],
    ['more than 100%', { ratePpm: 1_000_001 }, 'ratePpm'],
    ['an end before the start', { startsOn: '2026-06-02', endsOn: '2026-06-01' }, 'endsOn'],
    ['no name', { name: ' ' }, 'name'],
  ])('refuses %s', (_what, change, path) => {
    const parsed = discountSchema.safeParse({ ...base, ...change });
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});
