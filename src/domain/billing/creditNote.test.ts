import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '@/testing/arbitraries/billing';
import { buildDiscount, buildDocument, buildLine, buildTax, buildZone } from '@/testing/factories/billing';
import { calculateDocument } from './calculate';
import { calculateCreditNote, creditableCents, type CreditRequest } from './creditNote';
import { walkDerivation } from './derivation';
import { grossOf, partsOf, remainingParts, totalsOf, type IssuedPart } from './parts';
import { calculateProgress } from './progress';

const ZONE = buildZone([buildTax(40_000, { id: 's' }), buildTax(45_000, { id: 'c' })]);
/** 100.00 + 8.50 and 50.00 + 4.25. */
const ISSUED = partsOf(
  calculateDocument(
    buildDocument({
      lines: [buildLine({ id: 'a' }), buildLine({ id: 'b', unitPriceCents: 5000 })],
      tax: { zone: ZONE },
    }),
  ),
);
const credit = (request: CreditRequest, creditedBefore: IssuedPart[] = []) =>
  calculateCreditNote({ issued: ISSUED, creditedBefore, request });

const isNothing = (parts: readonly IssuedPart[]): boolean =>
  parts.every(({ netCents, taxes }) => netCents === 0 && taxes.every(({ amountCents }) => amountCents === 0));

describe('a credit note', () => {
  it('takes the tax back with the price', () => {
    const note = credit({ kind: 'parts', parts: [{ partId: 'line:a', grossCents: 5425 }] });
    expect(note).toMatchObject({
      netCents: 5000,
      taxCents: 425,
      totalCents: 5425,
      taxes: [
        { taxId: 'c', amountCents: 225 },
        { taxId: 's', amountCents: 200 },
      ],
    });
  });

  it('credits a line in full, to the last cent', () => {
    const note = credit({ kind: 'parts', parts: [{ partId: 'line:b', grossCents: 5425 }] });
    expect(note).toMatchObject({ netCents: 5000, taxCents: 425, totalCents: 5425 });
    expect(creditableCents(ISSUED, note.parts)).toBe(10_850);
  });

  it('spreads an amount over all lines', () => {
    const note = credit({ kind: 'amount', grossCents: 3000 });
    expect(note.parts.map((part) => [part.id, grossOf(part)])).toEqual([
      ['line:a', 2000],
      ['line:b', 1000],
    ]);
    expect(note.totalCents).toBe(3000);
  });

  it('credits everything that is left', () => {
    const first = credit({ kind: 'amount', grossCents: 1 });
    const second = credit({ kind: 'rest' }, first.parts);
    expect(first.totalCents + second.totalCents).toBe(16_275);
    expect(creditableCents(ISSUED, [...first.parts, ...second.parts])).toBe(0);
  });

  it.each<[string, CreditRequest, string]>([
    ['more than there is', { kind: 'amount', grossCents: 16_276 }, 'Only $162.75 of it is left to credit.'],
    [
      'more than a line',
      { kind: 'parts', parts: [{ partId: 'line:b', grossCents: 5426 }] },
      'Only $54.25 of it is left to credit.',
    ],
    ['nothing', { kind: 'amount', grossCents: 0 }, 'Enter an amount above zero.'],
    ['half a cent', { kind: 'amount', grossCents: 0.5 }, 'Enter an amount above zero.'],
    [
      'a line that does not exist',
      { kind: 'parts', parts: [{ partId: 'line:x', grossCents: 1 }] },
      'Choose each line of the document once.',
    ],
    [
      'a line twice',
      {
        kind: 'parts',
        parts: [
          { partId: 'line:a', grossCents: 1 },
          { partId: 'line:a', grossCents: 1 },
        ],
      },
      'Choose each line of the document once.',
    ],
    ['no line', { kind: 'parts', parts: [] }, 'Choose what to credit.'],
  ])('refuses %s', (_what, request, message) => {
    expect(() => credit(request)).toThrow(message);
  });

  it('refuses another credit after everything was credited', () => {
    expect(() => credit({ kind: 'rest' }, ISSUED)).toThrow('There is nothing left to credit.');
  });

  it('adds up with all others to the document, tax by tax, in any steps', () => {
    const shares = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(arbitraryDocument, shares, (input, steps) => {
        const issued = partsOf(calculateDocument(input));
        fc.pre(totalsOf(issued).totalCents > 0);
        const credited: IssuedPart[] = [];
        for (const step of [...steps, 1]) {
          const grossCents = Math.ceil(creditableCents(issued, credited) * step);
          if (grossCents === 0) break;
          const note = calculateCreditNote({
            issued,
            creditedBefore: credited,
            request: { kind: 'amount', grossCents },
          });
          expect(note.totalCents).toBe(grossCents);
          expect(note.taxes.every(({ amountCents }) => amountCents >= 0)).toBe(true);
          for (const { amountCents, children } of walkDerivation(note.derivation)) {
            if (children.length > 0)
              expect(amountCents).toBe(children.reduce((sum, child) => sum + child.amountCents, 0));
          }
          credited.push(...note.parts);
        }
        expect(isNothing(remainingParts(issued, credited))).toBe(true);
      }),
    );
  });

  it('mirrors the invoice exactly when all is credited at once', () => {
    fc.assert(
      fc.property(arbitraryDocument, (input) => {
        const result = calculateDocument(input);
        fc.pre(result.totalCents > 0);
        const note = calculateCreditNote({ issued: partsOf(result), creditedBefore: [], request: { kind: 'rest' } });
        expect(note.totalCents).toBe(result.totalCents);
        expect(note.taxCents).toBe(result.taxCents);
      }),
    );
  });
});

