import { describe, expect, it } from 'vitest';
import { fromUnits, inUnits, QUANTITIES, type Quantity, unitOf } from './units';

const ALL = Object.keys(QUANTITIES) as Quantity[];

describe('units', () => {
  it.each<[Quantity, number, number]>([
    ['temperature', 32, 0],
    ['temperature', 95, 35],
    ['temperatureDifference', 18, 10],
    ['load', 12_000, 3516.85],
    ['area', 100, 9.29],
    ['length', 8, 2.4384],
    ['airflow', 400, 188.78],
    ['rValue', 19, 3.346],
    ['uFactor', 0.3, 1.7035],
    ['moisture', 70, 10],
    ['thickness', 4, 101.6],
  ])('convert %s: %d to %d', (quantity, us, si) => {
    expect(inUnits(us, quantity, 'si')).toBeCloseTo(si, 1);
    expect(inUnits(us, quantity, 'us')).toBe(us);
  });

  it('show a typed SI value as it was typed', () => {
    for (const quantity of ALL)
      for (const typed of [0, 0.35, 21.5, 2400])
        expect(inUnits(fromUnits(typed, quantity, 'si'), quantity, 'si')).toBeCloseTo(typed, 9);
  });

  it('have names', () => {
    expect(unitOf('load', 'us')).toBe('Btu/h');
    expect(unitOf('load', 'si')).toBe('W');
  });
});
