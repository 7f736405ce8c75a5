/**
 * R-values of framed assemblies from their materials, by the parallel path method (ASHRAE Fundamentals, chapter 27): cavities and framing
 * are side by side, with the films and boards in front of both. R in ft²·°F·h/Btu.
 */

/** Films per the method; boards and lumber at the values of ASHRAE Fundamentals, chapter 26. */
const FILM = { inside: 0.68, outside: 0.21, ceiling: 0.61, floor: 0.92 } as const;
const BOARD = { gypsum: 0.45, sheathing: 0.62, siding: 0.61, subfloor: 0.93, floorFinish: 0.68 } as const;
const LUMBER_R_PER_IN = 1.25;
const BRICK_VENEER_R = 0.44;
const LOOSE_FILL_R_PER_IN = 3.2;

const STUD_IN = { '2×4': 3.5, '2×6': 5.5 } as const;
const WALL_FRAMING = 0.23;
const CEILING_FRAMING = 0.07;
const FLOOR_FRAMING = 0.1;
const JOIST_IN = 9.25;
const CHORD_IN = 3.5;
/** An empty stud space still has an air layer. */
const AIR_SPACE_R = 1.01;

const parallel = (framing: number, cavityR: number, framingR: number): number =>
  1 / ((1 - framing) / cavityR + framing / framingR);

/** Returns R of a wood stud wall with sheathing, siding and drywall. `sheathingR`: foam boards over the studs. */
export function studWallR(
  stud: keyof typeof STUD_IN,
  cavityR: number,
  { sheathingR = 0, isBrick = false } = {},
): number {
  const both =
    FILM.inside +
    BOARD.gypsum +
    BOARD.sheathing +
    (isBrick ? BRICK_VENEER_R : BOARD.siding) +
    sheathingR +
    FILM.outside;
  return parallel(WALL_FRAMING, both + (cavityR === 0 ? AIR_SPACE_R : cavityR), both + STUD_IN[stud] * LUMBER_R_PER_IN);
}

/** Returns R of a ceiling below an attic with loose fill; insulation above the chords covers them too. */
export function atticCeilingR(insulationR: number): number {
  const both = FILM.ceiling * 2 + BOARD.gypsum;
  const aboveChord = Math.max(0, insulationR - CHORD_IN * LOOSE_FILL_R_PER_IN);
  return parallel(CEILING_FRAMING, both + insulationR, both + CHORD_IN * LUMBER_R_PER_IN + aboveChord);
}

/** Returns R of a joist floor over a crawlspace, basement, garage or open air. */
export function joistFloorR(insulationR: number): number {
  const both = FILM.floor * 2 + BOARD.subfloor + BOARD.floorFinish;
  return parallel(FLOOR_FRAMING, both + insulationR, both + JOIST_IN * LUMBER_R_PER_IN);
}

/** Returns R of a roof directly above the rooms, insulated between its rafters. */
export function cathedralRoofR(insulationR: number): number {
  const both = FILM.ceiling + BOARD.gypsum + BOARD.sheathing + 0.44 + FILM.outside;
  return parallel(
    FLOOR_FRAMING,
    both + (insulationR === 0 ? AIR_SPACE_R : insulationR),
    both + JOIST_IN * LUMBER_R_PER_IN,
  );
}

/** Returns R of a masonry wall with drywall on furring; `insulationR` between the furring. */
export function masonryWallR(masonryR: number, insulationR: number): number {
  return FILM.inside + BOARD.gypsum + masonryR + (insulationR === 0 ? AIR_SPACE_R : insulationR) + FILM.outside;
}

export const ASSEMBLY_SOURCE = 'Computed from its materials by the parallel path method, ASHRAE Fundamentals';
