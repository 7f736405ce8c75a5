import { calculateLoads } from './calculate';
import type { BlockLoads, LoadResult } from './result';
import type { LoadInputs } from './schema/inputs';
import { changesOf, type SensitivityGroup } from './sensitivityChanges';

/** The effect of one change on the loads of the house. Shares: −0.18 is 18% less; 0 if there is no load to change. */
export type Sensitivity = {
  id: string;
  group: SensitivityGroup;
  label: string;
  heatingShare: number;
  /** Sensible plus latent. */
  coolingShare: number;
  heatingBtuh: number;
  coolingBtuh: number;
};

/**
 * Recalculates the house with one change at a time; the largest effect comes first. About a dozen calculations: for when typing pauses,
 * not for each keystroke.
 * @param base result for `inputs`, if available
 */
export function sensitivities(inputs: LoadInputs, base: LoadResult = calculateLoads(inputs)): Sensitivity[] {
  const before = totals(base.block);
  return changesOf(inputs)
    .map(({ id, group, label, inputs: changed }) => {
      const after = totals(calculateLoads(changed).block);
      return {
        id,
        group,
        label,
        heatingShare: share(before.heating, after.heating),
        coolingShare: share(before.cooling, after.cooling),
        heatingBtuh: after.heating - before.heating,
        coolingBtuh: after.cooling - before.cooling,
      };
    })
    .sort((a, b) => weight(b) - weight(a));
}

const totals = ({ heating, coolingSensible, coolingLatent }: BlockLoads): { heating: number; cooling: number } => ({
  heating: heating.total.value,
  cooling: coolingSensible.total.value + Math.max(0, coolingLatent.total.value),
});

const share = (before: number, after: number): number => (before <= 0 ? 0 : (after - before) / before);
const weight = ({ heatingShare, coolingShare }: Sensitivity): number =>
  Math.max(Math.abs(heatingShare), Math.abs(coolingShare));
