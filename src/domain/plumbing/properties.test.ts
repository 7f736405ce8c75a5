import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calculatorNamed } from './registry';
import { densityKgM3 } from './water/hydraulics';

const numberOf = (name: string, inputs: object, output: string): number | undefined =>
  z.number().optional().catch(undefined).parse(calculatorNamed(name)?.calculate(inputs).answer?.[output]);

/** If both are answered, expects that the second isn't smaller. */
function expectNotLess(first: number | undefined, second: number | undefined): void {
  if (first !== undefined && second !== undefined) expect(second).toBeGreaterThanOrEqual(first - 1e-9);
}
const increasing = (max: number): fc.Arbitrary<[number, number]> =>
  fc
    .tuple(fc.double({ min: 1, max, noNaN: true }), fc.double({ min: 1, max, noNaN: true }))
    .map(([a, b]) => (a < b ? [a, b] : [b, a]));

describe('sizing of any input', () => {
  it.each(['IPC', 'UPC', 'NSPC'])('gives higher demand by the %s for more fixture units', (code) => {
    fc.assert(
      fc.property(increasing(5000), fc.constantFrom('flush-tank', 'flushometer'), ([less, more], predominant) => {
        const of = (wsfuTotal: number): number | undefined =>
          numberOf('water.demand_wsfu', { code, predominant, wsfuTotal }, 'demandGpm');
        expectNotLess(of(less), of(more));
      }),
    );
  });

  it('never makes a water pipe smaller for more flow, and keeps both limits', () => {
    fc.assert(
      fc.property(increasing(80), fc.double({ min: 1, max: 30, noNaN: true }), ([less, more], allowablePsiPer100Ft) => {
        const of = (gpm: number, output: string): number | undefined =>
          numberOf('water.size', { gpm, material: 'copper-L', allowablePsiPer100Ft }, output);
        expectNotLess(of(less, 'sizeIn'), of(more, 'sizeIn'));
        expectNotLess(of(more, 'psiPer100Ft'), allowablePsiPer100Ft);
        expectNotLess(of(more, 'ftPerSec'), 8);
      }),
    );
  });

  it.each(['IPC', 'UPC'])(
    'never makes a drain by the %s smaller for more units or less slope, and carries the load',
    (code) => {
      fc.assert(
        fc.property(
          increasing(2000),
          fc.constantFrom(0.125, 0.25, 0.5),
          fc.boolean(),
          ([less, more], slope, servesWC) => {
            const of = (dfu: number, slopeInPerFt: number, output: string): number | undefined =>
              numberOf('drain.size', { code, element: 'horizontal', dfu, slopeInPerFt, servesWC }, output);
            expectNotLess(of(less, slope, 'sizeIn'), of(more, slope, 'sizeIn'));
            expectNotLess(of(more, slope, 'sizeIn'), of(more, 0.125, 'sizeIn'));
            expectNotLess(more, of(more, slope, 'capacityDfu'));
            if (servesWC) expectNotLess(3, of(more, slope, 'sizeIn'));
          },
        ),
      );
    },
  );

  it('never makes a vent smaller for a longer run', () => {
    fc.assert(
      fc.property(increasing(600), fc.integer({ min: 1, max: 100 }), ([less, more], dfu) => {
        for (const [name, inputs] of [
          ['vent.stack', { stackIn: 3 }],
          ['vent.upc', {}],
        ] as const)
          expectNotLess(
            numberOf(name, { ...inputs, dfu, developedFt: less }, 'ventIn'),
            numberOf(name, { ...inputs, dfu, developedFt: more }, 'ventIn'),
          );
      }),
    );
  });

  it('never makes a gas pipe smaller for more gas or a longer run', () => {
    fc.assert(
      fc.property(
        increasing(2000),
        increasing(1500),
        fc.constantFrom('402.4(2)', '402.4(4)', '402.4(7)'),
        ([short, long], [less, more], table) => {
          const of = (cfh: number, lengthFt: number): number | undefined =>
            numberOf('gas.table', { cfh, lengthFt, table }, 'sizeIn');
          expectNotLess(of(less, short), of(more, short));
          expectNotLess(of(less, short), of(less, long));
        },
      ),
    );
  });

  it('puts the exact percentile between the largest relevant flow and the sum of all', () => {
    const fixture = fc.record({
      n: fc.integer({ min: 1, max: 30 }),
      p: fc.double({ min: 0.001, max: 0.5, noNaN: true }),
      q: fc.integer({ min: 50, max: 600 }).map((q) => q / 100),
    });
    fc.assert(
      fc.property(fc.array(fixture, { minLength: 1, maxLength: 4 }), (fixtures) => {
        const all = fixtures.reduce((sum, { n, q }) => sum + n * q, 0);
        const design = numberOf('water.demand_probability', { fixtures }, 'designGpm');
        expectNotLess(Math.max(...fixtures.map(({ q }) => q)), design);
        expectNotLess(design, all + 1e-6);
      }),
    );
  });

  // Densities of IAPWS-IF97 at 0.5 MPa, kg/m³; only their ratios count, so the small effect of pressure falls out.
  it.each([
    [50, 999.89],
    [60, 999.2],
    [90, 995.14],
    [120, 988.72],
    [140, 983.38],
    [180, 970.58],
  ])('expands water from 40 to %d °F like IAPWS-IF97', (tempF, density) => {
    expect(densityKgM3(40) / densityKgM3(tempF)).toBeCloseTo(1000.17 / density, 4);
  });
});
