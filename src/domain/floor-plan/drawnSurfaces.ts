import { areaOf, coveredArea, lengthOf, sharedLength, type Stretch } from './geometry/rectangle';
import { openingStretch, sideAzimuthDeg, sideParts, type SideParts } from './geometry/sides';
import { SIDES, type FloorPlan, type PlanOpening, type PlanRoom, type Side } from './schema';
import { spaceSurfaces } from './spaceSurfaces';
import { heightOf, hundredths, isHeated, type DrawnSurface, type SurfaceKind } from './surface';

/** Returns the key of a side's wall, by what is beyond it. */
const wallKey = (room: string, side: Side, beyond: 'outside' | 'garage' | 'ground'): string =>
  `${room}/${side}/${beyond}`;

/** Returns the kind of outer wall an opening is in: the one it overlaps most; undefined in an inner wall. */
function wallOfOpening(parts: SideParts, opening: PlanOpening): 'outside' | 'garage' | undefined {
  const own = openingStretch(opening);
  const shared = (stretches: readonly Stretch[]): number =>
    stretches.reduce((sum, stretch) => sum + sharedLength(own, stretch), 0);
  const [outside, garage] = [shared(parts.outside), shared(parts.garage)];
  if (outside <= 0 && garage <= 0) return undefined;
  return outside >= garage ? 'outside' : 'garage';
}

/**
 * Derives every surface of the house from the drawing: outer walls by room and side, their windows and doors, ceilings and floors that no
 * other level covers, slabs, and the enclosures of crawlspaces, cold basements and attics. Nothing of garages: they are only beyond a
 * wall or below a floor.
 */
export function drawnSurfaces(plan: FloorPlan): DrawnSurface[] {
  const rooms = plan.rooms.filter(isHeated).flatMap((room) => surfacesOfRoom(plan, room));
  return [...rooms, ...spaceSurfaces(plan, rooms)];
}

function surfacesOfRoom(plan: FloorPlan, room: PlanRoom): DrawnSurface[] {
  const level = plan.levels[room.level];
  const heightFt = heightOf(plan, room);
  const depthFt = Math.min(level?.belowGradeFt ?? 0, heightFt);
  const walls: DrawnSurface[] = [];
  const openings: DrawnSurface[] = [];
  let outsideFt = 0;
  for (const side of SIDES) {
    const parts = sideParts(plan, room, side);
    const azimuthDeg = sideAzimuthDeg(plan, side);
    const length = { outside: lengthOf(parts.outside), garage: lengthOf(parts.garage) };
    outsideFt += length.outside;
    for (const beyond of ['outside', 'garage'] as const) {
      if (length[beyond] <= 0) continue;
      const isInGround = beyond === 'outside' && depthFt > 0;
      walls.push({
        key: wallKey(room.key, side, isInGround ? 'ground' : beyond),
        kind: isInGround ? 'foundation wall' : 'wall',
        room: room.key,
        areaFt2: hundredths(length[beyond] * heightFt),
        azimuthDeg,
        adjacentTo: isInGround ? 'ground' : beyond,
        ...(isInGround && { heightFt, depthBelowGradeFt: depthFt }),
      });
    }
    for (const opening of plan.openings.filter((each) => each.room === room.key && each.side === side)) {
      const beyond = wallOfOpening(parts, opening);
      if (beyond === undefined) continue;
      openings.push({
        key: opening.key,
        kind: opening.kind,
        room: room.key,
        areaFt2: hundredths(opening.widthFt * opening.heightFt),
        wall: wallKey(room.key, side, beyond === 'outside' && depthFt > 0 ? 'ground' : beyond),
      });
    }
  }
  return [...walls, ...openings, ...flatSurfaces(plan, room, outsideFt)];
}

/** Returns ceiling and floor areas not covered by another level. */
function flatSurfaces(plan: FloorPlan, room: PlanRoom, outsideFt: number): DrawnSurface[] {
  const level = plan.levels[room.level];
  if (!level) return [];
  const on = (index: number, kind: PlanRoom['kind']): PlanRoom[] =>
    plan.rooms.filter((other) => other.level === index && other.kind === kind);
  const area = areaOf(room);
  const flat = (what: string, kind: SurfaceKind, areaFt2: number, rest: Partial<DrawnSurface>): DrawnSurface[] =>
    areaFt2 < 0.5 ? [] : [{ key: `${room.key}/${what}`, kind, room: room.key, areaFt2: hundredths(areaFt2), ...rest }];
  const open = area - coveredArea(room, on(room.level + 1, 'room'));
  const overRooms = coveredArea(room, on(room.level - 1, 'room'));
  const overAll = coveredArea(room, [...on(room.level - 1, 'room'), ...on(room.level - 1, 'garage')]);
  const free = area - overAll;
  return [
    ...(level.above === 'nothing' ? [] : flat('ceiling', 'ceiling', open, { adjacentTo: level.above })),
    ...flat('floor/garage', 'floor', overAll - overRooms, { adjacentTo: 'garage' }),
    ...(level.below === 'nothing'
      ? []
      : level.below === 'slab'
        ? flat('slab', 'slab', free, {
            exposedPerimeterFt: hundredths(outsideFt),
            ...(level.belowGradeFt > 0 && { space: 'basement - conditioned' as const }),
          })
        : flat('floor', 'floor', free, { adjacentTo: level.below })),
  ];
}
