import { areaOf, coveredArea, lengthOf } from './geometry/rectangle';
import { sideAzimuthDeg, sideParts } from './geometry/sides';
import { SIDES, type FloorPlan } from './schema';
import { hundredths, isHeated, type DrawnSurface } from './surface';

/** Usual heights of spaces below a house, as in the quick estimate, ft. */
const SPACES = [
  { space: 'crawlspace - vented', heightFt: 3, depthBelowGradeFt: 1 },
  { space: 'crawlspace - unvented', heightFt: 3, depthBelowGradeFt: 1 },
  { space: 'basement - unconditioned', heightFt: 8, depthBelowGradeFt: 7 },
] as const;
/** Roof area per ceiling area for a pitch of 6 in 12. */
const ROOF_BY_CEILING = Math.sqrt(1 + 0.5 ** 2);

/** Returns the enclosures of the drawing's crawlspaces, cold basements and attics: their outline follows the rooms over or below them. */
export function spaceSurfaces(plan: FloorPlan, surfaces: readonly DrawnSurface[]): DrawnSurface[] {
  const found: DrawnSurface[] = [];
  for (const { space, heightFt, depthBelowGradeFt } of SPACES) {
    const levels = plan.levels.flatMap(({ below }, index) => (below === space ? [index] : []));
    const rooms = plan.rooms.filter((room) => isHeated(room) && levels.includes(room.level));
    const overSpace = rooms.filter(
      (room) =>
        areaOf(room) -
          coveredArea(
            room,
            plan.rooms.filter(({ level }) => level === room.level - 1),
          ) >=
        0.5,
    );
    let perimeterFt = 0;
    for (const side of SIDES) {
      const lengthFt = overSpace.reduce((sum, room) => {
        const parts = sideParts(plan, room, side);
        return sum + lengthOf(parts.outside) + lengthOf(parts.garage);
      }, 0);
      if (lengthFt <= 0) continue;
      perimeterFt += lengthFt;
      found.push({
        key: `space/${space}/${side}`,
        kind: 'foundation wall',
        room: '',
        space,
        areaFt2: hundredths(lengthFt * heightFt),
        azimuthDeg: sideAzimuthDeg(plan, side),
        adjacentTo: 'ground',
        heightFt,
        depthBelowGradeFt,
      });
    }
    const areaFt2 = sumOf(surfaces, ({ kind, adjacentTo }) => kind === 'floor' && adjacentTo === space);
    if (areaFt2 > 0)
      found.push({
        key: `space/${space}/ground`,
        kind: 'slab',
        room: '',
        space,
        areaFt2,
        exposedPerimeterFt: hundredths(perimeterFt),
      });
  }
  for (const space of ['attic - vented', 'attic - unvented'] as const) {
    const ceilings = sumOf(surfaces, ({ kind, adjacentTo }) => kind === 'ceiling' && adjacentTo === space);
    if (ceilings > 0)
      found.push({
        key: `space/${space}/roof`,
        kind: 'roof',
        room: '',
        space,
        areaFt2: hundredths(ceilings * ROOF_BY_CEILING),
      });
  }
  return found;
}

const sumOf = (surfaces: readonly DrawnSurface[], isMeant: (surface: DrawnSurface) => boolean): number =>
  hundredths(surfaces.filter(isMeant).reduce((sum, { areaFt2 }) => sum + areaFt2, 0));