describe('a progress bill', () => {
  const bill = (ppm: number, billedBefore: IssuedPart[] = []) =>
    calculateProgress({ contract: ISSUED, billedBefore, completion: { kind: 'overall', ppm } });

  it('bills the completed share less earlier bills', () => {
    const first = bill(333_333);
    expect(first).toMatchObject({ netCents: 5000, taxCents: 425, totalCents: 5425 });
    expect(bill(500_000, first.parts)).toMatchObject({ netCents: 2500, totalCents: 2713 });
  });

  it('can be calculated line by line', () => {
    const { totalCents } = calculateProgress({
      contract: ISSUED,
      billedBefore: [],
      completion: { kind: 'perPart', ppm: { 'line:b': 1_000_000 } },
    });
    expect(totalCents).toBe(5425);
  });

  it.each([
    ['more than all', () => bill(1_000_001), 'More than 100% is not accepted'],
    [
      'less than before',
      () => bill(400_000, bill(500_000).parts),
      'More of “Service call” was billed before. Issue a credit note for the difference.',
    ],
    ['the same again', () => bill(500_000, bill(500_000).parts), 'All of that was billed before.'],
    [
      'a line that does not exist',
      () => calculateProgress({ contract: ISSUED, billedBefore: [], completion: { kind: 'perPart', ppm: { x: 1 } } }),
      'The contract has no such line.',
    ],
  ])('refuses %s', (_what, billing, message) => {
    expect(billing).toThrow(message);
  });

  it('adds up with all others to the contract, tax by tax', () => {
    const percents = fc
      .uniqueArray(fc.integer({ min: 1, max: 999_999 }), { maxLength: 5 })
      .map((list) => [...list.sort((a, b) => a - b), 1_000_000]);
    fc.assert(
      fc.property(arbitraryDocument, percents, (input, steps) => {
        const contract = partsOf(calculateDocument({ ...input, discounts: [buildDiscount({ ratePpm: 100_000 })] }));
        const billed: IssuedPart[] = [];
        for (const ppm of steps) {
          try {
            const { derivation, ...step } = calculateProgress({
              contract,
              billedBefore: billed,
              completion: { kind: 'overall', ppm },
            });
            expect(derivation.amountCents).toBe(step.totalCents);
            billed.push(...step.parts);
          } catch (error) {
            expect(error).toMatchObject({ userMessage: 'All of that was billed before.' });
          }
        }
        expect(isNothing(remainingParts(contract, billed))).toBe(true);
      }),
    );
  });
});
