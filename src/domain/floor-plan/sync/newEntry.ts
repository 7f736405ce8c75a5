import { CATHEDRAL_ROOFS, constructionOf } from '../../load-calc/constructions/catalog';
import { freeId, idsOf } from '../../load-calc/edit/ids';
import {
  addCeiling,
  addDoor,
  addFloor,
  addFoundationWall,
  addSlab,
  addWall,
  addWindow,
  type Added,
} from '../../load-calc/edit/surfaces';
import type { LoadInputs } from '../../load-calc/schema/inputs';
import type { DrawnSurface, SurfaceKind } from '../surface';

/** Id of the catalog construction used for new surfaces of a kind. */
export type MadeOf = (kind: Exclude<SurfaceKind, 'roof'>) => string;

/** Bare roof deck and shingles over an attic, as in the quick estimate. */
const ATTIC_ROOF = { pitchInPer12: 6, radiantBarrier: false, assemblyR: 2.3 } as const;
const SPACE_NAMES: Readonly<Record<string, string>> = {
  'crawlspace - vented': 'Crawlspace',
  'crawlspace - unvented': 'Crawlspace',
  'basement - unconditioned': 'Cold basement',
};
const SLAB_IN = 4;

/** Adds a drawn surface to the house, with the usual construction. Null if it has no wall to go in. */
export function newEntry(
  house: LoadInputs,
  surface: DrawnSurface,
  { room, wall, madeOf }: { room: string | undefined; wall: string | undefined; madeOf: MadeOf },
): Added | null {
  const { kind, areaFt2, azimuthDeg, adjacentTo, heightFt = 8, depthBelowGradeFt = 0, space } = surface;
  const into = room === undefined ? {} : { room };
  const spaceName = space === undefined ? '' : (SPACE_NAMES[space] ?? '');
  switch (kind) {
    case 'wall':
      return addWall(house, madeOf('wall'), {
        ...into,
        grossAreaFt2: areaFt2,
        azimuthDeg,
        exteriorAdjacentTo: adjacentTo,
      });
    case 'foundation wall':
      return addFoundationWall(
        house,
        spaceName === '' ? madeOf(kind) : space === 'basement - unconditioned' ? 'concrete-r0' : 'block-r0',
        {
          ...into,
          ...(spaceName !== '' && { id: `${spaceName} wall` }),
          grossAreaFt2: areaFt2,
          azimuthDeg,
          heightFt,
          depthBelowGradeFt,
          interiorAdjacentTo: space ?? 'basement - conditioned',
        },
      );
    case 'ceiling':
      return addCeiling(house, madeOf(kind), { ...into, grossAreaFt2: areaFt2, exteriorAdjacentTo: adjacentTo });
    case 'floor':
      return addFloor(house, madeOf(kind), { ...into, grossAreaFt2: areaFt2, exteriorAdjacentTo: adjacentTo });
    case 'slab': {
      const added = addSlab(house, spaceName === '' ? madeOf(kind) : 'slab-r0', {
        ...into,
        ...(spaceName !== '' && { id: `Ground of the ${spaceName.toLowerCase()}` }),
        areaFt2,
        exposedPerimeterFt: surface.exposedPerimeterFt ?? 0,
      });
      if (space === undefined) return added;
      const isDirt = space.startsWith('crawlspace');
      return {
        id: added.id,
        inputs: {
          ...added.inputs,
          slabs: (added.inputs.slabs ?? []).map((slab) =>
            slab.id === added.id
              ? {
                  ...slab,
                  interiorAdjacentTo: space,
                  ...(spaceName !== '' && { thicknessIn: isDirt ? 0 : SLAB_IN }),
                }
              : slab,
          ),
        },
      };
    }
    case 'roof': {
      const id = freeId('Roof', idsOf(house.roofs));
      const { roofType, color } = constructionOf(CATHEDRAL_ROOFS, 'cathedral-r0').fields;
      const roof = { id, interiorAdjacentTo: space ?? 'attic - vented', areaFt2, roofType, color, ...ATTIC_ROOF };
      return { id, inputs: { ...house, roofs: [...(house.roofs ?? []), roof] } };
    }
    case 'window':
      return wall === undefined ? null : addWindow(house, madeOf(kind), { wall, areaFt2 });
    case 'door':
      return wall === undefined ? null : addDoor(house, madeOf(kind), { wall, areaFt2 });
  }
}
