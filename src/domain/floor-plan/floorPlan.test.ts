import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { firstHouse } from '../load-calc/project/firstHouse';
import { checkPlan } from './checkPlan';
import { drawnSurfaces } from './drawnSurfaces';
import { addFloorAbove, changeLevel, moveLevel } from './edit/levels';
import { addOpening } from './edit/openings';
import { addPlanRoom, changePlanRoom, copyPlanRoom, removePlanRoom } from './edit/rooms';
import { addRoomLine, readRoomLine } from './readRoomLine';
import { floorPlanSchema, type FloorPlan, type PlanRoom } from './schema';
import { emptyPlan, withoutBlankRooms } from './startPlan';

const { site, design } = buildLoadInputs();
const START = withoutBlankRooms(
  firstHouse(
    { floorAreaFt2: 2000, storeys: 1, ceilingHeightFt: 8, bedrooms: 2, roomName: 'Living room' },
    { site, design },
  ),
);

/** Builds rooms at given positions: name, x, y, width, depth, level. */
function plan(rooms: readonly [string, number, number, number, number, number?][], from = emptyPlan(START)): FloorPlan {
  return rooms.reduce<FloorPlan>(
    (made, [name, xFt, yFt, widthFt, depthFt, level = 0]) =>
      addPlanRoom(made, { name, xFt, yFt, widthFt, depthFt, level }).plan,
    from,
  );
}
const keyOf = (made: FloorPlan, name: string): string => made.rooms.find((room) => room.name === name)?.key ?? '';
const wallsOf = (made: FloorPlan, name: string): string[] =>
  drawnSurfaces(made)
    .filter(({ room, kind }) => room === keyOf(made, name) && (kind === 'wall' || kind === 'foundation wall'))
    .map(({ azimuthDeg, areaFt2, adjacentTo }) => `${azimuthDeg}° ${areaFt2} ${adjacentTo}`);
const flatsOf = (made: FloorPlan, name: string): string[] =>
  drawnSurfaces(made)
    .filter(({ room, kind }) => room === keyOf(made, name) && ['ceiling', 'floor', 'slab'].includes(kind))
    .map(({ kind, areaFt2, adjacentTo = '' }) => `${kind} ${areaFt2} ${adjacentTo}`.trim());

/**
 * An L of four rooms, 8 ft high, worked out on paper. The bath reaches 2 ft below the kitchen, so 10 ft of its south wall are outside.
 *
 *     Living 18×14 | Kitchen 12×14
 *     Bedroom 12×12 | Bath 8×12
 */
const L_SHAPE = plan([
  ['Living', 0, 0, 18, 14],
  ['Kitchen', 18, 0, 12, 14],
  ['Bedroom', 0, 14, 12, 12],
  ['Bath', 12, 14, 8, 12],
]);

