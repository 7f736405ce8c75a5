import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildLoadInputs, buildLoadWall, buildLoadWindow } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { readInputs } from '../check/readInputs';
import { airflows } from '../report/airflowFigures';
import type { LoadInputs } from '../schema/inputs';
import { roomAirflows } from '../selection/airflow';
import { roomBalance } from './roomBalance';
import { zoneAirflows, zonePlan } from './zones';

const FOLDER = join(import.meta.dirname, '..', 'cases');
const houses = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && !['unit-checks.json', 'vocabulary.json'].includes(name),
);

function readHouse(name: string): LoadInputs {
  const { inputs } = z.object({ inputs: z.unknown() }).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
  const read = readInputs(inputs);
  if (!read.inputs) throw new Error(JSON.stringify(read.errors));
  return read.inputs;
}

const valueSum = (numbers: readonly { value: number }[]): number => numbers.reduce((sum, { value }) => sum + value, 0);

describe.each(houses)('the rooms of %s', (name) => {
  const inputs = readHouse(name);
  const result = calculateLoads(inputs);
  const balance = roomBalance(result);

  it('add up to the house by the stated rules, and to nothing else', () => {
    if (!balance) {
      expect(result.rooms).toEqual([]);
      return;
    }
    for (const { rooms, steps, house, openBtuh } of [balance.heating, balance.coolingSensible]) {
      expect(rooms.value + valueSum(steps.map(({ load }) => load))).toBeCloseTo(house.value, 6);
      expect(openBtuh).toBeCloseTo(0, 6);
    }
  });

  it('share exactly the blower’s air', () => {
    const air = airflows(inputs, result);
    if (result.rooms.length === 0) return;
    expect(valueSum(air.rooms.map(({ heating }) => heating))).toBeCloseTo(air.heating.value, 6);
    expect(valueSum(air.rooms.map(({ cooling }) => cooling))).toBeCloseTo(air.cooling.value, 6);
  });
});

describe('house loads outside the rooms', () => {
  it('are listed: ventilation and blower in one published house, and the peak in another', () => {
    const rulesOf = (name: string) =>
      roomBalance(calculateLoads(readHouse(name)))?.coolingSensible.steps.map(({ rule }) => rule.split(' ')[0]);
    expect(rulesOf('smith.json')).toContain('Rooms');
    expect(rulesOf('bob-ross-3-22.json')).not.toEqual([]);
  });
});

describe('room airflow', () => {
  it('goes to the rooms that need it: none to one that cools itself, and all to the others', () => {
    const result = calculateLoads(buildLoadInputs());
    const [first, second] = result.rooms;
    if (!first || !second) throw new Error('the house has two rooms');
    const cold = {
      ...second,
      coolingSensible: { ...second.coolingSensible, total: { ...second.coolingSensible.total, value: -300 } },
    };
    const air = roomAirflows({ ...result, rooms: [first, cold] }, { heatingCfm: 700, coolingCfm: 900 });
    expect(air.map(({ cooling }) => cooling.value)).toEqual([900, 0]);
    expect(valueSum(air.map(({ heating }) => heating))).toBeCloseTo(700, 6);
  });
});

describe('zones', () => {
  const east = buildLoadWindow({ id: 'E', wall: 'W-E', azimuthDeg: 90, areaFt2: 80 });
  const west = buildLoadWindow({ id: 'W', wall: 'W-W', azimuthDeg: 270, areaFt2: 80 });
  const zoned = (zones: readonly (string | undefined)[], levels: readonly (string | undefined)[] = []): LoadInputs => {
    const house = buildLoadInputs();
    const rooms = (house.rooms ?? []).map((room, index) => ({ ...room, zone: zones[index], level: levels[index] }));
    const [a = '', b = ''] = rooms.map(({ id }) => id);
    return {
      ...house,
      rooms,
      walls: [
        buildLoadWall({ id: 'W-E', room: a, azimuthDeg: 90 }),
        buildLoadWall({ id: 'W-W', room: b, azimuthDeg: 270 }),
      ],
      doors: [],
      windows: [east, west],
    };
  };
  const planOf = (inputs: LoadInputs) => zonePlan(inputs, calculateLoads(inputs));

  it('are the entered ones, or else the levels, or none', () => {
    expect(planOf(zoned(['Day', 'Night'], ['1', '2']))?.zones.map(({ name }) => name)).toEqual(['Day', 'Night']);
    expect(planOf(zoned([], ['Ground floor', 'Upper floor']))?.by).toBe('level');
    expect(planOf(zoned(['Day']))?.zones.map(({ name }) => name)).toEqual(['Day', 'Rest of the house']);
    expect([planOf(zoned(['Day', 'Day'])), planOf(zoned([]))]).toEqual([undefined, undefined]);
  });

  it('peak when the sun is on their windows, and together need more than the house', () => {
    const plan = planOf(zoned(['Day', 'Night']));
    const [morning, evening] = plan?.zones ?? [];
    expect(morning?.peakHour).toBeLessThan(12);
    expect(evening?.peakHour).toBeGreaterThan(14);
    expect(plan?.diversity.value).toBeGreaterThan(1000);
  });

  it('have their rooms’ heating load and airflow', () => {
    const inputs = zoned(['Day', 'Night']);
    const result = calculateLoads(inputs);
    const plan = zonePlan(inputs, result);
    if (!plan) throw new Error('the house has zones');
    const { heating } = result.block;
    expect(plan.heating.value).toBeCloseTo(heating.total.value - heating.ventilation.value - heating.piping.value, 6);
    const air = airflows(inputs, result);
    const flows = zoneAirflows(plan, air.rooms);
    expect(valueSum(flows.map(({ cooling }) => cooling))).toBeCloseTo(air.cooling.value, 6);
    expect(valueSum(flows.map(({ heating: warm }) => warm))).toBeCloseTo(air.heating.value, 6);
  });

  it('need the same as rooms with their own control when each has one room', () => {
    const inputs = zoned(['Day', 'Night']);
    const peaked = {
      ...inputs,
      rooms: inputs.rooms?.map((room) => ({ ...room, fenestrationProcedure: 'peak' as const })),
    };
    const rooms = calculateLoads(peaked).rooms.map(
      ({ coolingSensible: { total, ducts } }) => total.value - ducts.value,
    );
    const zones = planOf(inputs)?.zones.map(({ coolingSensible }) => coolingSensible.value) ?? [];
    const ducts = calculateLoads(inputs).rooms.map(({ coolingSensible }) => coolingSensible.ducts.value);
    zones.forEach((load, index) => expect(load - (ducts[index] ?? 0)).toBeCloseTo(rooms[index] ?? NaN, 6));
  });
});
