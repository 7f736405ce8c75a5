import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { designOf } from '../design';
import { coolingAirflow, roomAirflows } from './airflow';
import { checkSizing, MANUAL_S_2014 } from './sizing';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);
const load = result.block.coolingSensible.total.value + result.block.coolingLatent.total.value;

describe('equipment against the loads', () => {
  it.each([
    ['single stage', 1.16, 'too large'],
    ['two stage', 1.16, 'fits'],
    ['two stage', 1.21, 'too large'],
    ['variable speed', 1.29, 'fits'],
    ['variable speed', 0.89, 'too small'],
  ] as const)('%s at %d of the load: %s', (compressor, share, state) => {
    expect(checkSizing(result, { compressor, coolingTotalBtuh: load * share })).toMatchObject([
      { what: 'cooling total', state, edition: 'Manual S, 2014' },
    ]);
  });

  it('asks for the latent load, nine tenths of the sensible one, and a furnace of 100 to 140%', () => {
    const heating = result.block.heating.total.value;
    const findings = checkSizing(result, {
      coolingSensibleBtuh: result.block.coolingSensible.total.value * 0.91,
      coolingLatentBtuh: 1,
      furnaceOutputBtuh: heating * 1.5,
    });
    expect(findings.map(({ what, state }) => [what, state])).toEqual([
      ['cooling sensible', 'fits'],
      ['cooling latent', 'too small'],
      ['furnace', 'too large'],
    ]);
  });

  it('lets a heat pump in a cold dry climate be larger', () => {
    const dry = calculateLoads({
      ...inputs,
      design: { ...inputs.design, grainsDifference: -10 },
      internalGains: { occupants: 0, appliancesSensibleBtuh: 2400 },
    });
    const chosen = { coolingTotalBtuh: dry.block.coolingSensible.total.value + 14_000, isHeatPump: true };
    expect(checkSizing(dry, { ...chosen, hdd65PerCdd50: 3 })[0]?.state).toBe('fits');
    expect(checkSizing(dry, { ...chosen, hdd65PerCdd50: 1 })[0]?.state).toBe('too large');
    expect(
      checkSizing(
        dry,
        { ...chosen, hdd65PerCdd50: 3 },
        { ...MANUAL_S_2014, coldClimateExtraBtuh: 0, edition: 'another' },
      )[0],
    ).toMatchObject({ state: 'too large', edition: 'another' });
  });
});

describe('airflow', () => {
  it('of the house follows the sensible load, and is divided over the rooms by theirs', () => {
    const flow = coolingAirflow(result, designOf(inputs)).value;
    expect(flow).toBeGreaterThan(result.block.coolingSensible.total.value / (1.1 * 21));
    const rooms = roomAirflows(result, { heatingCfm: 700, coolingCfm: flow });
    expect(rooms.reduce((sum, { heating }) => sum + heating.value, 0)).toBeCloseTo(700, 6);
    expect(rooms.reduce((sum, { cooling }) => sum + cooling.value, 0)).toBeCloseTo(flow, 6);
    for (const { heating, cooling, design } of rooms) expect(design.value).toBe(Math.max(heating.value, cooling.value));
  });
});
