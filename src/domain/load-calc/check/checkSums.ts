import type { LoadIssue } from '../result';
import type { LoadInputs } from '../schema/inputs';
import { isBuffer, isConditioned, isExterior, type Location } from '../schema/locations';
import { shown, warnIf } from './issues';

const ROOM_TOLERANCE = 0.02;
const LISTED = 3;

/** Reports rooms without area or surfaces, zero areas, and totals that don't match. */
export function checkSums(inputs: LoadInputs): LoadIssue[] {
  const { rooms = [], building, slabs = [], internalGains } = inputs;
  const inRooms = rooms.reduce((sum, { floorAreaFt2 }) => sum + floorAreaFt2, 0);
  const gap = inRooms - building.conditionedFloorAreaFt2;
  const sumOf = (of: 'appliancesSensibleBtuh' | 'occupants'): number | undefined =>
    rooms.some((room) => room[of] !== undefined) ? rooms.reduce((sum, room) => sum + (room[of] ?? 0), 0) : undefined;
  const differs = (of: 'appliancesSensibleBtuh' | 'occupants', what: string): LoadIssue[] => {
    const [inHouse, sum] = [internalGains?.[of], sumOf(of)];
    return warnIf(
      inHouse !== undefined && sum !== undefined && Math.abs(inHouse - sum) > 0.5,
      `internalGains.${of}`,
      `The rooms have ${shown(sum ?? 0)} ${what}, the house ${shown(inHouse ?? 0)}: the rooms count`,
    );
  };
  const edges = slabs.filter(({ interiorAdjacentTo }) => interiorAdjacentTo === 'conditioned space');
  return [
    ...rooms.flatMap(({ floorAreaFt2, id }, index) =>
      warnIf(
        floorAreaFt2 === 0,
        `rooms.${index}.floorAreaFt2`,
        `The room “${id}” has no floor area: it gets no share of what is divided by area`,
      ),
    ),
    ...warnIf(
      rooms.length > 0 && Math.abs(gap) > ROOM_TOLERANCE * building.conditionedFloorAreaFt2,
      'building.conditionedFloorAreaFt2',
      `The rooms have ${shown(inRooms)} ft² together, the house ${shown(building.conditionedFloorAreaFt2)} ft²: they should match within 2%`,
    ),
    ...differs('appliancesSensibleBtuh', 'Btu/h of appliances'),
    ...differs('occupants', 'people'),
    ...warnIf(
      edges.length > 0 && edges.every(({ exposedPerimeterFt }) => exposedPerimeterFt === 0),
      'slabs',
      'No slab has an exposed edge: a house on a slab loses heat there',
    ),
    ...withoutRoom(inputs),
    ...withoutArea(inputs),
    ...missingNeighbors(inputs),
  ];
}

type Bounding = { id: string; room?: string | undefined; interiorAdjacentTo: Location; exteriorAdjacentTo?: Location };

const isBoundary = ({ interiorAdjacentTo, exteriorAdjacentTo }: Bounding): boolean =>
  isConditioned(interiorAdjacentTo) &&
  (exteriorAdjacentTo === undefined || isExterior(exteriorAdjacentTo) || isBuffer(exteriorAdjacentTo));

/** In a house with rooms, each surface should name its room. */
function withoutRoom({
  rooms = [],
  roofs = [],
  walls = [],
  foundationWalls = [],
  ceilingsAndFloors = [],
  slabs = [],
}: LoadInputs): LoadIssue[] {
  if (rooms.length === 0) return [];
  const lists: readonly (readonly [string, readonly Bounding[]])[] = [
    ['roofs', roofs],
    ['walls', walls],
    ['foundationWalls', foundationWalls],
    ['ceilingsAndFloors', ceilingsAndFloors],
    ['slabs', slabs],
  ];
  const homeless = lists.flatMap(([name, entries]) =>
    entries.flatMap((entry, index) =>
      isBoundary(entry) && entry.room === undefined ? [{ path: `${name}.${index}.room`, id: entry.id }] : [],
    ),
  );
  const [first] = homeless;
  if (!first) return [];
  const names = homeless
    .slice(0, LISTED)
    .map(({ id }) => `“${id}”`)
    .join(', ');
  return warnIf(
    true,
    first.path,
    `${names}${homeless.length > LISTED ? ` and ${homeless.length - LISTED} more` : ''}: no room is named, so all rooms get a share by floor area`,
  );
}

function withoutArea({
  roofs = [],
  walls = [],
  foundationWalls = [],
  ceilingsAndFloors = [],
  slabs = [],
  windows = [],
  skylights = [],
  doors = [],
}: LoadInputs): LoadIssue[] {
  const lists: readonly (readonly [string, string, readonly { id: string; areaFt2: number }[]])[] = [
    ['roofs', 'areaFt2', roofs],
    ['slabs', 'areaFt2', slabs],
    ['windows', 'areaFt2', windows],
    ['skylights', 'areaFt2', skylights],
    ['doors', 'areaFt2', doors],
    ['walls', 'grossAreaFt2', gross(walls)],
    ['foundationWalls', 'grossAreaFt2', gross(foundationWalls)],
    ['ceilingsAndFloors', 'grossAreaFt2', gross(ceilingsAndFloors)],
  ];
  return lists.flatMap(([name, field, entries]) =>
    entries.flatMap(({ id, areaFt2 }, index) =>
      warnIf(areaFt2 === 0, `${name}.${index}.${field}`, `“${id}” has no area, and adds nothing`),
    ),
  );
}

const gross = (entries: readonly { id: string; grossAreaFt2: number }[]): { id: string; areaFt2: number }[] =>
  entries.map(({ id, grossAreaFt2 }) => ({ id, areaFt2: grossAreaFt2 }));

/** Reports spaces that surfaces border on but that have no other surfaces around them. */
function missingNeighbors({
  roofs = [],
  walls = [],
  foundationWalls = [],
  ceilingsAndFloors = [],
}: LoadInputs): LoadIssue[] {
  return ceilingsAndFloors.flatMap(({ exteriorAdjacentTo: beside, interiorAdjacentTo }, index) => {
    if (!isConditioned(interiorAdjacentTo)) return [];
    const path = `ceilingsAndFloors.${index}.exteriorAdjacentTo`;
    const isUnderFloor = beside.startsWith('crawlspace -') || beside === 'basement - unconditioned';
    return [
      ...warnIf(
        beside.startsWith('attic') && !roofs.some((roof) => roof.interiorAdjacentTo === beside),
        path,
        `No roof is above the “${beside}”: a dark shingle roof is assumed`,
      ),
      ...warnIf(
        isUnderFloor &&
          !isConditioned(beside) &&
          ![...walls, ...foundationWalls].some(
            (wall) => wall.interiorAdjacentTo === beside && isExterior(wall.exteriorAdjacentTo),
          ),
        path,
        `No walls are around the “${beside}”: it counts as open air`,
      ),
    ];
  });
}
