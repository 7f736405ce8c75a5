import { describe, expect, it } from 'vitest';
import { fittingsFor } from './fittings';

const lengthOf = (name: string, ...of: Parameters<typeof fittingsFor>): number | undefined =>
  fittingsFor(...of).find((fitting) => fitting.name === name)?.equivalentLengthFt;

describe('duct fittings', () => {
  it('have the published equivalent lengths, interpolated between sizes', () => {
    const elbow = 'Elbow 90°, radius 0.75 diameters';
    expect([6, 8, 10, 12, 16].map((diameterIn) => lengthOf(elbow, { diameterIn }, false))).toEqual([9, 16, 23, 30, 40]);
    const square = 'Elbow 90°, square';
    expect(lengthOf(square, { widthIn: 8, heightIn: 8 }, true)).toBe(65);
    expect(lengthOf(square, { widthIn: 40, heightIn: 8 }, true)).toBe(90);
  });

  it('match the duct’s shape, and never shorten it', () => {
    expect(fittingsFor(undefined, true).some(({ name }) => name.includes('diameters'))).toBe(false);
    expect(fittingsFor({ diameterIn: 3 }, false).every(({ equivalentLengthFt }) => equivalentLengthFt >= 1)).toBe(true);
  });
});