describe('surfaces from a floor plan', () => {
  it('leave out walls shared by rooms, even in part', () => {
    expect(wallsOf(L_SHAPE, 'Living')).toEqual(['0° 144 outside', '270° 112 outside']);
    expect(wallsOf(L_SHAPE, 'Kitchen')).toEqual(['0° 96 outside', '90° 112 outside', '180° 80 outside']);
    expect(wallsOf(L_SHAPE, 'Bedroom')).toEqual(['180° 96 outside', '270° 96 outside']);
    expect(wallsOf(L_SHAPE, 'Bath')).toEqual(['90° 96 outside', '180° 64 outside']);
  });

  it('of an L have a 112 ft outline, 660 ft² of ceiling, and a 6-in-12 roof 1.118 times that', () => {
    const surfaces = drawnSurfaces(L_SHAPE);
    const sum = (kind: string, field: 'areaFt2' | 'exposedPerimeterFt'): number =>
      surfaces.filter((each) => each.kind === kind).reduce((all, each) => all + (each[field] ?? 0), 0);
    expect(sum('slab', 'exposedPerimeterFt')).toBe(112);
    expect(sum('wall', 'areaFt2')).toBe(112 * 8);
    expect(sum('ceiling', 'areaFt2')).toBe(660);
    expect(sum('slab', 'areaFt2')).toBe(660);
    expect(sum('roof', 'areaFt2')).toBeCloseTo(737.9, 1);
  });

  it('turn with the house by 30°', () => {
    expect(wallsOf({ ...L_SHAPE, turnDeg: 30 }, 'Kitchen')).toEqual([
      '30° 96 outside',
      '120° 112 outside',
      '210° 80 outside',
    ]);
    expect(wallsOf({ ...L_SHAPE, turnDeg: 300 }, 'Bath')).toEqual(['30° 96 outside', '120° 64 outside']);
  });

  it('have no ceiling or floor next to another level, and a floor over open air where they jut out', () => {
    const two = plan([['Loft', 4, 0, 16, 14, 1]], addFloorAbove(L_SHAPE));
    // 14 of its 16 ft are over the living room, and 2 over the kitchen.
    expect(flatsOf(two, 'Living')).toEqual(['ceiling 56 attic - vented', 'slab 252']);
    expect(flatsOf(two, 'Kitchen')).toEqual(['ceiling 140 attic - vented', 'slab 168']);
    expect(flatsOf(two, 'Loft')).toEqual(['ceiling 224 attic - vented']);
    const out = changePlanRoom(two, keyOf(two, 'Loft'), { yFt: -3 });
    expect(flatsOf(out, 'Loft')).toEqual(['ceiling 224 attic - vented', 'floor 48 outside']);
  });

  it('treat a garage as adjacent to walls and floors, without surfaces of its own', () => {
    const made = addPlanRoom(L_SHAPE, {
      name: 'Garage',
      kind: 'garage',
      level: 0,
      xFt: 20,
      yFt: 14,
      widthFt: 20,
      depthFt: 12,
    });
    expect(wallsOf(made.plan, 'Kitchen')).toEqual(['0° 96 outside', '90° 112 outside', '180° 80 garage']);
    expect(wallsOf(made.plan, 'Bath')).toEqual(['90° 96 garage', '180° 64 outside']);
    expect(wallsOf(made.plan, 'Garage')).toEqual([]);
    const bonus = plan([['Bonus', 20, 14, 20, 12, 1]], addFloorAbove(made.plan));
    expect(flatsOf(bonus, 'Bonus')).toEqual(['ceiling 240 attic - vented', 'floor 240 garage']);
  });

  it('below grade are foundation walls; a crawlspace gets its walls and ground', () => {
    expect(wallsOf(changeLevel(L_SHAPE, 0, { belowGradeFt: 7 }), 'Bath')).toEqual(['90° 96 ground', '180° 64 ground']);
    const over = drawnSurfaces(changeLevel(L_SHAPE, 0, { below: 'crawlspace - vented' })).filter(
      ({ room }) => room === '',
    );
    expect(over.filter(({ kind }) => kind === 'foundation wall').map(({ areaFt2 }) => areaFt2)).toEqual([
      90, 78, 90, 78,
    ]);
    expect(over.find(({ kind }) => kind === 'slab')).toMatchObject({ areaFt2: 660, exposedPerimeterFt: 112 });
  });

  it('report overlaps, gaps and windows in inner walls in words', () => {
    const odd = plan([
      ['Hall', 0, 0, 10, 10],
      ['Den', 8, 0, 10, 10],
      ['Study', 19, 0, 10, 10],
    ]);
    const windowed = addOpening(odd, keyOf(odd, 'Hall'), 'right', { kind: 'window', widthFt: 3, heightFt: 5 }).plan;
    expect(checkPlan(windowed).map(({ text }) => text)).toEqual([
      'Hall and Den overlap by 20 ft²: this floor counts twice.',
      'Den and Study are 1 ft apart: the walls between them count as outside.',
      'A window of Hall is in an inner wall: it counts for nothing.',
    ]);
    expect(checkPlan(windowed)[1]?.move).toEqual({ room: keyOf(odd, 'Study'), xFt: -1, yFt: 0 });
    expect(checkPlan(L_SHAPE)).toEqual([]);
    expect(drawnSurfaces(windowed).some(({ kind }) => kind === 'window')).toBe(false);
  });
});

