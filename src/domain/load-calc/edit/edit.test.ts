import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { readInputs } from '../check/readInputs';
import {
  CATHEDRAL_ROOFS,
  CEILINGS,
  DOORS,
  FLOORS,
  FOUNDATION_WALLS,
  SLABS,
  WALLS,
  WINDOWS,
} from '../constructions/catalog';
import type { LoadInputs } from '../schema/inputs';
import { netWallArea, openingArea, wallArea, withFloorAreaOfRooms } from './areas';
import { freeId } from './ids';
import { addRoom, copyRoom, removeRoom, renameRoom } from './rooms';
import { compassLabel, rotateHouse } from './rotate';
import {
  addCeiling,
  addDoor,
  addFloor,
  addFoundationWall,
  addSlab,
  addWall,
  addWindow,
  openingsByWall,
  removeSurface,
} from './surfaces';

const house = buildLoadInputs();
const errors = (inputs: LoadInputs) => readInputs(inputs).errors;
const room = (inputs: LoadInputs, id: string) => calculateLoads(inputs).rooms.find((one) => one.id === id);

describe('rooms', () => {
  it('are added under an unused name', () => {
    const { inputs, id } = addRoom(house, { id: 'bedroom', floorAreaFt2: 120 });
    expect(id).toBe('bedroom 2');
    expect(inputs.rooms?.map((one) => one.id)).toEqual(['living', 'bedroom', 'bedroom 2']);
    expect(house.rooms).toHaveLength(2);
    expect(freeId('Bath 2', ['Bath', 'Bath 2'])).toBe('Bath 3');
    expect(freeId('  ', [])).toBe('New');
  });

  it('keep their surfaces when renamed', () => {
    const { inputs, id } = renameRoom(house, 'living', 'Lounge');
    expect(id).toBe('Lounge');
    expect(errors(inputs)).toEqual([]);
    expect(room(inputs, 'Lounge')?.heating.total.value).toBeCloseTo(room(house, 'living')?.heating.total.value ?? 0, 6);
    expect(renameRoom(house, 'living', 'bedroom').id).toBe('bedroom 2');
    expect(renameRoom(house, 'living', 'living').id).toBe('living');
  });

  it('are removed with their surfaces and openings', () => {
    const inputs = removeRoom(house, 'living');
    expect(errors(inputs)).toEqual([]);
    expect(inputs.walls?.map(({ id }) => id)).toEqual(['W-N', 'W-E']);
    expect(inputs.windows?.map(({ id }) => id)).toEqual(['G-N', 'G-E']);
    expect([inputs.doors, inputs.slabs?.length, inputs.ceilingsAndFloors?.length]).toEqual([[], 1, 1]);
  });

  it('are copied with surfaces and openings, unique ids and the same load', () => {
    const { inputs, id } = copyRoom(house, 'living');
    expect(id).toBe('living 2');
    expect(errors(inputs)).toEqual([]);
    expect(inputs.windows).toHaveLength(6);
    const [one, other] = [room(inputs, 'living'), room(inputs, id)];
    expect(other?.heating.windows.value).toBeCloseTo(one?.heating.windows.value ?? 0, 6);
    expect(other?.heating.total.value).toBeCloseTo(one?.heating.total.value ?? 0, 6);
    const again = copyRoom(inputs, id);
    expect([again.id, errors(again.inputs)]).toEqual(['living 3', []]);
    expect(copyRoom(house, 'nowhere').inputs).toBe(house);
  });

  it('rename their surfaces with them, and copy their skylights', () => {
    const sky = {
      ...house,
      roofs: [
        {
          ...house.roofs?.[0],
          id: 'den roof',
          room: 'living',
          interiorAdjacentTo: 'conditioned space' as const,
          areaFt2: 300,
          assemblyR: 20,
        },
      ],
      skylights: [{ id: 'sky', roof: 'den roof', areaFt2: 10, azimuthDeg: 180, uFactor: 0.5, shgc: 0.4 }],
    };
    const { inputs } = copyRoom(
      addWall(sky, 'stud-2x4-r13', { room: 'living', grossAreaFt2: 80, azimuthDeg: 90 }).inputs,
      'living',
      'Lounge',
    );
    expect(inputs.walls?.map(({ id }) => id)).toContain('Lounge wall');
    expect(inputs.skylights?.map(({ id, roof }) => [id, roof])).toEqual([
      ['sky', 'den roof'],
      ['sky 2', 'den roof 2'],
    ]);
    expect(removeRoom(inputs, 'Lounge').skylights).toHaveLength(1);
  });
});

