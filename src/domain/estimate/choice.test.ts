import { describe, expect, it } from 'vitest';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateDocument } from '../billing/calculate';
import { sumOf } from '../money/amounts';
import type { EstimateChoice } from './api';
import { choiceFault, chosenDocument, chosenTotalCents, presetChoice } from './choice';
import { invoiceDocument, workDescription, workMinutes } from './conversion';
import { revisionChanges } from './revisionChanges';

const document = buildDocument({
  type: 'estimate',
  options: [
    { id: 'good', name: 'Good', description: '', isRecommended: false },
    { id: 'best', name: 'Best', description: '', isRecommended: true },
  ],
  lines: [
    buildLine({ id: 'all', name: 'Removal', unitPriceCents: 33_333 }),
    buildLine({ id: 'g', name: 'Basic furnace', optionId: 'good', unitPriceCents: 200_001 }),
    buildLine({ id: 'b', name: 'Best furnace', optionId: 'best', unitPriceCents: 400_007 }),
    buildLine({ id: 'o', name: 'Thermostat', isOptional: true, isSelected: false, unitPriceCents: 19_999 }),
    buildLine({ id: 'og', name: 'Filter', isOptional: true, isSelected: false, optionId: 'good', unitPriceCents: 999 }),
    buildLine({ id: 'q', name: 'Pipe', unit: 'ft', isQuantityEditable: true, quantityE4: 30_000, unitPriceCents: 333 }),
  ],
  discounts: [
    buildDiscount({ ratePpm: 33_300, name: 'Spring', endsOn: '2026-06-30' }, { id: 'd1' }),
    buildDiscount({ amountCents: 500, name: 'On the thermostat' }, { id: 'd2', lineIds: ['o'] }),
  ],
  deposit: { kind: 'percent', ratePpm: 300_000, amountCents: 0 },
  tax: { zone: buildZone([buildTax(88_750)]) },
});
const choice = (changes: Partial<EstimateChoice> = {}): EstimateChoice => ({
  optionId: 'good',
  selectedLineIds: [],
  quantitiesE4: {},
  ...changes,
});

describe('estimate choices', () => {
  it.each([
    [choice({ optionId: '' }), 'Choose an option first.'],
    [choice({ optionId: 'other' }), 'Choose an option first.'],
    [choice({ selectedLineIds: ['all'] }), 'Only optional lines can be chosen.'],
    [choice({ selectedLineIds: ['nothing'] }), 'Only optional lines can be chosen.'],
    [choice({ optionId: 'best', selectedLineIds: ['og'] }), 'Only optional lines can be chosen.'],
    [choice({ selectedLineIds: ['o', 'o'] }), 'A line was chosen twice.'],
    [choice({ quantitiesE4: { all: 1 } }), 'This quantity cannot be changed.'],
    [choice({ quantitiesE4: { q: 0 } }), 'A quantity cannot be 0.'],
    [choice({ selectedLineIds: ['o', 'og'], quantitiesE4: { q: 45_000 } }), ''],
  ])('are checked: %j: %s', (made, fault) => expect(choiceFault(document, made)).toBe(fault));

  it('start with the recommended option', () =>
    expect(presetChoice(document)).toEqual({ optionId: 'best', selectedLineIds: [], quantitiesE4: {} }));

  it('start with only that option’s preset extras', () => {
    const preset = document.lines.map((line) => ({ ...line, isSelected: true }));
    expect(presetChoice({ ...document, lines: preset }).selectedLineIds).toEqual(['o']);
    expect(presetChoice({ ...document, lines: preset, selectedOptionId: 'good' }).selectedLineIds).toEqual(['o', 'og']);
  });

  it('change only editable quantities', () => {
    const { lines } = chosenDocument(document, choice({ quantitiesE4: { all: 90_000, q: 45_000 } }));
    expect(lines.flatMap(({ id, quantityE4 }) => (['all', 'q'].includes(id) ? [[id, quantityE4]] : []))).toEqual([
      ['all', 10_000],
      ['q', 45_000],
    ]);
  });
});