describe('an enclosed space outside all rooms', () => {
  const RING: Parameters<typeof plan>[0] = [
    ['North', 0, 0, 30, 10],
    ['West', 0, 10, 10, 10],
    ['East', 20, 10, 10, 10],
  ];
  const said = (rooms: Parameters<typeof plan>[0]) => checkPlan(plan(rooms)).map(({ text }) => text);

  it('is reported, and walls to it count as exterior', () => {
    expect(said([...RING, ['South', 0, 20, 30, 10]])).toEqual([
      '100 ft² between North, West, East and South belong to no room: the walls around them count as outside.',
    ]);
  });

  it('is a courtyard if it is open, and a narrow slit is only reported as a gap', () => {
    expect(said(RING)).toEqual([]);
    expect(said([...RING, ['South', 0, 20, 19, 10]])).toEqual([]);
    expect(
      said([
        ['North', 0, 0, 10, 5],
        ['Left', 0, 5, 4.5, 10],
        ['Right', 5, 5, 5, 10],
        ['South', 0, 15, 10, 5],
      ]),
    ).toEqual(['Left and Right are 0.5 ft apart: the walls between them count as outside.']);
  });

  it('is judged per level', () => {
    const below = plan(RING);
    const two = plan([['Above', 0, 20, 30, 10, 1]], addFloorAbove(below));
    expect(checkPlan(two).filter(({ id }) => id.startsWith('empty'))).toEqual([]);
  });
});

it('moves a floor drawn too far forward over the rooms below in one step', () => {
  const begun = plan(
    [
      ['Living', 0, 0, 20, 28],
      ['Primary bedroom', 0, 0, 20, 14, 1],
      ['Bedroom 2', 0, -14, 10, 14, 1],
      ['Bedroom 3', 10, -14, 10, 14, 1],
    ],
    addFloorAbove(emptyPlan(START)),
  );
  const problems = checkPlan(begun);
  expect(problems.map(({ keys }) => keys)).toEqual([[keyOf(begun, 'Bedroom 2')], [keyOf(begun, 'Bedroom 3')]]);
  expect(problems.map(({ levelMove }) => levelMove)).toEqual([{ level: 1, xFt: 0, yFt: 14 }, undefined]);
  const moved = problems[0]?.levelMove ? moveLevel(begun, problems[0].levelMove) : begun;
  expect(checkPlan(moved)).toEqual([]);
  expect(moved.rooms.map(({ yFt }) => yFt)).toEqual([0, 14, 0, 0]);
});

