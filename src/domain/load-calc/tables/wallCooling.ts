import wallGroups from './wallGroups.json';

/** Heat storage of a wall: letter of Table 4A with the ASHRAE group, and base temperature difference, °F. */
type Group = { row: string; base: number };

const groupOf = (letter: string, ashrae: string, base: number): Group => ({
  row: `group ${letter}, ASHRAE ${ashrae}`,
  base,
});

/** Manual J Figure A12-8, in-between groups by linear interpolation: mean of the orientations, dark wall, 95/75 °F, medium range, °F. */
const GROUPS: Readonly<Record<string, Group>> = {
  A: groupOf('A', 'G', 38),
  B: groupOf('B', 'F-G', 34.95),
  C: groupOf('C', 'F', 31.9),
  D: groupOf('D', 'E-F', 29.45),
  E: groupOf('E', 'E', 27),
  F: groupOf('F', 'D-E', 24.5),
  G: groupOf('G', 'D', 22),
  H: groupOf('H', 'C-D', 21.25),
  I: groupOf('I', 'C', 20.5),
  J: groupOf('J', 'B-C', 19.65),
  K: groupOf('K', 'B', 18.8),
};

/** Table 4B notes. */
export const WALL_COLOR = { light: 0.65, medium: 0.83, dark: 1 } as const;

type Groups = { kind: string; rows: (string | number | null)[][] };
type Table = Exclude<keyof typeof wallGroups, 'source'>;

const tables: Readonly<Record<Table, Groups>> = wallGroups;

/** Returns the Table 4A letter of a construction by its U-factor: heavier and better insulated walls come later in the alphabet. */
function letterOf(table: Table, u: number): string {
  const { kind, rows } = tables[table];
  for (const [limit, letter] of rows) {
    const isMet = typeof limit !== 'number' || (kind === 'max' ? u <= limit : u >= limit);
    if (isMet && typeof letter === 'string') return letter;
  }
  return 'A';
}

/** Structural insulated panels behind brick or stone store more heat. */
const BRICK_PANEL: Readonly<Record<string, string>> = { G: 'J', I: 'K', K: 'K' };

/** Returns the group of a framed, log or masonry wall. */
export function wallGroup(construction: string, hasBrick: boolean, u: number): Group {
  switch (construction) {
    // The book counts rim joists as framed walls.
    case 'RimJoist':
    case 'WoodStud':
      return group(letterOf(hasBrick ? 'woodStudBrickOrStone' : 'woodStudLightSiding', u));
    case 'SteelFrame':
      return group(letterOf(hasBrick ? 'steelStudBrickOrStone' : 'steelStudLightSiding', u));
    case 'DoubleWoodStud':
      return group(hasBrick ? 'K' : 'J');
    case 'StructuralInsulatedPanel': {
      const letter = letterOf('structuralInsulatedPanel', u);
      return group(hasBrick ? (BRICK_PANEL[letter] ?? letter) : letter);
    }
    case 'ConcreteMasonryUnit':
      return group(letterOf('concreteMasonryUnit', u));
    case 'LogWall':
      return group(letterOf('log', u));
    case 'InsulatedConcreteForms':
    case 'StrawBale':
      return group('K');
    default:
      return group(letterOf('solidMasonryOrConcrete', u));
  }
}

/** Returns the group of the part of a foundation wall above grade. */
export function foundationGroup(construction: string, thicknessIn: number, u: number): Group {
  if (construction === 'wood') return group(letterOf('foundationWood', u));
  if (construction === 'concrete block solid core') return group(letterOf('foundationConcreteBlockSolidCore', u));
  if (construction.startsWith('concrete block')) return group(letterOf('foundationConcreteBlock', u));
  if (construction === 'solid concrete' && thicknessIn < 6) return group(letterOf('foundationConcreteUnder6in', u));
  return group(letterOf('foundationSolidConcreteOrBrick', u));
}

const group = (letter: string): Group => GROUPS[letter] ?? groupOf(letter, 'G', 38);