describe('surfaces from templates', () => {
  it('make a complete room', () => {
    const den = addRoom(
      { ...house, rooms: [], walls: [], windows: [], doors: [], slabs: [], ceilingsAndFloors: [] },
      { id: 'Den', floorAreaFt2: 200 },
    );
    const wall = addWall(den.inputs, 'stud-2x6-r19', { room: 'Den', grossAreaFt2: wallArea(20, 8), azimuthDeg: 270 });
    const window = addWindow(wall.inputs, 'low-e', { wall: wall.id, areaFt2: openingArea(3, 5, 2) });
    const door = addDoor(window.inputs, 'insulated', { wall: wall.id, areaFt2: 20 });
    const second = addWindow(door.inputs, 'low-e', { wall: wall.id, areaFt2: 10 });
    const ceiling = addCeiling(second.inputs, 'attic-r38', { room: 'Den', grossAreaFt2: 200 });
    const slab = addSlab(ceiling.inputs, 'slab-r5', { room: 'Den', areaFt2: 100, exposedPerimeterFt: 20 });
    const floor = addFloor(slab.inputs, 'joists-r19', { room: 'Den', grossAreaFt2: 100, exteriorAdjacentTo: 'garage' });
    const below = addFoundationWall(floor.inputs, 'concrete-r10', {
      room: 'Den',
      grossAreaFt2: 160,
      heightFt: 8,
      depthBelowGradeFt: 6,
      azimuthDeg: 0,
    });
    const inputs = withFloorAreaOfRooms(below.inputs);
    expect(errors(inputs)).toEqual([]);
    expect([wall.id, window.id, second.id]).toEqual(['Den wall', 'Den wall, window', 'Den wall, window 2']);
    expect(netWallArea(inputs, wall.id)).toBe(160 - 30 - 20 - 10);
    expect(openingsByWall(inputs, wall.id).map(({ list, index }) => [list, index])).toEqual([
      ['windows', 0],
      ['windows', 1],
      ['doors', 0],
    ]);
    expect(inputs.building.conditionedFloorAreaFt2).toBe(200);
    const loads = room(inputs, 'Den');
    for (const part of ['windows', 'doors', 'walls', 'ceilings', 'slabs', 'floors'] as const)
      expect(loads?.heating[part].value, part).toBeGreaterThan(0);
    expect(() => addWall(house, 'straw', { grossAreaFt2: 1 })).toThrow('There is no construction “straw”');
  });

  it('are removed with their openings', () => {
    const inputs = removeSurface(house, 'walls', 'W-S');
    expect([inputs.windows?.map(({ id }) => id), inputs.doors]).toEqual([['G-N', 'G-E', 'G-W'], []]);
    expect(removeSurface(house, 'windows', 'W-S').windows).toHaveLength(4);
  });
});

describe('the construction catalog', () => {
  const lists: readonly (readonly { id: string; label: string; source: string }[])[] = [
    WALLS,
    CEILINGS,
    FLOORS,
    CATHEDRAL_ROOFS,
    SLABS,
    FOUNDATION_WALLS,
    WINDOWS,
    DOORS,
  ];

  it('names each construction once, with the source of its values', () => {
    for (const list of lists) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { label, source } of list)
        expect([label, source]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    }
  });

  it('agrees with published assemblies: 2×4 R-13 about 12.3, R-30 below an attic about 31.3', () => {
    const r = (list: readonly { id: string; fields: { assemblyR: number } }[], id: string) =>
      list.find((one) => one.id === id)?.fields.assemblyR ?? 0;
    expect(Math.abs(r(WALLS, 'stud-2x4-r13') - 12.35)).toBeLessThan(0.5);
    expect(Math.abs(r(CEILINGS, 'attic-r30') - 31.3)).toBeLessThan(0.5);
  });
});

describe('a rotated house', () => {
  it('faces other directions, and is unchanged after a full turn', () => {
    expect(rotateHouse(house, 90).walls?.map(({ azimuthDeg }) => azimuthDeg)).toEqual([90, 180, 270, 0]);
    expect(rotateHouse(house, -90).windows?.map(({ azimuthDeg }) => azimuthDeg)).toEqual([270, 0, 90, 180]);
    expect(rotateHouse(rotateHouse(house, 135), 225)).toEqual(house);
    expect([0, 44, 350, 200, -90].map(compassLabel)).toEqual(['N', 'NE', 'N', 'S', 'W']);
  });
});
