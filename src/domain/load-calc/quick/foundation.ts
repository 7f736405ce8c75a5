import { constructionOf, FLOORS, FOUNDATION_WALLS, SLABS } from '../constructions/catalog';
import type { CeilingOrFloor, FoundationWall, LoadInputs } from '../schema/inputs';
import type { LevelConstructions } from './levels';
import type { QuickInputs } from './schema';
import { tenths, type Shape } from './shape';

export const BASEMENT_ROOM = 'Basement';

/** A foundation's part of the record, and what was assumed about it. */
export type Foundation = Pick<LoadInputs, 'foundationWalls' | 'slabs' | 'ceilingsAndFloors'> & { assumption: string };

const CRAWLSPACE = { heightFt: 3, depthBelowGradeFt: 1 } as const;
const BASEMENT = { heightFt: 8, depthBelowGradeFt: 7 } as const;
const SLAB_IN = 4;

/** Returns surfaces below the lowest story, which is the room `lowest`. */
export function foundationOf(
  kind: QuickInputs['foundation'],
  shape: Shape,
  lowest: string,
  level: LevelConstructions,
): Foundation {
  const floor = (exteriorAdjacentTo: CeilingOrFloor['exteriorAdjacentTo']): CeilingOrFloor => {
    const { fields } = constructionOf(FLOORS, level.floor);
    return {
      ...fields,
      id: 'Floor',
      room: lowest,
      exteriorAdjacentTo,
      interiorAdjacentTo: 'conditioned space',
      grossAreaFt2: shape.footprintFt2,
    };
  };
  const walls = (
    space: FoundationWall['interiorAdjacentTo'],
    size: typeof CRAWLSPACE | typeof BASEMENT,
    construction: string,
    room?: string,
  ): FoundationWall[] =>
    shape.sides.map(({ name, lengthFt, azimuthDeg }) => ({
      ...constructionOf(FOUNDATION_WALLS, construction).fields,
      ...size,
      ...(room !== undefined && { room }),
      id: `Foundation, ${name.toLowerCase()}`,
      exteriorAdjacentTo: 'ground',
      interiorAdjacentTo: space,
      grossAreaFt2: tenths(lengthFt * size.heightFt),
      azimuthDeg,
    }));
  const ground = { areaFt2: shape.footprintFt2, exposedPerimeterFt: tenths(shape.perimeterFt) };
  switch (kind) {
    case 'slab':
      return {
        slabs: [
          {
            ...constructionOf(SLABS, level.slab).fields,
            id: 'Slab',
            room: lowest,
            interiorAdjacentTo: 'conditioned space',
            thicknessIn: SLAB_IN,
            ...ground,
          },
        ],
        assumption: `Slab of ${SLAB_IN} in: ${constructionOf(SLABS, level.slab).label}. Its whole edge is exposed.`,
      };
    case 'vented crawlspace':
    case 'sealed crawlspace': {
      const space = kind === 'vented crawlspace' ? 'crawlspace - vented' : 'crawlspace - unvented';
      return {
        ceilingsAndFloors: [floor(space)],
        foundationWalls: walls(space, CRAWLSPACE, 'block-r0'),
        slabs: [{ id: 'Ground of the crawlspace', interiorAdjacentTo: space, thicknessIn: 0, ...ground }],
        assumption: `Crawlspace 3 ft high, 1 ft below grade, bare block walls. Floor: ${constructionOf(FLOORS, level.floor).label}.`,
      };
    }
    case 'unheated basement':
      return {
        ceilingsAndFloors: [floor('basement - unconditioned')],
        foundationWalls: walls('basement - unconditioned', BASEMENT, 'concrete-r0'),
        slabs: [
          { id: 'Basement floor', interiorAdjacentTo: 'basement - unconditioned', thicknessIn: SLAB_IN, ...ground },
        ],
        assumption: `Basement 8 ft high, 7 ft below grade, bare concrete. Floor above it: ${constructionOf(FLOORS, level.floor).label}.`,
      };
    case 'heated basement':
      return {
        foundationWalls: walls('basement - conditioned', BASEMENT, level.foundationWall, BASEMENT_ROOM),
        slabs: [
          {
            id: 'Basement floor',
            room: BASEMENT_ROOM,
            interiorAdjacentTo: 'basement - conditioned',
            thicknessIn: SLAB_IN,
            ...ground,
          },
        ],
        assumption: `Basement 8 ft high, 7 ft below grade, as large as a story, no windows: ${constructionOf(FOUNDATION_WALLS, level.foundationWall).label}.`,
      };
  }
}