describe('an agreed estimate', () => {
  it.each([
    choice(),
    choice({ optionId: 'best', selectedLineIds: ['o'] }),
    choice({ selectedLineIds: ['o', 'og'], quantitiesE4: { q: 12_345 } }),
  ])('is invoiced to the cent, even after its discount ended: %j', (made) => {
    const invoice = invoiceDocument(document, made, '2026-09-09');
    const result = calculateDocument(invoice);
    expect(result.totalCents).toBe(chosenTotalCents(document, made));
    expect(result.deposit.requiredCents).toBeGreaterThan(0);
    expect(
      invoice.lines.every(
        ({ isOptional, optionId, isQuantityEditable }) => !isOptional && optionId === '' && !isQuantityEditable,
      ),
    ).toBe(true);
    expect(invoice.discounts.every(({ lineIds, id }) => id === 'd1' || lineIds.length === 1)).toBe(true);
  });

  it('describes the work', () =>
    expect(workDescription(document, choice())).toBe('Good\n• 1 × Removal\n• 1 × Basic furnace\n• 3 ft × Pipe'));
});

describe('an estimate revision', () => {
  const change = (lines: typeof document.lines, more: Partial<typeof document> = {}) => {
    const after = { ...document, ...more, lines };
    const changes = revisionChanges({ document, terms: 'a' }, { document: after, terms: 'a' }, choice());
    const difference = chosenTotalCents(after, choice()) - chosenTotalCents(document, choice());
    expect(sumOf(changes.map(({ changeCents }) => changeCents))).toBe(difference);
    return changes;
  };

  it('without differences needs no signature', () => expect(change(document.lines)).toEqual([]));

  it('lists added, removed, repriced and reworded lines, and the effect on discount and tax', () => {
    const [, ...rest] = document.lines;
    const changes = change(
      [
        ...rest.map((line) => (line.id === 'q' ? { ...line, quantityE4: 50_000, description: 'Copper' } : line)),
        buildLine({ id: 'n', name: 'Permit', unitPriceCents: 12_300 }),
      ],
      { fees: [] },
    );
    expect(changes.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Removal',
        'Pipe',
        'Pipe: description',
        'Permit',
        'Spring',
        'State sales tax',
        'Deposit',
      ]),
    );
    expect(changes.find(({ label }) => label === 'Permit')).toEqual({
      label: 'Permit',
      before: '—',
      after: '1 × $123.00',
      changeCents: 12_300,
    });
    expect(changes.find(({ label }) => label === 'Removal')).toEqual({
      label: 'Removal',
      before: '1 × $333.33',
      after: '—',
      changeCents: -33_333,
    });
  });

  it('lists price changes only for chosen lines', () => {
    const changes = change(document.lines.map((line) => (line.id === 'b' ? { ...line, unitPriceCents: 1 } : line)));
    expect(changes).toEqual([]);
  });

  it('adds up even with very many differences', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      buildLine({ id: `m${index}`, name: `M${index}`, unitPriceCents: 100 + index }),
    );
    const changes = change([...document.lines, ...many]);
    expect(changes).toHaveLength(200);
  });

  it('says when the terms differ', () => {
    expect(revisionChanges({ document, terms: 'a' }, { document, terms: 'b' }, choice())).toEqual([
      { label: 'Terms', before: 'As signed', after: 'Changed', changeCents: 0 },
    ]);
  });
});

describe('the agreed work’s duration', () => {
  const lines = [
    buildLine({ id: 'labor', unit: 'hour', quantityE4: 160_000 }),
    buildLine({ id: 'visit', pricebookItemId: 'tune-up', quantityE4: 20_000 }),
    buildLine({ id: 'part', pricebookItemId: 'capacitor' }),
    buildLine({ id: 'more', unit: 'Hrs', quantityE4: 40_000, isOptional: true, isSelected: false }),
  ];
  const minutes = (selectedLineIds: string[] = [], of = lines) =>
    workMinutes(buildDocument({ type: 'estimate', lines: of }), choice({ optionId: '', selectedLineIds }), {
      'tune-up': 50,
      capacitor: 0,
    });

  it('adds labor hours and pricebook times, rounded to quarter hours', () => {
    expect(minutes()).toBe(16 * 60 + 105);
    expect(minutes(['more'])).toBe(20 * 60 + 105);
    expect(minutes([], [buildLine({ id: 'part' })])).toBe(0);
    expect(minutes([], [buildLine({ id: 'all', unit: 'hour', quantityE4: 99_990_000 })])).toBe(14_400);
  });
});
