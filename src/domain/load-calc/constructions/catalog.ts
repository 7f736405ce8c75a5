import type { CeilingOrFloor, Door, FoundationWall, Roof, Slab, Wall, Window } from '../schema/inputs';
import { ASSEMBLY_SOURCE, atticCeilingR, cathedralRoofR, joistFloorR, masonryWallR, studWallR } from './assemblies';

/**
 * Common constructions to choose from when entering a house. Each provides the input record fields that describe the construction;
 * location and size come from the house. `source`: where its values come from.
 */
export type Construction<F> = { id: string; label: string; source: string; fields: F };

const rounded = (r: number): number => Math.round(r * 100) / 100;

type WallFields = Pick<Wall, 'construction' | 'siding' | 'assemblyR'>;

const stud = (
  id: string,
  label: string,
  size: '2×4' | '2×6',
  cavityR: number,
  extra: { sheathingR?: number; isBrick?: boolean } = {},
): Construction<WallFields> => ({
  id,
  label,
  source: ASSEMBLY_SOURCE,
  fields: {
    construction: 'WoodStud',
    siding: extra.isBrick === true ? 'brick veneer' : 'vinyl siding',
    assemblyR: rounded(studWallR(size, cavityR, extra)),
  },
});

/** 8 in block with empty cores: R 1.11, ASHRAE Fundamentals. */
const BLOCK_R = 1.11;
const block = (id: string, label: string, insulationR: number): Construction<WallFields> => ({
  id,
  label,
  source: ASSEMBLY_SOURCE,
  fields: {
    construction: 'ConcreteMasonryUnit',
    siding: 'stucco',
    assemblyR: rounded(masonryWallR(BLOCK_R, insulationR)),
  },
});

export const WALLS: readonly Construction<WallFields>[] = [
  stud('stud-2x4-r0', '2×4 studs, no insulation', '2×4', 0),
  stud('stud-2x4-r7', '2×4 studs, R-7', '2×4', 7),
  stud('stud-2x4-r11', '2×4 studs, R-11', '2×4', 11),
  stud('stud-2x4-r13', '2×4 studs, R-13', '2×4', 13),
  stud('stud-2x4-r13-brick', '2×4 studs, R-13, brick veneer', '2×4', 13, { isBrick: true }),
  stud('stud-2x6-r19', '2×6 studs, R-19', '2×6', 19),
  stud('stud-2x6-r21', '2×6 studs, R-21', '2×6', 21),
  stud('stud-2x6-r21-r5', '2×6 studs, R-21 and R-5 foam outside', '2×6', 21, { sheathingR: 5 }),
  block('block-r0', '8 in concrete block, drywall on furring', 0),
  block('block-r5', '8 in concrete block, R-5 behind the drywall', 5),
];

type CeilingFields = Pick<CeilingOrFloor, 'construction' | 'floorOrCeiling' | 'exteriorAdjacentTo' | 'assemblyR'>;

const ceiling = (insulationR: number): Construction<CeilingFields> => ({
  id: `attic-r${insulationR}`,
  label: insulationR === 0 ? 'Below a vented attic, no insulation' : `Below a vented attic, R-${insulationR}`,
  source: ASSEMBLY_SOURCE,
  fields: {
    construction: 'WoodFrame',
    floorOrCeiling: 'ceiling',
    exteriorAdjacentTo: 'attic - vented',
    assemblyR: rounded(atticCeilingR(insulationR)),
  },
});

export const CEILINGS = [0, 11, 19, 30, 38, 49, 60].map(ceiling);

type FloorFields = CeilingFields;

const floor = (insulationR: number): Construction<FloorFields> => ({
  id: `joists-r${insulationR}`,
  label: insulationR === 0 ? 'Joists, no insulation' : `Joists, R-${insulationR}`,
  source: ASSEMBLY_SOURCE,
  fields: {
    construction: 'WoodFrame',
    floorOrCeiling: 'floor',
    exteriorAdjacentTo: 'crawlspace - vented',
    assemblyR: rounded(joistFloorR(insulationR)),
  },
});

/** Floors over a vented crawlspace; over another space once `exteriorAdjacentTo` is changed. */
export const FLOORS = [0, 11, 19, 30].map(floor);

type RoofFields = Pick<Roof, 'roofType' | 'color' | 'assemblyR'>;

const cathedral = (insulationR: number): Construction<RoofFields> => ({
  id: `cathedral-r${insulationR}`,
  label: insulationR === 0 ? 'Cathedral ceiling, no insulation' : `Cathedral ceiling, R-${insulationR}`,
  source: ASSEMBLY_SOURCE,
  fields: {
    roofType: 'asphalt or fiberglass shingles',
    color: 'dark',
    assemblyR: rounded(cathedralRoofR(insulationR)),
  },
});

