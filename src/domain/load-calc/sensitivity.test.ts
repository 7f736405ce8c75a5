import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from './calculate';
import { readInputs } from './check/readInputs';
import type { LoadInputs } from './schema/inputs';
import { sensitivities } from './sensitivity';
import { changesOf } from './sensitivityChanges';

const house = buildLoadInputs();
const by = (inputs: LoadInputs) => new Map(sensitivities(inputs).map((one) => [one.id, one]));

describe('changing one thing at a time', () => {
  it('shows its effect on heating and cooling, largest first', () => {
    const all = sensitivities(house, calculateLoads(house));
    const found = by(house);
    expect([...found.keys()].sort()).toEqual([
      'ceilings-r',
      'ducts-leakier',
      'ducts-tighter',
      'indoor-cooling',
      'indoor-heating',
      'infiltration-leakier',
      'infiltration-tighter',
      'walls-r',
      'windows-shgc',
      'windows-u',
    ]);
    const weights = all.map(({ heatingShare, coolingShare }) =>
      Math.max(Math.abs(heatingShare), Math.abs(coolingShare)),
    );
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(found.get('infiltration-leakier')?.label).toBe('Infiltration average → leaky');
    expect(found.get('infiltration-leakier')?.heatingShare).toBeGreaterThan(0.02);
    for (const id of ['infiltration-tighter', 'ducts-tighter', 'walls-r', 'windows-u', 'ceilings-r'])
      expect(found.get(id)?.heatingShare, id).toBeLessThan(0);
    expect(found.get('windows-shgc')).toMatchObject({ heatingShare: 0 });
    expect(found.get('windows-shgc')?.coolingShare).toBeLessThan(-0.01);
    expect(found.get('indoor-heating')).toMatchObject({ label: 'Indoors in winter 70 → 68 °F', coolingShare: 0 });
  });

  it('matches a calculation of the changed house', () => {
    const changed = { ...house, infiltration: { method: 'tightness-table' as const, tightness: 'tight' as const } };
    const [before, after] = [house, changed].map((inputs) => calculateLoads(inputs).block.heating.total.value) as [
      number,
      number,
    ];
    expect(by(house).get('infiltration-tighter')?.heatingBtuh).toBeCloseTo(after - before, 6);
    expect(by(house).get('infiltration-tighter')?.heatingShare).toBeCloseTo((after - before) / before, 9);
  });

  it('leaves out what the house lacks or cannot increase, and stays within ranges', () => {
    const bare = buildLoadInputs({
      windows: [],
      airDistribution: {},
      infiltration: { method: 'tightness-table', tightness: 'very tight' },
      design: { ...house.design, indoorHeatingF: 50, indoorCoolingF: 89 },
    });
    expect(changesOf(bare).map(({ id }) => id)).toEqual([
      'infiltration-leakier',
      'walls-r',
      'ceilings-r',
      'indoor-cooling',
    ]);
    expect(by(bare).get('indoor-cooling')?.label).toBe('Indoors in summer 89 → 90 °F');
    const measured = buildLoadInputs({
      infiltration: { method: 'blower-door-ach50', ach50: 39 },
      airDistribution: {
        leakageCfm25ToOutside: { supply: 80, return: 40 },
        ducts: [
          { type: 'supply', location: 'attic - vented' },
          { type: 'return', location: 'attic - vented' },
        ],
      },
    });
    expect(by(measured).get('infiltration-tighter')?.heatingShare).toBeLessThan(0);
    expect(by(measured).get('ducts-tighter')?.heatingShare).toBeLessThan(0);
    for (const { inputs, label } of [...changesOf(house), ...changesOf(bare), ...changesOf(measured)])
      expect(readInputs(inputs).errors, label).toEqual([]);
  });

  it('has no effect in a house without a load', () => {
    const mild = buildLoadInputs({ design: { ...house.design, outdoorHeatingF: 70, indoorHeatingF: 70 } });
    expect(sensitivities(mild).every(({ heatingShare }) => heatingShare === 0)).toBe(true);
  });
});
