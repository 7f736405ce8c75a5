import type { InsulationLevel } from './schema';

/** The catalog constructions of an insulation level. */
export type LevelConstructions = { wall: string; ceiling: string; floor: string; slab: string; foundationWall: string };

export const LEVELS: Readonly<Record<InsulationLevel, LevelConstructions>> = {
  none: {
    wall: 'stud-2x4-r0',
    ceiling: 'attic-r0',
    floor: 'joists-r0',
    slab: 'slab-r0',
    foundationWall: 'concrete-r0',
  },
  little: {
    wall: 'stud-2x4-r7',
    ceiling: 'attic-r11',
    floor: 'joists-r0',
    slab: 'slab-r0',
    foundationWall: 'concrete-r0',
  },
  average: {
    wall: 'stud-2x4-r13',
    ceiling: 'attic-r30',
    floor: 'joists-r11',
    slab: 'slab-r0',
    foundationWall: 'concrete-r5',
  },
  good: {
    wall: 'stud-2x6-r19',
    ceiling: 'attic-r38',
    floor: 'joists-r19',
    slab: 'slab-r5',
    foundationWall: 'concrete-r10',
  },
  'very good': {
    wall: 'stud-2x6-r21-r5',
    ceiling: 'attic-r49',
    floor: 'joists-r30',
    slab: 'slab-r10',
    foundationWall: 'concrete-r15',
  },
};