describe('a room typed on one line', () => {
  const read = (text: string, made = L_SHAPE, system: 'us' | 'si' = 'us') => readRoomLine(text, made, 0, system);

  it('gives name, size, openings per wall, and the neighboring room', () => {
    expect(read('Living 18x14')).toMatchObject({ ok: true, line: { name: 'Living', widthFt: 18, depthFt: 14 } });
    expect(read(`Bedroom 2 12'6" x 11'`)).toMatchObject({
      ok: true,
      line: { name: 'Bedroom 2', widthFt: 12.5, depthFt: 11 },
    });
    expect(read('Den 12x10, S 2*3x5, E door, right of Kit')).toMatchObject({
      ok: true,
      line: {
        beside: { room: keyOf(L_SHAPE, 'Kitchen'), side: 'right' },
        openings: [
          { side: 'bottom', count: 2, size: { kind: 'window', widthFt: 3, heightFt: 5 } },
          { side: 'right', count: 1, size: { kind: 'door' } },
        ],
      },
    });
    expect(read('Salon 5,5x4', L_SHAPE, 'si')).toMatchObject({
      ok: true,
      line: { widthFt: 18.04461942, depthFt: 13.12335958 },
    });
    expect(read('Den 12x10, E 3x5', { ...L_SHAPE, turnDeg: 90 })).toMatchObject({
      line: { openings: [{ side: 'top' }] },
    });
  });

  it('is rejected with the reason', () => {
    expect(read('Kitchen')).toEqual({ ok: false, message: 'Type a name and a size, like Living 18x14, S 2*3x5' });
    expect(read('Closet 2x3')).toMatchObject({ ok: false, message: /^A room has at least 10 ft²/ });
    expect(read('Den 12x10, nowhere 3x5')).toMatchObject({ ok: false, message: /“nowhere 3x5” is not understood/ });
  });

  it('is placed next to the others, without overlaps, in a compact house', () => {
    const lines = [
      'Living 18x14',
      'Kitchen 12x14',
      'Dining 12x12',
      'Hall 6x20',
      'Bath 8x8',
      'Bed 12x12',
      'Bed 12x12',
      'Bed 14x12',
    ];
    const made = lines.reduce<FloorPlan>((before, text) => {
      const found = readRoomLine(text, before, 0, 'us');
      return found.ok ? addRoomLine(before, 0, found.line).plan : before;
    }, emptyPlan(START));
    expect(made.rooms.map(({ name }) => name).slice(-3)).toEqual(['Bed', 'Bed 2', 'Bed 3']);
    expect(checkPlan(made)).toEqual([]);
    const touches = (one: PlanRoom): boolean =>
      drawnSurfaces(made)
        .filter(({ room, kind }) => room === one.key && kind === 'wall')
        .reduce((sum, { areaFt2 }) => sum + areaFt2, 0) <
      (one.widthFt + one.depthFt) * 2 * 8;
    expect(made.rooms.every(touches)).toBe(true);
    expect(floorPlanSchema.safeParse(made).success).toBe(true);
  });

  it('shares its wall between two windows, centered in the free space', () => {
    const found = readRoomLine('Den 18x10, N 2*3x5', emptyPlan(START), 0, 'us');
    const made = found.ok ? addRoomLine(emptyPlan(START), 0, found.line).plan : emptyPlan(START);
    expect(made.openings.map(({ offsetFt }) => offsetFt)).toEqual([7.5, 2.25]);
  });

  it('is copied with its windows, and removed with them', () => {
    const windowed = addOpening(L_SHAPE, keyOf(L_SHAPE, 'Bath'), 'bottom', {
      kind: 'window',
      widthFt: 2,
      heightFt: 3,
    }).plan;
    const copied = copyPlanRoom(windowed, keyOf(windowed, 'Bath'));
    expect(copied.plan.rooms.at(-1)).toMatchObject({ name: 'Bath 2', widthFt: 8, depthFt: 12 });
    expect(copied.plan.openings).toHaveLength(2);
    expect(removePlanRoom(copied.plan, keyOf(windowed, 'Bath')).openings).toHaveLength(1);
  });
});

it('never blocks a window, neither its own nor another’s', () => {
  const lines = [
    'Living 18x14, S 2*3x5',
    'Kitchen 12x14, N 3x4, E door',
    'Dining 12x12, N 2*3x5',
    'Hall 4x20',
    'Primary bedroom 14x14, W 2*3x5',
    'Primary bath 8x10, W 2x3',
    'Closet 6x8',
    'Bedroom 12x11, S 3x5',
    'Bedroom 11x11, S 3x5',
    'Bath 8x6',
    'Laundry 8x7, N door',
    'Study 10x10, E 2*3x4',
  ];
  const made = lines.reduce<FloorPlan>((before, text) => {
    const found = readRoomLine(text, before, 0, 'us');
    return found.ok ? addRoomLine(before, 0, found.line).plan : before;
  }, emptyPlan(START));
  expect(made.rooms).toHaveLength(12);
  expect(checkPlan(made)).toEqual([]);
});