export const CATHEDRAL_ROOFS = [0, 19, 30, 38].map(cathedral);

type SlabFields = Pick<Slab, 'edgeInsulationR' | 'edgeInsulationDepthFt'>;

const slab = (r: number): Construction<SlabFields> => ({
  id: `slab-r${r}`,
  label: r === 0 ? 'Slab, bare edge' : `Slab, R-${r} down 2 ft at the edge`,
  source: 'Manual J, Table 4A, construction 22: F computed from the insulation',
  fields: { edgeInsulationR: r, edgeInsulationDepthFt: r === 0 ? 0 : 2 },
});

export const SLABS = [0, 5, 10].map(slab);

type FoundationFields = Pick<FoundationWall, 'construction' | 'thicknessIn' | 'insulationLayers'>;

const foundation = (
  construction: 'solid concrete' | 'concrete block',
  insulationR: number,
): Construction<FoundationFields> => ({
  id: `${construction === 'solid concrete' ? 'concrete' : 'block'}-r${insulationR}`,
  label: `8 in ${construction === 'solid concrete' ? 'concrete' : 'block'}${insulationR === 0 ? ', no insulation' : `, R-${insulationR} inside`}`,
  source: 'Manual J, section A12-4: U computed from the wall, its insulation and the soil',
  // Without distances a layer covers the full height of the wall.
  fields: {
    construction,
    thicknessIn: 8,
    insulationLayers: insulationR === 0 ? [] : [{ type: 'continuous - interior', r: insulationR }],
  },
});

export const FOUNDATION_WALLS = [
  foundation('solid concrete', 0),
  foundation('solid concrete', 5),
  foundation('solid concrete', 10),
  foundation('solid concrete', 15),
  foundation('concrete block', 0),
  foundation('concrete block', 10),
];

type WindowFields = Pick<Window, 'glassLayers' | 'glassType' | 'uFactor' | 'shgc' | 'interiorShading'>;

export const WINDOW_IDS = [
  'single-metal',
  'single-wood',
  'double-metal',
  'double-vinyl',
  'low-e',
  'low-e-solar',
] as const;

const glass = (
  id: (typeof WINDOW_IDS)[number],
  label: string,
  source: string,
  fields: Omit<WindowFields, 'interiorShading'>,
): Construction<WindowFields> => ({
  id,
  label,
  source,
  fields: { ...fields, interiorShading: { type: 'medium blinds', blinds: 'half open', summerFractionCovered: 1 } },
});

const IECC = 'IECC, Tables R303.1.3(1) and (3): default values where a window has no label';
const ENERGY_STAR = 'ENERGY STAR 6.0: highest values that the program allows in this climate';

/** The label on the glass (NFRC) is better than any of these. With medium blinds half open, as the book assumes. */
export const WINDOWS: readonly Construction<WindowFields>[] = [
  glass('single-metal', 'Single pane, metal frame', IECC, {
    glassLayers: 'single-pane',
    glassType: 'clear',
    uFactor: 1.2,
    shgc: 0.8,
  }),
  glass('single-wood', 'Single pane, wood or vinyl frame', IECC, {
    glassLayers: 'single-pane',
    glassType: 'clear',
    uFactor: 0.95,
    shgc: 0.8,
  }),
  glass('double-metal', 'Double pane, metal frame', IECC, {
    glassLayers: 'double-pane',
    glassType: 'clear',
    uFactor: 0.8,
    shgc: 0.7,
  }),
  glass('double-vinyl', 'Double pane, wood or vinyl frame', IECC, {
    glassLayers: 'double-pane',
    glassType: 'clear',
    uFactor: 0.55,
    shgc: 0.7,
  }),
  glass('low-e', 'Double pane, low-e (north-central)', ENERGY_STAR, {
    glassLayers: 'double-pane',
    glassType: 'low-e',
    uFactor: 0.3,
    shgc: 0.4,
  }),
  glass('low-e-solar', 'Double pane, low-e against the sun (south-central)', ENERGY_STAR, {
    glassLayers: 'double-pane',
    glassType: 'low-e, low-solar-gain',
    uFactor: 0.3,
    shgc: 0.25,
  }),
];

type DoorFields = Pick<Door, 'r'>;

const IECC_DOORS = 'IECC, Table R303.1.3(2): default values where a door has no label';

export const DOORS: readonly Construction<DoorFields>[] = [
  { id: 'wood', label: 'Wood', source: IECC_DOORS, fields: { r: 2 } },
  { id: 'insulated', label: 'Insulated, edge not of metal', source: IECC_DOORS, fields: { r: 2.86 } },
];

/**
 * Returns a construction of a list by its id.
 * @throws {Error} when the list has none
 */
export function constructionOf<F>(list: readonly Construction<F>[], id: string): Construction<F> {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`There is no construction “${id}”`);
  return found;
}
