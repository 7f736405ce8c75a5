import { describe, expect, it } from 'vitest';
import { boughtOf } from './buying';
import { hasSize, isBarePipe, materialName, materialSearches } from './materialWords';

describe('pipe items in the pricebook', () => {
  it.each([
    ['PEX pipe 1/2 in', '1/2', true],
    ['PEX pipe 1-1/2 in', '1/2', false],
    ['PEX pipe 1 1/2 in', '1/2', false],
    ['PEX pipe 1 1/2 in', '1-1/2', true],
    ['Copper pipe 1 in', '1', true],
    ['Copper pipe 1-1/4 in', '1', false],
    ['Copper pipe 1 1/4 in', '1', false],
    ['Pipe 3/4', '3/4', true],
    ['Pipe 13/4', '3/4', false],
    ['PVC pipe 3 in', '3', true],
    ['PVC pipe 13 in', '3', false],
    ['PVC pipe 3/4 in', '3', false],
  ])('are matched by size: %s has %s: %s', (name, size, isThere) => expect(hasSize(name, size)).toBe(isThere));

  it('are searched by name, and named if none is found', () => {
    expect(materialSearches({ material: 'pex', size: '3/4' })).toEqual(['pex pipe 3/4', 'pex 3/4']);
    expect(materialName({ material: 'dwv', size: '3' })).toBe('DWV pipe 3 in');
    expect(materialName({ material: 'copper-L', size: '1-1/4' })).toBe('Copper L pipe 1-1/4 in');
  });

  it.each([
    ['bare pipe by the foot', { name: 'Black pipe 3/4 in' }, true],
    ['a line with the time to put it in', { name: 'Gas line, black iron 3/4 in', durationMinutes: 10 }, false],
    ['a service by the foot', { name: 'Run black pipe 3/4 in', kind: 'service' }, false],
    ['a fitting of the same words', { name: 'Black pipe elbow 3/4 in', unit: 'each' }, false],
    ['another size', { name: 'Black pipe 1 in' }, false],
  ])('are distinguished from other items: %s', (_, item, isPipe) =>
    expect(isBarePipe({ kind: 'material', unit: 'foot', durationMinutes: 0, ...item }, '3/4')).toBe(isPipe),
  );

  it('are bought together for all systems, with waste', () => {
    const line = { material: 'pex', size: '3/4', segments: 1 };
    const lines = [
      { ...line, system: 'cold' as const, lengthFt: 20 },
      { ...line, system: 'hot' as const, lengthFt: 15.5 },
    ];
    expect(boughtOf(lines, [], 0)).toEqual([
      { part: 'pipe', material: 'pex', size: '3/4', unit: 'foot', measuredFt: 35.5, quantity: 36 },
    ]);
    expect(boughtOf(lines, [], 10)[0]?.quantity).toBe(40);
    expect(boughtOf([{ ...line, system: 'cold', lengthFt: 100 }], [], 10)[0]?.quantity).toBe(110);
  });
});
