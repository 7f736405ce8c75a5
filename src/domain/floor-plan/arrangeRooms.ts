import { aroundCompass } from '../load-calc/azimuth';
import type { LoadInputs, Room } from '../load-calc/schema/inputs';
import { addOpening } from './edit/openings';
import { roomFault } from './edit/rooms';
import { isAcross, sideAzimuthDeg, sideFacing } from './geometry/sides';
import { entriesOf } from './houseEntry';
import { boundsOf } from './place';
import type { FloorPlan, PlanLevel, PlanRoom, Side } from './schema';
import { belowOf } from './startPlan';
import { turnBetween } from './sync/adopt';

type RoomWall = { id: string; side: Side; areaFt2: number; isInGround: boolean; depthFt: number };
type Measured = { room: Room; walls: readonly RoomWall[]; widthFt: number; depthFt: number };

const HEIGHT_FT = 8;
const half = (value: number): number => Math.max(2, Math.round(value * 2) / 2);

/**
 * Proposes a drawing from a typed room list: rectangles of their floor area, as wide as their outer walls are long, placed by the
 * directions these face. A list doesn't say which rooms touch: the drawing has to be corrected, and counts for nothing until then
 * (`isProposed`). Its windows and doors get a usual height, and stay the house's own.
 */
export function arrangeRooms(house: LoadInputs): FloorPlan {
  const turnDeg = turnOf(house);
  const heightFt = house.building.averageCeilingHeightFt ?? HEIGHT_FT;
  const names = levelNames(house);
  const levels = names.map((name, index) => levelOf(house, name, heightFt, index === 0));
  let plan: FloorPlan = { turnDeg, isProposed: true, levels, rooms: [], openings: [], links: {} };
  names.forEach((name, level) => {
    const rooms = (house.rooms ?? []).filter((room) => levelNameOf(house, room) === name && room.floorAreaFt2 >= 10);
    const measured = rooms.slice(0, 100 - plan.rooms.length).map((room) => measure(house, plan, room, heightFt));
    plan = { ...plan, rooms: [...plan.rooms, ...packed(measured, level, plan.rooms.length)] };
  });
  return withOpenings(house, plan);
}

/** Returns the walls' rotation from the compass: the turn that most of them share, −45 to 45. */
function turnOf(house: LoadInputs): number {
  const lengths = new Map<number, number>();
  for (const { azimuthDeg, grossAreaFt2 } of house.walls ?? []) {
    if (azimuthDeg === undefined) continue;
    const turn = azimuthDeg % 90;
    lengths.set(turn, (lengths.get(turn) ?? 0) + grossAreaFt2);
  }
  const [most = 0] = [...lengths].sort((a, b) => b[1] - a[1])[0] ?? [];
  return aroundCompass(most > 45 ? most - 90 : most);
}

const isInBasement = (house: LoadInputs, id: string): boolean =>
  (house.foundationWalls ?? []).some(({ room, depthBelowGradeFt }) => room === id && depthBelowGradeFt > 2);
const levelNameOf = (house: LoadInputs, room: Room): string =>
  (room.level?.trim() ?? '') || (isInBasement(house, room.id) ? 'Basement' : 'First floor');

/** Returns the names of the levels, those in the ground first. */
function levelNames(house: LoadInputs): string[] {
  const names = [...new Set((house.rooms ?? []).map((room) => levelNameOf(house, room)))];
  const inGround = (name: string): boolean =>
    (house.rooms ?? []).some((room) => levelNameOf(house, room) === name && isInBasement(house, room.id));
  const sorted = [...names.filter(inGround), ...names.filter((name) => !inGround(name))].slice(0, 6);
  return sorted.length === 0 ? ['First floor'] : sorted;
}

function levelOf(house: LoadInputs, name: string, heightFt: number, isLowest: boolean): PlanLevel {
  const walls = (house.foundationWalls ?? []).filter((wall) =>
    (house.rooms ?? []).some((room) => room.id === wall.room && levelNameOf(house, room) === name),
  );
  const deep = walls.find(({ depthBelowGradeFt }) => depthBelowGradeFt > 2);
  return {
    name: name.slice(0, 60),
    ceilingHeightFt: Math.min(20, Math.max(6, deep?.heightFt ?? heightFt)),
    below: isLowest ? (deep ? 'slab' : belowOf(house)) : 'outside',
    above: 'attic - vented',
    belowGradeFt: deep?.depthBelowGradeFt ?? 0,
  };
}

