import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stableJson } from '@/lib/stableJson';
import { arbitraryDocument } from '@/testing/arbitraries/billing';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateDocument } from './calculate';
import { walkDerivation } from './derivation';
import { explainLine } from './explain';
import { partsOf, totalsOf } from './parts';
import type { DocumentResult } from './result';
import type { DocumentInput } from './schema';

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((so, amount) => so + amount, 0);
const forAll = (check: (input: DocumentInput, result: DocumentResult) => void): void =>
  fc.assert(
    fc.property(arbitraryDocument, (input) => check(input, calculateDocument(input))),
    { numRuns: 200 },
  );

describe('any document', () => {
  it('has a total equal to the sum of its parts', () => {
    forAll((input, result) => {
      const onTop = result.isTaxIncluded ? 0 : result.taxCents;
      const items = [...result.lines, ...result.fees];
      expect(result.totalCents).toBe(
        result.subtotalCents - result.discountCents + result.feesCents + onTop + input.tipCents,
      );
      expect(result.totalCents).toBe(sum(items.map(({ totalCents }) => totalCents)) + input.tipCents);
      expect(result.taxCents).toBe(sum(result.taxes.map(({ amountCents }) => amountCents)));
      expect(result.taxCents).toBe(sum(items.map(({ taxCents }) => taxCents)));
      expect(result.discountCents).toBe(sum(result.appliedDiscounts.map(({ amountCents }) => amountCents)));
      for (const { amountCents, shares } of result.appliedDiscounts)
        expect(amountCents).toBe(sum(shares.map((share) => share.amountCents)));
      expect(totalsOf(partsOf(result)).totalCents).toBe(result.totalCents);
      for (const { netCents, taxCents, discountCents } of items)
        expect(Math.min(netCents, taxCents, discountCents)).toBeGreaterThanOrEqual(0);
    });
  });

  it('has derivation trees that add up to its amounts', () => {
    forAll((_input, { derivation, ...result }) => {
      for (const root of Object.values(derivation)) {
        const keys = new Set<string>();
        for (const { key, amountCents, children } of walkDerivation(root)) {
          if (children.length > 0) expect(amountCents).toBe(sum(children.map((child) => child.amountCents)));
          expect(keys.has(key), key).toBe(false);
          keys.add(key);
        }
      }
      expect(derivation.balance.amountCents).toBe(result.balanceCents);
      expect(derivation.balance.children[0]).toMatchObject({ key: 'total', amountCents: result.totalCents });
      expect(derivation.tax.amountCents).toBe(result.taxCents);
      expect(derivation.deposit.amountCents).toBe(result.deposit.dueCents);
      expect(derivation.margin.amountCents).toBe(result.margin.marginCents);
      for (const { id, totalCents } of [...result.lines, ...result.fees])
        expect(explainLine({ derivation, ...result }, id)?.amountCents).toBe(totalCents);
    });
  });

  it('does not depend on the order of its lines, discounts and taxes', () => {
    forAll((input, result) => {
      const zone = input.tax.zone && { ...input.tax.zone, taxes: [...input.tax.zone.taxes].reverse() };
      const turned = calculateDocument({
        ...input,
        lines: [...input.lines].reverse(),
        discounts: [...input.discounts].reverse(),
        tax: { ...input.tax, zone },
      });
      expect(turned.totalCents).toBe(result.totalCents);
      expect([...turned.lines].reverse()).toEqual(result.lines);
      expect(new Map(turned.taxes.map(({ taxId, amountCents }) => [taxId, amountCents]))).toEqual(
        new Map(result.taxes.map(({ taxId, amountCents }) => [taxId, amountCents])),
      );
    });
  });

  it('leaves its input unchanged, and is plain data', () => {
    fc.assert(
      fc.property(arbitraryDocument, (input) => {
        const before = stableJson(input);
        const result = calculateDocument(deepFreeze(input));
        expect(stableJson(input)).toBe(before);
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        expect(calculateDocument(input)).toEqual(result);
      }),
    );
  });

  it('charges no tax at a rate of zero', () => {
    forAll((input) => {
      const taxes = (input.tax.zone?.taxes ?? []).map((tax) => ({
        ...tax,
        rules: tax.rules.map((rule) => ({ ...rule, ratePpm: 0 })),
      }));
      const zone = input.tax.zone && { ...input.tax.zone, taxes };
      expect(calculateDocument({ ...input, tax: { ...input.tax, zone } }).taxCents).toBe(0);
    });
  });

  it('totals zero at 100% off without fees or tip', () => {
    forAll((input) => {
      const lines = input.lines.map((line) => ({ ...line, isDiscountable: true }));
      const result = calculateDocument({
        ...input,
        lines,
        fees: [],
        tipCents: 0,
        settlements: [],
        discounts: [buildDiscount({ ratePpm: 1_000_000 })],
      });
      expect(result.totalCents).toBe(0);
      expect(result.taxCents).toBe(0);
    });
  });

  it('is taxed within half a cent of the exact tax, per line or in total', () => {
    forAll((input, result) => {
      const rates = (input.tax.zone?.taxes ?? []).map(({ isCompound, rules }) => ({
        isCompound,
        ratePpm: rules[0]?.ratePpm ?? 0,
      }));
      if (rates.some(({ isCompound }) => isCompound)) return;
      const combined = sum(rates.map(({ ratePpm }) => ratePpm)) / 1e6;
      const share = result.isTaxIncluded ? combined / (1 + combined) : combined;
      const roundings = input.tax.zone?.stacking === 'combined' ? 1 : rates.length;
      const items = [...result.lines, ...result.fees].filter(({ taxes }) => taxes.length > 0);
      const margin = 0.5 * roundings + 1e-4;
      if (input.tax.rounding === 'line')
        for (const { taxableCents, taxCents } of items)
          expect(Math.abs(taxCents - taxableCents * share)).toBeLessThanOrEqual(margin);
      else
        expect(
          Math.abs(result.taxCents - sum(items.map(({ taxableCents }) => taxableCents)) * share),
        ).toBeLessThanOrEqual(margin);
    });
  });
});

describe('splitting a line into two equal halves', () => {
  const zone = buildZone([buildTax(40_000, { id: 's' }), buildTax(45_000, { id: 'c' }), buildTax(3750, { id: 'd' })]);
  it.each([
    ['line', 1],
    ['document', 0],
  ] as const)('changes the tax, rounded per %s, by at most %i cent', (rounding, most) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.boolean(), (half, pricesIncludeTax) => {
        const taxOf = (amounts: number[]): number =>
          calculateDocument(
            buildDocument({
              lines: amounts.map((unitPriceCents) => buildLine({ unitPriceCents })),
              tax: { zone, rounding, pricesIncludeTax },
            }),
          ).taxCents;
        expect(Math.abs(taxOf([half, half]) - taxOf([2 * half]))).toBeLessThanOrEqual(most);
      }),
    );
  });
});
