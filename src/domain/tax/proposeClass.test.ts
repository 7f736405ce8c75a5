import { describe, expect, it } from 'vitest';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildTaxZone } from '@/testing/factories/tax';
import { emptyLine } from '../billing/emptyLine';
import { renamed } from '../billing/renamedLine';
import { taxDoubt, untaxedReason } from '../billing/taxDoubt';
import { kindAndClass } from '../pricebook/fileTaxClass';
import { calculateTaxes } from './calculate';
import { proposedClass } from './proposeClass';
import { documentTaxSchema } from './schema';

describe('the tax class suggested by a name', () => {
  it.each([
    ['Trane 4 ton heat pump XR16', 'equipment'],
    ['3 ton heat pump 16 SEER2', 'equipment'],
    ['50 gal water heater', 'equipment'],
    ['Labor hour', 'labour'],
    ['Labor, 4 h', 'labour'],
    ['AC tune-up', 'labour'],
    ['Diagnostic', 'labour'],
    ['Furnace filter 16x25x1', 'materials'],
    ['Run capacitor 45/5', 'materials'],
    ['R-410A', 'materials'],
    ['Mechanical permit', 'fee'],
    ['Trip charge', 'fee'],
    ['Freight', 'shipping'],
    // The unit or the work: a person has to decide.
    ['Install a furnace', null],
    ['Replace capacitor', null],
    ['Blue widget', null],
  ])('is right: %s: %s', (name, expected) => {
    expect(proposedClass({ kind: 'service', name })).toBe(expected);
  });
});

describe('a typed line', () => {
  it('has no tax class until its name suggests one or someone chooses', () => {
    const line = emptyLine('a');
    expect(line.taxClass).toBe('unset');
    const typed = { ...line, ...renamed(line, 'Trane 4 ton heat pump') };
    expect(typed).toMatchObject({ kind: 'equipment', taxClass: 'equipment' });
    expect(renamed(typed, 'Heat pump repair')).toMatchObject({ taxClass: 'unset' });
  });

  it('keeps a chosen class, and one from the price list', () => {
    const chosen = buildLine({ name: 'Heat pump', kind: 'equipment', taxClass: 'labour' });
    expect(renamed(chosen, 'Labor hour')).toEqual({ name: 'Labor hour' });
    const listed = buildLine({ name: 'Filter', kind: 'material', taxClass: 'materials', pricebookItemId: 'item' });
    expect(renamed(listed, 'Labor hour')).toEqual({ name: 'Labor hour' });
  });
});

describe('a price list row', () => {
  const row = (name: string, hints: Partial<Parameters<typeof kindAndClass>[2]>) =>
    kindAndClass({ kind: 'service', name, taxClass: 'unset' }, true, {
      ...{ category: '', hasKind: false, hasTaxClass: false, isTaxable: null },
      ...hints,
    });

  it.each([
    ['3 ton system', { category: 'Equipment', isTaxable: true }, { kind: 'equipment', taxClass: 'equipment' }],
    ['Visit', { category: 'Labor' }, { kind: 'labour', taxClass: 'labour' }],
    ['Widget', { isTaxable: true }, { kind: 'service', taxClass: 'other' }],
    ['Widget', { isTaxable: false }, { kind: 'service', taxClass: 'exempt' }],
    ['Labor hour', { isTaxable: false }, { kind: 'labour', taxClass: 'labour' }],
    ['Widget', {}, { kind: 'service', taxClass: 'unset' }],
    ['Run capacitor', {}, { kind: 'material', taxClass: 'materials' }],
  ] as const)('is classified: %s %j', (name, hints, expected) => {
    expect(row(name, hints)).toEqual(expected);
  });
});

describe('the tax check before sending', () => {
  const flat = buildTaxZone({ id: 'flat' });
  const rule = (ratePpm: number, taxClasses: ('labour' | 'materials')[]) => ({ taxClasses, ratePpm });
  const split = buildTaxZone({
    id: 'split',
    taxes: [
      {
        ...{ id: 'state', name: 'Tax', jurisdiction: { name: 'Texas', level: 'state', region: 'TX' } },
        ...{ isCompound: false, order: 10 },
        rules: [rule(62_500, ['materials']), rule(0, ['labour'])].map((one) => ({
          ...{ jobNatures: [], effectiveFrom: '', effectiveTo: '', note: '' },
          ...one,
        })),
      },
    ],
  });
  const documentOf = (zone: typeof flat | null, ...classes: ('labour' | 'materials' | 'unset')[]) =>
    buildDocument({ tax: { zone }, lines: classes.map((taxClass) => buildLine({ taxClass })) });

  it.each([
    ['no zone', documentOf(null, 'labour'), 'no-zone'],
    ['nothing is taxed although the zone taxes something', documentOf(split, 'labour'), 'nothing-taxed'],
    ['something is taxed', documentOf(split, 'labour', 'materials'), null],
    ['a line without a class', documentOf(split, 'materials', 'unset'), 'no-class'],
    ['a line without a class where all classes are alike', documentOf(flat, 'unset'), null],
    ['a zone that taxes nothing', documentOf({ ...flat, taxes: [] }, 'labour'), null],
  ])('warns about %s', (_what, document, doubt) => {
    expect(taxDoubt(document)).toBe(doubt);
  });

  it('explains an untaxed document by its rules, and what for', () => {
    const texas = {
      ...split,
      taxes: split.taxes.map((tax) => ({
        ...tax,
        rules: tax.rules.map((one) => ({ ...one, note: one.ratePpm === 0 ? 'Labor on this work is not taxed' : '' })),
      })),
    };
    const labor = untaxedReason(documentOf(texas, 'labour', 'labour'));
    expect(labor).toMatchObject({ work: 'Labor (repair)', notes: ['Labor on this work is not taxed'] });
    expect(untaxedReason(documentOf(texas, 'labour'))?.subject).toBe(labor?.subject);
    expect(untaxedReason(documentOf(split, 'labour'))).toBeNull();
    expect(untaxedReason(documentOf(texas, 'labour', 'unset'))).toBeNull();
  });

  it('taxes a line without a class if all are alike, and otherwise warns', () => {
    const charge = (zone: typeof flat) =>
      calculateTaxes(
        [{ id: 'a', amountCents: 10_000, taxClass: 'unset' }],
        documentTaxSchema.parse({ zone, date: '2026-06-01' }),
      );
    expect(charge(flat)).toMatchObject({ taxCents: 825, warnings: [] });
    expect(charge(split)).toMatchObject({ taxCents: 0, warnings: [{ code: 'no-tax-class' }] });
  });
});
