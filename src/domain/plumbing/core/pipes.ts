import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import type { Say } from './calculator';
import { gridOf } from './grid';
import { InputFault } from './issue';
import { inchesOf, labelOf } from './sizes';

/**
 * Inside diameters, in. Copper L and M: outside diameter (nominal + 1/8) minus two walls of ASTM B88; K, CPVC, Schedule 40: public
 * copies; PEX: bores of one maker, others differ by about 2 %. CPVC of 1-1/4 in and up isn't verified.
 */
const BORES = gridOf({
  id: 'inside diameters',
  edition: 'ASTM B88, F876, D2846, A53',
  grade: 'V1',
  csv: `
material,1/4,3/8,1/2,3/4,1,1-1/4,1-1/2,2,2-1/2,3,4,5,6,8,10,12
copper-K,0.305,0.402,0.527,0.745,0.995,1.245,1.481,1.959,,,,,,,,
copper-L,0.315,0.430,0.545,0.785,1.025,1.265,1.505,1.985,2.465,2.945,3.905,,,,,
copper-M,,,0.569,0.811,1.055,1.291,1.527,2.009,2.495,2.981,3.935,,,,,
pex,,0.350,0.475,0.671,0.862,1.054,1.244,1.629,,,,,,,,
cpvc-cts,,,0.469,0.695,0.901,1.125,1.329,1.739,,,,,,,,
cpvc-cts-minimum-wall,,,0.489,0.715,0.921,1.125,1.329,1.739,,,,,,,,
schedule-40,,,0.622,0.824,1.049,1.380,1.610,2.067,2.469,3.068,4.026,5.047,6.065,7.981,10.020,11.938`,
});

export const PIPE_MATERIALS = [
  'copper-K',
  'copper-L',
  'copper-M',
  'pex',
  'cpvc-cts',
  'cpvc-cts-minimum-wall',
  'pvc-40',
  'cpvc-40',
  'galvanized',
  'galvanized-old',
  'copper',
  'ductile-iron',
  'hdpe',
] as const;
export type PipeMaterial = (typeof PIPE_MATERIALS)[number];

/** The bore row of each material; none for a material sold with several wall thicknesses. */
const BORE_ROWS: Partial<Readonly<Record<PipeMaterial, string>>> = {
  'copper-K': 'copper-K',
  copper: 'copper-L',
  'copper-L': 'copper-L',
  'copper-M': 'copper-M',
  pex: 'pex',
  'cpvc-cts': 'cpvc-cts',
  'cpvc-cts-minimum-wall': 'cpvc-cts-minimum-wall',
  'pvc-40': 'schedule-40',
  'cpvc-40': 'schedule-40',
  galvanized: 'schedule-40',
  'galvanized-old': 'schedule-40',
};

const COPPER_C = 140;
const PLASTIC_C = 150;
const ROUGHNESS_C: Readonly<Partial<Record<PipeMaterial, number>>> = {
  galvanized: 120,
  'galvanized-old': 100,
  'ductile-iron': 140,
};

export const materialField = oneOf('Material', PIPE_MATERIALS);
export const nominalField = z
  .union([z.string(), z.number()], { error: 'Nominal size must be a label like “3/4”, or a number of inches' })
  .meta({ title: 'Nominal size', unit: 'in', why: 'a label like “3/4”; the bore follows from the material' });

/** Hazen-Williams C: published copper tables fit 138 to 145; plastics 150; new steel 120, old 100. */
export const roughnessOf = (material: PipeMaterial | undefined): number =>
  material === undefined || material.startsWith('copper') ? COPPER_C : (ROUGHNESS_C[material] ?? PLASTIC_C);

export const isCopper = (material: PipeMaterial): boolean => material.startsWith('copper');

export type Bore = { size: string; sizeIn: number; idIn: number };

const BORES_BY_ROW = new Map(
  [...BORES.rows].map(([row, bores]): [string, readonly Bore[]] => [
    row,
    bores.flatMap((idIn, index) => {
      const size = BORES.columns[index] ?? '';
      return idIn === undefined ? [] : [{ size, sizeIn: inchesOf(size) ?? 0, idIn }];
    }),
  ]),
);

/** Returns the sizes of a material with their bores, ascending. Empty if bores have to be entered. */
export const boresOf = (material: PipeMaterial): readonly Bore[] => BORES_BY_ROW.get(BORE_ROWS[material] ?? '') ?? [];

const UNVERIFIED_CPVC_FROM_IN = 1.25;
/** Bores that no one has seen in print. */
export const isUnverified = (material: PipeMaterial, sizeIn: number): boolean =>
  material.startsWith('cpvc-cts') && sizeIn >= UNVERIFIED_CPVC_FROM_IN;
export const UNVERIFIED = 'bores of CPVC of 1-1/4 in and up are not verified: check with the maker';

/** Returns the entered bore, or that of a size in a material. Throws `InputFault` if neither is given. */
export function boreOf(
  {
    idIn,
    material,
    nominal,
  }: {
    idIn?: number | undefined;
    material?: PipeMaterial | undefined;
    nominal?: string | number | undefined;
  },
  say?: Say,
): number {
  if (idIn !== undefined) {
    if (typeof nominal === 'string' && inchesOf(nominal) === undefined)
      throw new InputFault('nominal', `Nominal size must be a label like “3/4”, not “${nominal}”`);
    return idIn;
  }
  if (material === undefined || nominal === undefined)
    throw new InputFault('idIn', 'enter the inside diameter, or material and nominal size');
  const sizes = boresOf(material);
  if (sizes.length === 0)
    throw new InputFault('idIn', `bores of ${material} are the maker’s: enter the inside diameter`);
  const inches = typeof nominal === 'number' ? nominal : inchesOf(nominal);
  const found = sizes.find(({ sizeIn }) => sizeIn === inches);
  if (found) {
    if (isUnverified(material, found.sizeIn)) say?.(UNVERIFIED, 'nominal');
    return found.idIn;
  }
  const known = sizes.map(({ size }) => size).join(', ');
  throw new InputFault(
    'nominal',
    `${material} is made in ${known} in, not “${inches === undefined ? nominal : labelOf(inches)}”`,
  );
}
