import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import type { TaxClass } from '../tax/schema';
import { calculateDocument } from './calculate';
import type { DocumentInput } from './schema';

/** New York City: state 4%, city 4.5%, Metropolitan Commuter Transportation District 0.375%; together 8.875%. */
const NEW_YORK = buildZone([
  buildTax(40_000, { id: 'ny-1state', name: 'New York State', jurisdiction: { region: 'NY' } }),
  buildTax(45_000, { id: 'ny-2city', name: 'New York City', jurisdiction: { region: 'NY', level: 'city' } }),
  buildTax(3750, { id: 'ny-3mctd', name: 'MCTD', jurisdiction: { region: 'NY', level: 'district' } }),
]);

const TEXAS_NOTE = 'Separately stated labor on a residential repair is not taxed';
const texas = (id: string, ratePpm: number) =>
  buildTax(ratePpm, {
    id,
    name: id,
    jurisdiction: { region: 'TX' },
    rules: [rule(['materials', 'equipment'], ratePpm), rule(['labour'], 0, TEXAS_NOTE)],
  });
const rule = (taxClasses: TaxClass[], ratePpm: number, note = '') => ({
  taxClasses,
  jobNatures: [],
  ratePpm,
  effectiveFrom: '',
  effectiveTo: '',
  note,
});
/** Austin: state 6.25%, city 1%, transit 1%. */
const AUSTIN = buildZone([texas('tx-1state', 62_500), texas('tx-2city', 10_000), texas('tx-3transit', 10_000)]);

/** British Columbia: GST 5% and PST 7%, each calculated separately. */
const BRITISH_COLUMBIA = buildZone([buildTax(50_000, { id: 'gst' }), buildTax(70_000, { id: 'pst' })], {
  stacking: 'separate',
});
/** Quebec until the end of 2012: QST 9.5% on the price with GST. */
const QUEBEC_2012 = buildZone([buildTax(95_000, { id: 'a-qst', isCompound: true }), buildTax(50_000, { id: 'gst' })], {
  stacking: 'separate',
});
const VAT_20 = buildZone([buildTax(200_000, { id: 'vat' })]);

const labour = (unitPriceCents: number, more = {}) => buildLine({ id: 'labour', unitPriceCents, ...more });
const parts = (unitPriceCents: number, more = {}) =>
  buildLine({ id: 'parts', kind: 'material', taxClass: 'materials', unitPriceCents, ...more });
const three = (unitPriceCents: number) => ['a', 'b', 'c'].map((id) => buildLine({ id, unitPriceCents }));

type Expected = {
  discount?: number;
  fees?: number;
  taxes: Record<string, number>;
  total: number;
  deposit?: number;
  balance?: number;
};
type Golden = [what: string, working: string, input: DocumentInput, expected: Expected];

