import { addOpening } from '@/domain/floor-plan/edit/openings';
import { addPlanRoom } from '@/domain/floor-plan/edit/rooms';
import { newDrawnHouse } from '@/domain/floor-plan/newHouse';
import type { FloorPlan, PlanOpening, Side } from '@/domain/floor-plan/schema';
import { applyPlan } from '@/domain/floor-plan/sync/applyPlan';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

type Opening = [side: Side, kind: PlanOpening['kind'], widthFt: number, heightFt: number, count?: number];

/** An eleven-room ranch house along a hall, with its garage. Feet, from the upper left corner. */
const ROOMS: readonly [name: string, xFt: number, yFt: number, widthFt: number, depthFt: number, ...Opening[]][] = [
  ['Primary bedroom', 0, 0, 16, 14, ['top', 'window', 3, 5, 2], ['left', 'window', 3, 5]],
  ['Primary bath', 16, 0, 10, 8, ['top', 'window', 2, 3]],
  ['Closet', 16, 8, 10, 6],
  ['Bedroom 2', 26, 0, 12, 14, ['top', 'window', 3, 4, 2]],
  ['Bedroom 3', 38, 0, 12, 14, ['top', 'window', 3, 4, 2]],
  ['Hall', 0, 14, 50, 4, ['left', 'door', 3, 7]],
  ['Living room', 0, 18, 20, 14, ['bottom', 'window', 3, 5, 3], ['left', 'window', 3, 5, 2]],
  ['Dining room', 20, 18, 12, 14, ['bottom', 'window', 6, 7]],
  ['Kitchen', 32, 18, 12, 14, ['bottom', 'window', 4, 4]],
  ['Bath', 44, 18, 6, 8],
  ['Laundry', 44, 26, 6, 6, ['bottom', 'window', 2, 3]],
  ['Garage', 50, 4, 22, 24],
];

/** The house's first answers: brick and glass of the eighties, ducts in the attic. */
const ANSWERS = {
  floorAreaFt2: 1600,
  storeys: 1,
  ceilingHeightFt: 8,
  insulation: 'average',
  windowShare: 0.15,
  windowKind: 'double-vinyl',
  tightness: 'average',
  bedrooms: 3,
  foundation: 'vented crawlspace',
  ducts: 'attic',
  ductsSealed: true,
  frontAzimuthDeg: 195,
} as const;

/** Builds a user-drawn house in a climate, with its drawing: its loads are computed only from that. */
export function drawnHouse(climate: Pick<LoadInputs, 'site' | 'design'>): { inputs: LoadInputs; plan: FloorPlan } {
  const { inputs, plan: empty } = newDrawnHouse(ANSWERS, climate);
  let plan: FloorPlan = { ...empty, turnDeg: 15 };
  for (const [name, xFt, yFt, widthFt, depthFt, ...openings] of ROOMS) {
    const kind = name === 'Garage' ? 'garage' : 'room';
    const added = addPlanRoom(plan, { name, kind, level: 0, xFt, yFt, widthFt, depthFt });
    ({ plan } = added);
    for (const [side, of, width, height, count = 1] of openings)
      for (let each = 0; each < count; each += 1)
        ({ plan } = addOpening(plan, added.key, side, { kind: of, widthFt: width, heightFt: height }));
  }
  const { madeOf } = plan;
  const drawn = applyPlan(inputs, null, plan, (kind) => madeOf?.[kind] ?? 'insulated');
  return { inputs: drawn.house, plan: drawn.plan };
}
