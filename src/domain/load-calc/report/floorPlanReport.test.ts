import { expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { addOpening } from '../../floor-plan/edit/openings';
import { addPlanRoom } from '../../floor-plan/edit/rooms';
import type { FloorPlan } from '../../floor-plan/schema';
import { newDrawnHouse } from '../../floor-plan/newHouse';
import { applyPlan } from '../../floor-plan/sync/applyPlan';
import { calculateLoads } from '../calculate';
import { floorPlanReport } from './floorPlanReport';

const { site, design } = buildLoadInputs();
const ANSWERS = {
  floorAreaFt2: 420,
  storeys: 1,
  ceilingHeightFt: 8,
  insulation: 'average',
  windowShare: 0.15,
  windowKind: 'double-vinyl',
  tightness: 'average',
  bedrooms: 1,
  foundation: 'slab',
  ducts: 'attic',
  ductsSealed: true,
  frontAzimuthDeg: 180,
} as const;

/** Two adjacent rooms, drawn away from the corner, with a garage on their right. */
function twoRooms(): { plan: FloorPlan; inputs: ReturnType<typeof applyPlan>['house'] } {
  const { inputs, plan: empty } = newDrawnHouse(ANSWERS, { site, design });
  const place = { kind: 'room', level: 0, yFt: 3, depthFt: 14 } as const;
  const living = addPlanRoom(empty, { ...place, name: 'Living', xFt: 5, widthFt: 18 });
  const kitchen = addPlanRoom(living.plan, { ...place, name: 'Kitchen', xFt: 23, widthFt: 12 });
  const garage = addPlanRoom(kitchen.plan, { ...place, kind: 'garage', name: 'Garage', xFt: 35, widthFt: 20 });
  const { plan } = addOpening(garage.plan, living.key, 'top', { kind: 'window', widthFt: 3, heightFt: 5 });
  const applied = applyPlan(inputs, null, plan, (kind) => plan.madeOf?.[kind] ?? 'insulated');
  return { plan: applied.plan, inputs: applied.house };
}

it('prints rooms with size and both loads, outer walls, the garage wall, and windows', () => {
  const { plan, inputs } = twoRooms();
  const result = calculateLoads(inputs);
  const report = floorPlanReport(plan, inputs, result, 'us');
  expect(report).toMatchObject({ widthFt: 50, depthFt: 14 });
  const level = report?.levels[0];
  const living = result.rooms.find(({ id }) => id === 'Living');
  const shown = (btuh = 0): string => Math.round(btuh).toLocaleString('en-US');
  expect(level?.rooms[0]).toMatchObject({
    name: 'Living',
    xFt: 0,
    yFt: 0,
    texts: ['18 × 14', `${shown(living?.heating.total.value)} / ${shown(living?.coolingSensible.total.value)}`],
  });
  // A garage has no load of its own.
  expect(level?.rooms[2]).toMatchObject({ name: 'Garage', texts: ['20 × 14'], shade: undefined });
  expect(level?.garage).toContainEqual({ fromXFt: 30, fromYFt: 0, toXFt: 30, toYFt: 14 });
  expect(level?.outside).toContainEqual({ fromXFt: 0, fromYFt: 14, toXFt: 18, toYFt: 14 });
  expect(level?.outside).not.toContainEqual({ fromXFt: 18, fromYFt: 0, toXFt: 18, toYFt: 14 });
  const window = level?.windows[0];
  expect(window && window.toXFt - window.fromXFt).toBe(3);
  expect(window?.fromYFt).toBe(0);
});

it('prints nothing that is unconfirmed', () => {
  const { plan, inputs } = twoRooms();
  const result = calculateLoads(inputs);
  expect(floorPlanReport({ ...plan, isProposed: true }, inputs, result, 'us')).toBeNull();
  expect(floorPlanReport(null, inputs, result, 'us')).toBeNull();
});
