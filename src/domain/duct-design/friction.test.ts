import { describe, expect, it } from 'vitest';
import { densityRatioAt, frictionFactor, frictionPer100Ft, velocityFpm } from './friction';
import { rateVerdict } from './pressure';
import { diameterIn, roundFor, soldSizeIn } from './sizes';

const STEEL = { material: 'galvanized steel' } as const;
const FLEX = { material: 'flexible' } as const;

describe('a friction rate, in wc per 100 ft', () => {
  it.each([
    [0, 0.1, 'no pressure'],
    [0.01, 0.0599, 'too little pressure'],
    [0.01, 0.06, 'fits'],
    [0.01, 0.18, 'fits'],
    [0.01, 0.1801, 'more pressure than needed'],
  ] as const)('with %d in wc available, of %d: %s', (available, rate, verdict) => {
    expect(rateVerdict(available, rate)).toBe(verdict);
  });
});

describe('friction, compared with published values', () => {
  // National Comfort Institute, Field Duct Sizing Chart, 2005: round metal pipe at 0.06 in wc per 100 ft.
  it.each([
    [5, 50],
    [6, 85],
    [7, 125],
    [8, 180],
    [9, 240],
    [10, 325],
    [12, 525],
  ])('passes for a metal pipe of %d in at about %d cfm and 0.06', (diameter, cfm) => {
    expect(diameterIn(cfm, 0.06, STEEL)).toBeGreaterThan(diameter * 0.98);
    expect(diameterIn(cfm, 0.06, STEEL)).toBeLessThan(diameter * 1.02);
  });

  it('requires a 7 in pipe for 100 cfm at 0.06, at about 370 fpm', () => {
    expect(soldSizeIn(diameterIn(100, 0.06, STEEL))).toBe(7);
    expect(Math.round(velocityFpm(100, 7) / 10)).toBe(37);
  });

  it('requires 8 in of flexible duct for 107 cfm at 0.075 (ACCA, example of duct sizing, outlet C)', () => {
    expect(roundFor(107, 0.075, 700, FLEX)?.diameterIn).toBe(8);
  });

  it('solves Colebrook’s equation in agreement with Moody’s chart', () => {
    for (const [reynolds, roughness, moody] of [
      [1e5, 1e-4, 0.0185],
      [1e6, 1e-3, 0.0199],
      [1e4, 1e-2, 0.0431],
      [1e7, 1e-4, 0.0121],
    ] as const) {
      const f = frictionFactor(reynolds, roughness);
      expect(1 / Math.sqrt(f)).toBeCloseTo(-2 * Math.log10(roughness / 3.7 + 2.51 / (reynolds * Math.sqrt(f))), 8);
      expect(Math.abs(f / moody - 1)).toBeLessThan(0.02);
    }
    expect(frictionFactor(1000, 0.01)).toBe(0.064);
    expect(frictionFactor(0, 0.01)).toBe(0);
  });

  // 150 cfm in 8 in: 429.7 fpm, Re 29,346 at sea level, 24,455 where the air has 1/1.2 of its density, as its kinematic viscosity
  // is 1.2 times that; f 0.024767 and 0.025712 by Colebrook. Rate = 100 f ÷ D × ratio × (V ÷ 4005)².
  it.each([
    [1, 0.042769],
    [1 / 1.2, 0.037],
  ])('matches a hand calculation for air of %d times its density', (densityRatio, rate) => {
    expect(frictionPer100Ft(150, 8, { ...STEEL, densityRatio })).toBeCloseTo(rate, 5);
  });

  it('drops in thin air and rises in compressed flex duct', () => {
    const at = (elevationFt: number) =>
      frictionPer100Ft(400, 10, { ...STEEL, densityRatio: densityRatioAt(elevationFt) });
    expect(at(5280) / at(0)).toBeGreaterThan(0.82);
    expect(at(5280) / at(0)).toBeLessThan(0.88);
    const flexed = (compressionPercent: number) => frictionPer100Ft(150, 8, { ...FLEX, compressionPercent });
    // ASHRAE: 1 + 0.58 × 15 × e^(−0.126 × 8) = 4.18 for 8 in compressed by 15%.
    expect(flexed(15) / flexed(0)).toBeCloseTo(4.175, 2);
    expect(flexed(4)).toBe(frictionPer100Ft(150, 8, FLEX));
  });
});
