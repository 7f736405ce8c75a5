import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine } from '@/testing/factories/billing';
import { calculateDocument, calculateOptions } from './calculate';
import { checkDocument } from './check';
import { documentInputSchema, type DocumentInput } from './schema';

const OPTIONS = ['Good', 'Best'].map((name) => ({
  id: name.toLowerCase(),
  name,
  description: '',
  isRecommended: false,
}));
const fee = { id: 'f', name: 'Fee', kind: 'fixed' as const, amountCents: 0, ratePpm: 0, taxClass: 'fee' as const };
const paid = (kind: 'payment' | 'refund', amountCents: number) => ({ id: kind, kind, name: '', amountCents, at: '' });

describe('an invalid document', () => {
  it.each<[string, DocumentInput, string, string]>([
    [
      'a negative quantity',
      buildDocument({ lines: [buildLine({ quantityE4: -1 })] }),
      'lines.0.quantityE4',
      'A quantity cannot be negative: use a discount or a credit note instead',
    ],
    [
      'a quantity finer than four decimals',
      buildDocument({ lines: [buildLine(), buildLine({ quantityE4: 0.5 })] }),
      'lines.1.quantityE4',
      'A quantity has at most four decimals',
    ],
    [
      'a quantity that is no number',
      buildDocument({ lines: [buildLine({ quantityE4: Number.NaN })] }),
      'lines.0.quantityE4',
      'Not a quantity',
    ],
    [
      'a huge quantity',
      buildDocument({ lines: [buildLine({ quantityE4: 1e11 })] }),
      'lines.0.quantityE4',
      'More than 1,000,000 is not accepted',
    ],
    [
      'a negative price',
      buildDocument({ lines: [buildLine({ unitPriceCents: -100 })] }),
      'lines.0.unitPriceCents',
      'An amount cannot be negative: use a discount or a credit note instead',
    ],
    [
      'half a cent',
      buildDocument({ lines: [buildLine({ unitPriceCents: 0.5 })] }),
      'lines.0.unitPriceCents',
      'An amount has at most two decimals',
    ],
    [
      'a huge price',
      buildDocument({ lines: [buildLine({ unitPriceCents: 1e10 })] }),
      'lines.0.unitPriceCents',
      'More than 10,000,000 is not accepted',
    ],
    [
      'a line beyond a billion',
      buildDocument({ lines: [buildLine({ name: 'Tower', unitPriceCents: 1e9, quantityE4: 1e8 })] }),
      'lines.0',
      '“Tower”: More than 1,000,000,000 is not accepted',
    ],
    [
      'a discount above 100%',
      buildDocument({
        discounts: [
          { ...buildDiscount({ ratePpm: 1 }), terms: { ...buildDiscount({ ratePpm: 1 }).terms, ratePpm: 2_000_000 } },
        ],
      }),
      'discounts.0.terms.ratePpm',
      'More than 100% is not accepted',
    ],
    [
      'a negative tip',
      buildDocument({ tipCents: -1 }),
      'tipCents',
      'An amount cannot be negative: use a discount or a credit note instead',
    ],
    ['a day that is none', buildDocument({ date: 'June' }), 'date', 'Use a valid date'],
    [
      'a refund above what was paid',
      buildDocument({ settlements: [paid('payment', 100), paid('refund', 101)] }),
      'settlements',
      'More was refunded than was paid.',
    ],
    [
      'an id used twice',
      buildDocument({ lines: [buildLine({ id: 'f' })], fees: [fee] }),
      'lines',
      'The ID “f” is used twice.',
    ],
    ['a moment for a day', buildDocument({ date: '2026-05-01T10:00:00.000Z' }), 'date', 'Use a valid date'],
    [
      'too many lines',
      buildDocument({ lines: Array.from({ length: 501 }, () => buildLine()) }),
      'lines',
      'A document has at most 500 lines.',
    ],
    [
      'an option that does not exist',
      buildDocument({ lines: [buildLine({ name: 'Pump', optionId: 'x' })] }),
      'lines.0.optionId',
      '“Pump” belongs to an option that does not exist.',
    ],
    [
      'an invoice without the option to bill',
      buildDocument({ options: OPTIONS }),
      'selectedOptionId',
      'Choose the option to invoice.',
    ],
  ])('is refused for %s', (_what, input, path, message) => {
    expect(checkDocument(input)).toMatchObject([{ severity: 'error', path, message }]);
    expect(() => calculateDocument(input)).toThrow(message);
  });

  it('is refused for a total over a billion', () => {
    const lines = [1, 2].map(() => buildLine({ unitPriceCents: 1e9, quantityE4: 1e6 }));
    expect(() => calculateDocument(buildDocument({ lines }))).toThrow(
      'The total: More than 1,000,000,000 is not accepted',
    );
  });

  it('is refused exactly when its schema refuses it', () => {
    const good = buildDocument({ lines: [buildLine()], fees: [fee] });
    expect(documentInputSchema.parse(good)).toEqual(good);
    expect(
      documentInputSchema.safeParse(buildDocument({ lines: [buildLine({ quantityE4: -1 })] })).error?.issues[0],
    ).toMatchObject({
      path: ['lines', 0, 'quantityE4'],
      message: 'A quantity cannot be negative: use a discount or a credit note instead',
    });
  });
});

describe('a document warning', () => {
  it.each<[string, DocumentInput]>([
    ['zero-quantity', buildDocument({ lines: [buildLine({ quantityE4: 0, taxClass: 'exempt' })] })],
    ['zero-price', buildDocument({ lines: [buildLine({ unitPriceCents: 0, taxClass: 'exempt' })] })],
    ['no-option', buildDocument({ type: 'estimate', options: OPTIONS })],
    ['no-tax-zone', buildDocument({ lines: [buildLine()] })],
    ['below-cost', buildDocument({ lines: [buildLine({ unitCostCents: 10_001, taxClass: 'exempt' })] })],
    ['overpaid', buildDocument({ settlements: [paid('payment', 1)] })],
    ['unknown-code', buildDocument({ enteredCodes: ['X'] })],
    ['discount-no-lines', buildDocument({ discounts: [buildDiscount({ amountCents: 1 })] })],
  ])('is given for %s', (code, input) => {
    expect(calculateDocument(input).issues).toMatchObject([{ severity: 'warning', code }]);
  });
});

describe('options and optional lines', () => {
  const lines = [
    buildLine({ unitPriceCents: 100 }),
    buildLine({ unitPriceCents: 2000, optionId: 'good' }),
    buildLine({ unitPriceCents: 30_000, optionId: 'best' }),
    buildLine({ unitPriceCents: 7, isOptional: true, isSelected: false }),
    buildLine({ unitPriceCents: 9, isOptional: true }),
  ];
  const estimate = buildDocument({ type: 'estimate', lines, options: OPTIONS });

  it('count the shared lines, the chosen option and the chosen extras', () => {
    expect(calculateDocument(estimate).totalCents).toBe(109);
    expect(calculateDocument({ ...estimate, selectedOptionId: 'best' }).totalCents).toBe(30_109);
  });

  it('can be shown side by side', () => {
    expect([...calculateOptions(estimate)].map(([id, { totalCents }]) => [id, totalCents])).toEqual([
      ['good', 2109],
      ['best', 30_109],
    ]);
  });
});
