import { describe, expect, it } from 'vitest';
import { drawnRectangle, edgesFor, snappedMove, snappedResize, type Edges } from './snap';
import { floorPlanSchema } from './schema';

// One room from 0 to 10 by 0 to 8, in a plan drawn in half feet.
const EDGES: Edges = { x: [0, 10], y: [0, 8] };
const ROOM = { xFt: 20, yFt: 20, widthFt: 6, depthFt: 5 };
const GRID = 0.5;

describe('a dragged room', () => {
  it.each([
    ['a foot beyond an edge is pulled to it', 11, { xFt: 10 }],
    ['farther than a foot stays where it is', 11.01, { xFt: 11 }],
    ['a foot before it, too', 9, { xFt: 10 }],
    ['between two steps of the grid goes to the nearer one', 13.3, { xFt: 13.5 }],
    ['with its far side by an edge is pulled by that', 3.6, { xFt: 4 }],
  ])('snaps to the grid or an edge: %s', (_, xFt, place) => {
    expect(snappedMove(ROOM, { xFt, yFt: 30 }, EDGES, GRID)).toEqual({ yFt: 30, ...place });
  });

  it('snaps to the nearer of two edges', () => {
    const edges = { x: [10, 10.6], y: [] };
    expect(snappedMove(ROOM, { xFt: 10.2, yFt: 30 }, edges, GRID).xFt).toBe(10);
    expect(snappedMove(ROOM, { xFt: 10.5, yFt: 30 }, edges, GRID).xFt).toBe(10.6);
  });
});

describe('a resized room', () => {
  it.each([
    ['its left side', { x: -1, y: 0 }, { xFt: 18, yFt: 0 }, { ...ROOM, xFt: 18, widthFt: 8 }],
    ['its right side', { x: 1, y: 0 }, { xFt: 28, yFt: 0 }, { ...ROOM, widthFt: 8 }],
    ['its top', { x: 0, y: -1 }, { xFt: 0, yFt: 15 }, { ...ROOM, yFt: 15, depthFt: 10 }],
    ['its bottom', { x: 0, y: 1 }, { xFt: 0, yFt: 30 }, { ...ROOM, depthFt: 10 }],
    ['a corner', { x: 1, y: 1 }, { xFt: 28, yFt: 30 }, { ...ROOM, widthFt: 8, depthFt: 10 }],
    ['its left side, too far', { x: -1, y: 0 }, { xFt: 25, yFt: 0 }, { ...ROOM, xFt: 22.5, widthFt: 3.5 }],
    ['its right side, too far', { x: 1, y: 0 }, { xFt: 15, yFt: 0 }, { ...ROOM, widthFt: 3.5 }],
    ['its top, too far', { x: 0, y: -1 }, { xFt: 0, yFt: 40 }, { ...ROOM, yFt: 21.5, depthFt: 3.5 }],
    ['its bottom, too far', { x: 0, y: 1 }, { xFt: 0, yFt: 2 }, { ...ROOM, depthFt: 3.5 }],
  ] as const)('changes when resized by %s', (_, handle, to, room) => {
    expect(snappedResize(ROOM, handle, to, { x: [], y: [] }, { gridFt: GRID })).toEqual(room);
  });

  it('snaps to an edge within a foot', () => {
    const to = { xFt: 10.9, yFt: 0 };
    expect(snappedResize(ROOM, { x: -1, y: 0 }, to, EDGES, { gridFt: GRID })).toMatchObject({ xFt: 10, widthFt: 16 });
  });
});

it('draws a rectangle from either corner', () => {
  const [one, other] = [
    { xFt: 10.4, yFt: 20.2 },
    { xFt: 16.3, yFt: 25 },
  ];
  const drawn = { xFt: 10, yFt: 20, widthFt: 6.5, depthFt: 5 };
  expect(drawnRectangle(one, other, EDGES, GRID)).toEqual(drawn);
  expect(drawnRectangle(other, one, EDGES, GRID)).toEqual(drawn);
});

it('snaps to rooms on the same and adjacent levels, but not to itself', () => {
  const room = (key: string, level: number, xFt: number) => ({ ...ROOM, key, name: key, level, xFt });
  const level = { name: 'Floor', ceilingHeightFt: 8, below: 'slab', above: 'attic - vented' };
  const plan = floorPlanSchema.parse({
    levels: [level, level, level, level],
    rooms: [room('r1', 1, 1), room('r2', 1, 2), room('r3', 2, 3), room('r4', 0, 4), room('r5', 3, 5)],
    openings: [],
    links: {},
  });
  expect(edgesFor(plan, 1, 'r1')).toEqual({
    x: [2, 8, 3, 9, 4, 10],
    y: [20, 25, 20, 25, 20, 25],
  });
});