const GOLDEN: Golden[] = [
  [
    'New York, repair',
    '300.00 × 8.875% = 26.625 → 26.63; 59.97 × 8.875% = 5.322 → 5.32; 26.63 is 12.00 + 13.50 + 1.13, 5.32 is 2.40 + 2.70 + 0.22',
    buildDocument({
      lines: [labour(12_000, { quantityE4: 25_000 }), parts(1999, { quantityE4: 30_000 })],
      tax: { zone: NEW_YORK },
    }),
    { taxes: { 'ny-1state': 1440, 'ny-2city': 1620, 'ny-3mctd': 135 }, total: 39_192 },
  ],
  [
    'New York, rounded on lines',
    '3 × (1.05 × 8.875% = 0.093 → 0.09) = 0.27; 0.09 is 0.04 + 0.05 + 0.00',
    buildDocument({ lines: three(105), tax: { zone: NEW_YORK } }),
    { taxes: { 'ny-1state': 12, 'ny-2city': 15, 'ny-3mctd': 0 }, total: 342 },
  ],
  [
    'New York, rounded on the document',
    '3.15 × 8.875% = 0.2796 → 0.28 is 0.13 + 0.14 + 0.01 (0.1262, 0.1420, 0.0118)',
    buildDocument({ lines: three(105), tax: { zone: NEW_YORK, rounding: 'document' } }),
    { taxes: { 'ny-1state': 13, 'ny-2city': 14, 'ny-3mctd': 1 }, total: 343 },
  ],
  [
    'Texas, residential repair: labor not taxed',
    '180.00 × 8.25% = 14.85 is 11.25 + 1.80 + 1.80',
    buildDocument({ lines: [labour(25_000), parts(18_000)], tax: { zone: AUSTIN } }),
    { taxes: { 'tx-1state': 1125, 'tx-2city': 180, 'tx-3transit': 180 }, total: 44_485 },
  ],
  [
    'British Columbia, GST and PST',
    '10.50 × 5% = 0.525 → 0.53; × 7% = 0.735 → 0.74 (12% at once would be 1.26)',
    buildDocument({ lines: [labour(1050)], tax: { zone: BRITISH_COLUMBIA } }),
    { taxes: { gst: 53, pst: 74 }, total: 1177 },
  ],
  [
    'Quebec until 2012, tax on tax',
    '100.00 × 5% = 5.00; 105.00 × 9.5% = 9.975 → 9.98',
    buildDocument({ lines: [labour(10_000)], tax: { zone: QUEBEC_2012 } }),
    { taxes: { gst: 500, 'a-qst': 998 }, total: 11_498 },
  ],
  [
    'Quebec until 2012, within the price',
    '114.98 ÷ (1.05 × 1.095) = 100.0043; GST 5.0002 → 5.00; QST 9.9754 → 9.98',
    buildDocument({ lines: [labour(11_498)], tax: { zone: QUEBEC_2012, pricesIncludeTax: true } }),
    { taxes: { gst: 500, 'a-qst': 998 }, total: 11_498 },
  ],
  [
    'VAT within the price',
    '120.00 × 20 ÷ 120 = 20.00; 9.99 × 20 ÷ 120 = 1.665 → 1.67',
    buildDocument({ lines: [labour(12_000), parts(999)], tax: { zone: VAT_20, pricesIncludeTax: true } }),
    { taxes: { vat: 2167 }, total: 12_999 },
  ],
  [
    'VAT within the price, rounded on the document',
    '3 × 9.99 = 29.97 × 20 ÷ 120 = 4.995 → 5.00 (on lines: 5.01)',
    buildDocument({ lines: three(999), tax: { zone: VAT_20, pricesIncludeTax: true, rounding: 'document' } }),
    { taxes: { vat: 500 }, total: 2997 },
  ],
  [
    'discount before tax',
    '200.00 − 10% = 180.00 × 8.25% = 14.85',
    buildDocument({ lines: [parts(20_000)], discounts: [buildDiscount({ ratePpm: 100_000 })], tax: { zone: AUSTIN } }),
    { discount: 2000, taxes: { 'tx-1state': 1125, 'tx-2city': 180, 'tx-3transit': 180 }, total: 19_485 },
  ],
  [
    'vendor’s coupon: tax on the price before it',
    '200.00 × 8.25% = 16.50; 200.00 − 20.00 + 16.50',
    buildDocument({
      lines: [parts(20_000)],
      discounts: [buildDiscount({ amountCents: 2000, funding: 'vendor' })],
      tax: { zone: AUSTIN },
    }),
    { discount: 2000, taxes: { 'tx-1state': 1250, 'tx-2city': 200, 'tx-3transit': 200 }, total: 19_650 },
  ],
  [
    'fixed before percent',
    '100.00 − 10.00 = 90.00 − 10% = 81.00',
    buildDocument({
      lines: [labour(10_000)],
      discounts: [
        buildDiscount({ amountCents: 1000, order: 1 }, { id: 'f' }),
        buildDiscount({ ratePpm: 100_000, order: 2 }, { id: 'p' }),
      ],
    }),
    { discount: 1900, taxes: {}, total: 8100 },
  ],
  [
    'percent before fixed',
    '100.00 − 10% = 90.00 − 10.00 = 80.00',
    buildDocument({
      lines: [labour(10_000)],
      discounts: [
        buildDiscount({ amountCents: 1000, order: 2 }, { id: 'f' }),
        buildDiscount({ ratePpm: 100_000, order: 1 }, { id: 'p' }),
      ],
    }),
    { discount: 2000, taxes: {}, total: 8000 },
  ],
  [
    'fees are taxed by their class and not discounted',
    '100.00 − 10% = 90.00; fee 3% = 2.70; VAT 18.00 + 0.54',
    buildDocument({
      lines: [labour(10_000)],
      discounts: [buildDiscount({ ratePpm: 100_000 })],
      tax: { zone: VAT_20 },
      fees: [{ id: 'card', name: 'Card fee', kind: 'percent', amountCents: 0, ratePpm: 30_000, taxClass: 'fee' }],
    }),
    { discount: 1000, fees: 270, taxes: { vat: 1854 }, total: 11_124 },
  ],
  [
    'deposit, tip, payments, refund, credit, write-off',
    '120.00 + tip 10.00 = 130.00; a third of 120.00 = 40.00; 130 − 50 + 5 − 20 − 1 = 64.00',
    buildDocument({
      lines: [labour(10_000)],
      tax: { zone: VAT_20 },
      tipCents: 1000,
      deposit: { kind: 'percent', ratePpm: 333_333, amountCents: 0 },
      settlements: (
        [
          ['payment', 5000],
          ['refund', 500],
          ['credit', 2000],
          ['write-off', 100],
        ] as const
      ).map(([kind, amountCents]) => ({ id: kind, kind, name: '', amountCents, at: '' })),
    }),
    { taxes: { vat: 2000 }, total: 13_000, deposit: 4000, balance: 6400 },
  ],
];