function measure(house: LoadInputs, plan: FloorPlan, room: Room, heightFt: number): Measured {
  const walls = [
    ...(house.walls ?? []).map((wall) => ({ ...wall, depthFt: 0, isInGround: false })),
    ...(house.foundationWalls ?? []).map((wall) => ({
      ...wall,
      depthFt: wall.depthBelowGradeFt,
      isInGround: true,
    })),
  ].flatMap((wall): RoomWall[] =>
    wall.room === room.id && wall.azimuthDeg !== undefined && wall.exteriorAdjacentTo !== 'conditioned space'
      ? [
          {
            id: wall.id,
            side: sideFacing(plan, wall.azimuthDeg),
            areaFt2: wall.grossAreaFt2,
            isInGround: wall.isInGround,
            depthFt: wall.depthFt,
          },
        ]
      : [],
  );
  const length = (side: Side): number =>
    walls.filter((wall) => wall.side === side).reduce((sum, { areaFt2 }) => sum + areaFt2, 0) / heightFt;
  const across = Math.max(length('top'), length('bottom'));
  const down = Math.max(length('left'), length('right'));
  const area = room.floorAreaFt2;
  const ratio = (widthFt: number): number => area / widthFt;
  const fits = (lengthFt: number): boolean => lengthFt >= 3 && lengthFt <= 200 && ratio(lengthFt) >= 3;
  const [widthFt, depthFt] = fits(across)
    ? [across, ratio(across)]
    : fits(down)
      ? [ratio(down), down]
      : [Math.sqrt(area), Math.sqrt(area)];
  const rounded = { widthFt: half(widthFt), depthFt: half(depthFt) };
  return {
    room,
    walls,
    ...(roomFault(rounded) === '' ? rounded : { widthFt: Math.sqrt(area), depthFt: Math.sqrt(area) }),
  };
}

/** Arranges three rows from rooms that face up to those that face down, each from left-facing to right-facing. */
function packed(measured: readonly Measured[], level: number, before: number): PlanRoom[] {
  const looks = ({ walls }: Measured, side: Side): boolean => walls.some((wall) => wall.side === side);
  const score = (each: Measured, low: Side, high: Side): number => Number(looks(each, high)) - Number(looks(each, low));
  const rows: Measured[][] = [[], [], []];
  for (const each of measured) {
    const vertical = score(each, 'top', 'bottom');
    rows[vertical + 1]?.push(each);
  }
  let yFt = 0;
  let count = before;
  return rows.flatMap((row) => {
    if (row.length === 0) return [];
    let xFt = 0;
    const placed = [...row]
      .sort((a, b) => score(a, 'left', 'right') - score(b, 'left', 'right'))
      .map(({ room, widthFt, depthFt }): PlanRoom => {
        count += 1;
        const at: PlanRoom = {
          key: `r${count}`,
          name: room.id,
          kind: 'room',
          level,
          xFt,
          yFt,
          widthFt,
          depthFt,
          ceilingHeightFt: null,
        };
        xFt += widthFt;
        return at;
      });
    yFt += boundsOf(placed).depthFt;
    return placed;
  });
}

const USUAL_HEIGHT_FT = { window: 5, door: 7 } as const;

/** Adds windows and doors of walls that face a side of the drawing, linked to those of the house. */
function withOpenings(house: LoadInputs, before: FloorPlan): FloorPlan {
  let plan = before;
  const walls = [...entriesOf(house, 'walls'), ...entriesOf(house, 'foundationWalls')];
  for (const [kind, list] of [
    ['window', 'windows'],
    ['door', 'doors'],
  ] as const)
    for (const entry of entriesOf(house, list)) {
      const wall = walls.find(({ id }) => id === entry.wall);
      const room = plan.rooms.find(({ name }) => name === wall?.room);
      const areaFt2 = Number(entry['areaFt2'] ?? 0);
      if (!wall || !room || wall.azimuthDeg === undefined || areaFt2 < 1 || plan.openings.length >= 300) continue;
      const side = sideFacing(plan, wall.azimuthDeg);
      if (turnBetween(sideAzimuthDeg(plan, side), wall.azimuthDeg) > 30) continue;
      const sideFt = isAcross(side) ? room.widthFt : room.depthFt;
      const heightFt = Math.min(20, Math.max(USUAL_HEIGHT_FT[kind], areaFt2 / sideFt));
      const widthFt = areaFt2 / heightFt;
      if (widthFt < 0.5 || widthFt > Math.min(40, sideFt)) continue;
      const added = addOpening(plan, room.key, side, { kind, widthFt, heightFt });
      plan = { ...added.plan, links: { ...added.plan.links, [added.key]: entry.id } };
    }
  return plan;
}
