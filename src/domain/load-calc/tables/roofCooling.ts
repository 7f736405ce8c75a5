import type { Roof } from '../schema/inputs';

type Roofing = 'asphalt' | 'wood' | 'tile' | 'metal';
type Shade = 'dark' | 'light' | 'reflective';

/** Roofings missing from a table count as the most similar one. */
const ROOFING: Readonly<Record<NonNullable<Roof['roofType']>, Roofing>> = {
  'asphalt or fiberglass shingles': 'asphalt',
  shingles: 'asphalt',
  'wood shingles or shakes': 'wood',
  'slate or tile shingles': 'tile',
  concrete: 'tile',
  'metal surfacing': 'metal',
  'plastic/rubber/synthetic sheeting': 'metal',
  'expanded polystyrene sheathing': 'metal',
  'cool roof': 'tile',
};

const SHADE: Readonly<Record<NonNullable<Roof['color']>, Shade>> = {
  dark: 'dark',
  'medium dark': 'dark',
  medium: 'light',
  'medium light': 'light',
  light: 'light',
  white: 'reflective',
  reflective: 'reflective',
};

/** Returns a roof in the tables' terms. Unknown: dark shingles, as the book assumes. */
const kindOf = ({
  roofType = 'asphalt or fiberglass shingles',
  color = 'dark',
}: Roof): { roofing: Roofing; shade: Shade } => ({ roofing: ROOFING[roofType], shade: SHADE[color] });

/** Figure A12-14, vented attics at 95 °F and medium range, °F: without and with a radiant barrier. */
const VENTED_ATTIC: Readonly<Record<Roofing, Readonly<Record<Shade, readonly [number, number]>>>> = {
  asphalt: { dark: [130, 120], light: [120, 110], reflective: [120, 110] },
  wood: { dark: [120, 110], light: [120, 110], reflective: [120, 110] },
  metal: { dark: [130, 120], light: [120, 110], reflective: [95, 95] },
  tile: { dark: [110, 105], light: [105, 100], reflective: [95, 95] },
};
const UNVENTED_ATTIC: readonly [number, number] = [150, 130];

/** Returns the first of these fields that wasn't entered; '' = all were. */
const firstUnstated = (roof: Roof, fields: readonly (keyof Roof)[]): string =>
  fields.find((field) => roof[field] === undefined) ?? '';

/** Returns the attic temperature under one roof at 95 °F outdoors and medium range, °F, and the missing field. */
export function atticBase(roof: Roof, isVented: boolean): { value: number; row: string; unstated: string } {
  const { roofing, shade } = kindOf(roof);
  const barrier = roof.radiantBarrier === true ? 1 : 0;
  const value = (isVented ? VENTED_ATTIC[roofing][shade] : UNVENTED_ATTIC)[barrier];
  return {
    value,
    row: `${isVented ? `vented, ${roofing}, ${shade}` : 'unvented'}, ${barrier === 1 ? 'with' : 'without'} radiant barrier`,
    unstated: firstUnstated(roof, isVented ? ['roofType', 'color', 'radiantBarrier'] : ['radiantBarrier']),
  };
}

/** Figure A12-16: base difference by the R-value of the assembly, °F. */
const CATHEDRAL: readonly (readonly [number, number])[] = [
  [6, 50],
  [13, 45],
  [15, 38],
  [21, 31],
  [30, 30],
  [Infinity, 27],
];

/** Notes of Figure A12-16. */
const CATHEDRAL_COLOR: Readonly<Record<Shade, Readonly<Record<Roofing, number>>>> = {
  dark: { asphalt: 1, wood: 0.83, tile: 0.83, metal: 1 },
  light: { asphalt: 0.83, wood: 0.83, tile: 0.65, metal: 0.83 },
  reflective: { asphalt: 0.83, wood: 0.83, tile: 0.65, metal: 0.65 },
};

/** Returns the base temperature difference of a roof without an attic, °F, and its color factor with the missing field. */
export function cathedralBase(roof: Roof): {
  base: number;
  baseRow: string;
  color: number;
  colorRow: string;
  unstated: string;
} {
  const { roofing, shade } = kindOf(roof);
  const [limit, base] = CATHEDRAL.find(([most]) => roof.assemblyR <= most) ?? [Infinity, 27];
  return {
    base,
    baseRow: limit === Infinity ? 'above R-30' : `up to R-${limit}`,
    color: CATHEDRAL_COLOR[shade][roofing],
    colorRow: `${shade} ${roofing}`,
    unstated: firstUnstated(roof, ['roofType', 'color']),
  };
}
