import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { coolingLoad } from '../report/blockFigures';
import { totalsOf } from './totals';

it('shows the same total as the calculation page, however its parts round', () => {
  fc.assert(
    fc.property(fc.double({ min: 500, max: 5_000, noNaN: true }), (areaFt2) => {
      const inputs = buildLoadInputs({ building: { ...buildLoadInputs().building, conditionedFloorAreaFt2: areaFt2 } });
      const result = calculateLoads(inputs);
      const { coolingSensibleBtuh, coolingLatentBtuh } = totalsOf(inputs, result);
      expect(coolingSensibleBtuh + coolingLatentBtuh).toBe(Math.round(coolingLoad(result.block).value));
    }),
  );
});
