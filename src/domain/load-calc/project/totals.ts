import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import type { LoadTotals } from './schema';

/** Returns a calculation's totals for lists: whole Btu/h, with sensible and latent cooling adding up to the total on its page. */
export function totalsOf(inputs: LoadInputs, { block, rooms }: LoadResult): LoadTotals {
  const [sensible, latent] = [block.coolingSensible.total.value, block.coolingLatent.total.value];
  const coolingSensibleBtuh = Math.round(sensible);
  return {
    heatingBtuh: Math.round(block.heating.total.value),
    coolingSensibleBtuh,
    // Rounded separately, a list would show 1 Btu/h more than the page.
    coolingLatentBtuh: Math.round(sensible + latent) - coolingSensibleBtuh,
    floorAreaFt2: inputs.building.conditionedFloorAreaFt2,
    roomCount: rooms.length,
  };
}
