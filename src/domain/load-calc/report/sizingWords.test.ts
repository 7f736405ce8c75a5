import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { consideredEquipmentSchema } from '../project/schema';
import { heatPumpOf, heatPumpTexts } from './heatFigures';
import { bestFit, findingsOf, limitsText, sizingText } from './sizingWords';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);
const load = result.block.coolingSensible.total.value + Math.max(0, result.block.coolingLatent.total.value);
const heating = result.block.heating.total.value;
const choice = (fields: z.input<typeof consideredEquipmentSchema>) =>
  findingsOf(inputs, result, consideredEquipmentSchema.parse(fields), null);

describe('the equipment check in words', () => {
  it('says by how much equipment exceeds the allowed maximum', () => {
    const [finding] = choice({ coolingTotalBtuh: load * 1.15 * 1.03 });
    expect(finding && sizingText(finding, 'us')).toMatch(
      /^3% too large: at most [\d,]+ Btu\/h for this house, this has [\d,]+ Btu\/h\. It would run in short cycles/,
    );
    const [hardly] = choice({ coolingTotalBtuh: load * 1.15 * 1.003 });
    expect(hardly && sizingText(hardly, 'si')).toMatch(/^0\.3% too large: at most [\d,]+ W /);
  });

  it('says by how much equipment is below the minimum', () => {
    const [finding] = choice({ furnaceOutputBtuh: heating * 0.8 });
    expect(finding && sizingText(finding, 'us')).toMatch(/^20% too small: at least .* colder than planned\.$/);
    expect(finding && limitsText(finding, 'us')).toMatch(/^[\d,]+ to [\d,]+ Btu\/h$/);
  });

  it('says so when there is no load', () => {
    const warm = calculateLoads(
      buildLoadInputs({ design: { ...buildLoadInputs().design, outdoorHeatingF: 70, indoorHeatingF: 70 } }),
    );
    const [finding] = findingsOf(inputs, warm, consideredEquipmentSchema.parse({ furnaceOutputBtuh: 40_000 }), null);
    expect(finding && sizingText(finding, 'us')).toBe(
      'The house has no heating load: there is nothing to choose a furnace by.',
    );
  });

  it('judges the output next to a compressor by what heats the house', () => {
    const judged = (equipment: typeof inputs.equipment, isHeatPump = false) => {
      const house = { ...inputs, equipment };
      const chosen = consideredEquipmentSchema.parse({ isHeatPump, furnaceOutputBtuh: heating * 0.5 });
      return findingsOf(house, calculateLoads(house), chosen, null).map(({ what, state }) => [what, state]);
    };
    const pump = { kind: 'heatPump' as const, heatPumpType: 'air-to-air' as const, distribution: 'ducts' };
    expect(judged([{ kind: 'heating', heatingType: 'Boiler' }])).toEqual([['boiler', 'too small']]);
    expect(judged([{ kind: 'heating', heatingType: 'ElectricResistance' }])).toEqual([['electric heat', 'too small']]);
    expect(judged([pump, { kind: 'heating', heatingType: 'Furnace' }], true)).toEqual([['furnace', 'too small']]);
    // Half of the load isn't covered until the heat pump is known to cover the other half on the coldest day.
    expect(judged([pump], true)).toEqual([['backup heat', 'too small']]);
    const strong = { ...pump, heatingOutputAt47Btuh: heating * 1.2, heatingOutputAt17Btuh: heating * 0.7 };
    expect(judged([strong], true)).toEqual([['backup heat', 'fits']]);
  });

  it('says how much of the load the house’s heat pump covers', () => {
    const pump = { kind: 'heatPump' as const, heatPumpType: 'air-to-air' as const, distribution: 'ducts' };
    const house = {
      ...inputs,
      equipment: [{ ...pump, heatingOutputAt47Btuh: heating, heatingOutputAt17Btuh: heating * 0.5 }],
    };
    const balance = heatPumpOf(house, result);
    const texts = balance ? heatPumpTexts(balance, house, 'us') : [];
    expect(texts).toEqual([
      expect.stringMatching(/^Gives [\d,]+ Btu\/h at 15(\.0)? °F/),
      expect.stringMatching(/^Needs [\d,]+ Btu\/h of backup heat at that temperature\.$/),
      expect.stringMatching(/^Balance point 29\.5 °F: below it the backup heat runs\.$/),
    ]);
    expect(heatPumpOf(inputs, result)).toBeUndefined();
  });

  it('names the best fit, or none if nothing fits or compares', () => {
    const [close, loose, large] = [
      choice({ coolingTotalBtuh: load * 1.02 }),
      choice({ coolingTotalBtuh: load * 1.12 }),
      choice({ coolingTotalBtuh: load * 2 }),
    ];
    expect(bestFit([large, loose, close])).toBe(2);
    expect(bestFit([large, large])).toBeNull();
    expect(bestFit([close])).toBeNull();
  });
});
