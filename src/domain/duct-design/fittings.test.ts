import { describe, expect, it } from 'vitest';
import { fittingsFor } from './fittings';

const lengthOf = (name: string, ...of: Parameters<typeof fittingsFor>): number | undefined =>
  fittingsFor(...of).find((fitting) => fitting.name === name)?.equivalentLengthFt;

describe('fittings', () => {
  it('are as long as the published worksheet has them, and between its sizes on a straight line', () => {
    const elbow = 'Elbow 90°, radius 0.75 diameters';
    expect([6, 8, 10, 12, 16].map((diameterIn) => lengthOf(elbow, { diameterIn }, false))).toEqual([9, 16, 23, 30, 40]);
    const square = 'Elbow 90°, square';
    expect(lengthOf(square, { widthIn: 8, heightIn: 8 }, true)).toBe(65);
    expect(lengthOf(square, { widthIn: 40, heightIn: 8 }, true)).toBe(90);
  });

  it('suit the shape of the duct, and never shorten it', () => {
    expect(fittingsFor(undefined, true).some(({ name }) => name.includes('diameters'))).toBe(false);
    expect(fittingsFor({ diameterIn: 3 }, false).every(({ equivalentLengthFt }) => equivalentLengthFt >= 1)).toBe(true);
  });
});
