import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { consideredEquipmentSchema } from '../project/schema';
import { bestFit, findingsOf, limitsText, sizingText } from './sizingWords';

const result = calculateLoads(buildLoadInputs());
const load = result.block.coolingSensible.total.value + Math.max(0, result.block.coolingLatent.total.value);
const heating = result.block.heating.total.value;
const choice = (fields: z.input<typeof consideredEquipmentSchema>) =>
  findingsOf(result, consideredEquipmentSchema.parse(fields), null);

describe('the equipment check in words', () => {
  it('says by how much equipment is too large, of the most that is allowed', () => {
    const [finding] = choice({ coolingTotalBtuh: load * 1.15 * 1.03 });
    expect(finding && sizingText(finding, 'us')).toMatch(
      /^3% too large: at most [\d,]+ Btu\/h for this house, this has [\d,]+ Btu\/h\. It would run in short cycles/,
    );
    const [hardly] = choice({ coolingTotalBtuh: load * 1.15 * 1.003 });
    expect(hardly && sizingText(hardly, 'si')).toMatch(/^0\.3% too large: at most [\d,]+ W /);
  });

  it('says by how much equipment is too small, of the least', () => {
    const [finding] = choice({ furnaceOutputBtuh: heating * 0.8 });
    expect(finding && sizingText(finding, 'us')).toMatch(/^20% too small: at least .* colder than planned\.$/);
    expect(finding && limitsText(finding, 'us')).toMatch(/^[\d,]+ to [\d,]+ Btu\/h$/);
  });

  it('has nothing to say where there is no load', () => {
    const warm = calculateLoads(
      buildLoadInputs({ design: { ...buildLoadInputs().design, outdoorHeatingF: 70, indoorHeatingF: 70 } }),
    );
    const [finding] = findingsOf(warm, consideredEquipmentSchema.parse({ furnaceOutputBtuh: 40_000 }), null);
    expect(finding && sizingText(finding, 'us')).toBe(
      'The house has no heating load: there is nothing to choose a furnace by.',
    );
  });

  it('names the choice that fits best, and none where none fits or nothing is compared', () => {
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
