import { cell, gridOf, type Amendments } from '../core/grid';

/**
 * Pipe support spacing, ft. Water, plastic drains: IRC 2018 Table P2605.1 (page 646 of a public scan; as in IMC 305.4
 * per HVAC School). Steel: water NSPC 8.4 as adopted in New Jersey, gas IFGC 415.1 as adopted in Cut Bank, Montana;
 * upright gas 1-1/4 in and over is held at every floor, listed by horizontal spacing. The rest is up to the maker.
 */
export const HANGER_SPACING = gridOf({
  id: 'pipe supports',
  edition: 'IRC 2018 P2605.1, NSPC 8.4, IFGC 415.1',
  grade: 'V1',
  csv: `
pipe,horizontal,upright
copper to 1-1/4,6,10
copper over 1-1/4,10,10
pex to 1,2.67,10
pex over 1,4,10
cpvc to 1,3,10
cpvc over 1,4,10
plastic drain and vent,4,10
steel water to 3/4,10,10
steel water over 3/4,12,12
steel gas to 1/2,6,6
steel gas 3/4 and 1,8,8
steel gas over 1,10,10`,
});

/** Returns the row of a pipe; undefined if its maker specifies the supports. */
function rowOf(system: string, material: string, sizeIn: number): string | undefined {
  const upTo = (name: string, largestIn: number, label: string): string =>
    `${name} ${sizeIn <= largestIn ? 'to' : 'over'} ${label}`;
  if (system === 'gas') {
    if (material !== 'schedule-40') return undefined;
    return sizeIn <= 0.5 ? 'steel gas to 1/2' : sizeIn <= 1 ? 'steel gas 3/4 and 1' : 'steel gas over 1';
  }
  if (material.startsWith('copper')) return upTo('copper', 1.25, '1-1/4');
  if (material === 'pex') return upTo('pex', 1, '1');
  if (material.startsWith('cpvc')) return upTo('cpvc', 1, '1');
  if (material === 'dwv' || material === 'pvc-40') return 'plastic drain and vent';
  return material.startsWith('galvanized') ? upTo('steel water', 0.75, '3/4') : undefined;
}

type Held = { system: string; material: string; sizeIn: number; horizontalFt: number; uprightFt: number };

/** Returns the number of hangers for a pipe, at least one; undefined if its maker specifies their spacing. */
export function hangersFor(
  { system, material, sizeIn, horizontalFt, uprightFt }: Held,
  amendments: Amendments,
): number | undefined {
  const row = rowOf(system, material, sizeIn);
  if (row === undefined) return undefined;
  const on = (lengthFt: number, column: string): number => {
    const apart = cell(HANGER_SPACING, row, column, amendments) ?? 0;
    return apart > 0 ? Math.ceil(lengthFt / apart - 1e-9) : 0;
  };
  return Math.max(1, on(horizontalFt, 'horizontal') + on(uprightFt, 'upright'));
}
