import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import type { LoadTotals } from './schema';

/** What lists show of a calculation. */
export function totalsOf(inputs: LoadInputs, { block, rooms }: LoadResult): LoadTotals {
  return {
    heatingBtuh: Math.round(block.heating.total.value),
    coolingSensibleBtuh: Math.round(block.coolingSensible.total.value),
    coolingLatentBtuh: Math.round(block.coolingLatent.total.value),
    floorAreaFt2: inputs.building.conditionedFloorAreaFt2,
    roomCount: rooms.length,
  };
}