describe('hand-calculated documents', () => {
  it.each(GOLDEN)('%s: %s', (_what, _working, input, expected) => {
    const result = calculateDocument(input);
    const taxes = Object.fromEntries(result.taxes.map(({ taxId, amountCents }) => [taxId, amountCents]));
    expect({
      discount: result.discountCents,
      fees: result.feesCents,
      taxes,
      total: result.totalCents,
      deposit: result.deposit.requiredCents,
      balance: result.balanceCents,
    }).toEqual({
      discount: 0,
      fees: 0,
      deposit: 0,
      balance: expected.total,
      ...expected,
    });
  });

  it('explains why Texas labor is not taxed', () => {
    const { derivation } = calculateDocument(buildDocument({ lines: [labour(25_000)], tax: { zone: AUSTIN } }));
    expect(derivation.tax.children[0]?.children[0]).toMatchObject({
      key: 'tax:tx-1state:labour',
      amountCents: 0,
      notes: [TEXAS_NOTE],
    });
  });

  it('splits a discount over the lines to the cent, with the remainder on the first', () => {
    const { lines } = calculateDocument(
      buildDocument({ lines: three(1000), discounts: [buildDiscount({ amountCents: 1000 })] }),
    );
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([334, 333, 333]);
  });

  it('calculates margin after discounts, before tax and without vendor coupons', () => {
    const lines = [labour(10_000, { unitCostCents: 4000 }), parts(5000)];
    const discounts = [
      buildDiscount({ ratePpm: 100_000 }, { id: 'own' }),
      buildDiscount({ amountCents: 1000, funding: 'vendor', order: 200 }, { id: 'vendor' }),
    ];
    const { margin } = calculateDocument(buildDocument({ lines, discounts, tax: { zone: VAT_20 } }));
    expect(margin).toEqual({
      revenueCents: 13_500,
      costCents: 4000,
      marginCents: 9500,
      marginPpm: 703_704,
      linesWithoutCost: ['parts'],
    });
  });
});
