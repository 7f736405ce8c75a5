import { firstHouse } from '../load-calc/project/firstHouse';
import { ductsOf } from '../load-calc/quick/ducts';
import { LEVELS } from '../load-calc/quick/levels';
import { insulationOfYear, type QuickInputs } from '../load-calc/quick/schema';
import type { LoadInputs } from '../load-calc/schema/inputs';
import { addBasement } from './edit/levels';
import type { FloorPlan, PlanLevel } from './schema';
import { emptyPlan } from './startPlan';

const BELOW: Readonly<Record<QuickInputs['foundation'], PlanLevel['below']>> = {
  slab: 'slab',
  'vented crawlspace': 'crawlspace - vented',
  'sealed crawlspace': 'crawlspace - unvented',
  'unheated basement': 'basement - unconditioned',
  'heated basement': 'outside',
};

/**
 * A house about to be drawn: no rooms yet, but with the first answers applied, so the first room drawn has the right
 * walls, glass, air and ducts. The floor area drives the ducts until there are rooms.
 */
export function newDrawnHouse(
  quick: QuickInputs,
  climate: Pick<LoadInputs, 'site' | 'design'>,
): { inputs: LoadInputs; plan: FloorPlan } {
  const level = LEVELS[quick.insulation ?? insulationOfYear(quick.yearBuilt ?? 0)];
  const begun = firstHouse({ ...quick, roomName: 'Room' }, climate);
  const ducts = ductsOf(quick, quick.floorAreaFt2);
  const inputs: LoadInputs = {
    ...begun,
    rooms: [],
    ...(quick.occupants !== undefined && { internalGains: { occupants: quick.occupants } }),
    infiltration: { method: 'tightness-table', tightness: quick.tightness },
    ...(ducts && { airDistribution: ducts.airDistribution }),
  };
  const empty = emptyPlan(inputs);
  const plan: FloorPlan = {
    ...empty,
    levels: empty.levels.map((each, index) => (index === 0 ? { ...each, below: BELOW[quick.foundation] } : each)),
    madeOf: {
      wall: level.wall,
      ceiling: level.ceiling,
      floor: level.floor,
      slab: level.slab,
      'foundation wall': level.foundationWall,
      window: quick.windowKind,
    },
  };
  return { inputs, plan: quick.foundation === 'heated basement' ? addBasement(plan) : plan };
}
