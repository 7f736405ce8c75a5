import type { LoadResult } from '../result';
import type { LoadInputs } from '../schema/inputs';
import type { LoadTotals } from './schema';

/** What lists show of a calculation: whole Btu/h, of which sensible and latent cooling add up to the total of the calculation's page. */
export function totalsOf(inputs: LoadInputs, { block, rooms }: LoadResult): LoadTotals {
  const [sensible, latent] = [block.coolingSensible.total.value, block.coolingLatent.total.value];
  const coolingSensibleBtuh = Math.round(sensible);
  return {
    heatingBtuh: Math.round(block.heating.total.value),
    coolingSensibleBtuh,
    // Each rounded by itself, a list told 1 Btu/h more than the page.
    coolingLatentBtuh: Math.round(sensible + latent) - coolingSensibleBtuh,
    floorAreaFt2: inputs.building.conditionedFloorAreaFt2,
    roomCount: rooms.length,
  };
}
