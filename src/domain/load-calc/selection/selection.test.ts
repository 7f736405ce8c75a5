import { describe, expect, it } from 'vitest';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { calculateLoads } from '../calculate';
import { designOf } from '../design';
import { coolingAirflow, evaporativeAirflow, roomAirflows } from './airflow';
import { heatPumpBalance } from './heatPump';
import { checkAirflow, checkSizing, verdictOf } from './sizing';
import { MANUAL_S_2004, MANUAL_S_2014, MANUAL_S_2023, SIZING_EDITIONS } from './sizingLimits';

const inputs = buildLoadInputs();
const result = calculateLoads(inputs);
const load = result.block.coolingSensible.total.value + result.block.coolingLatent.total.value;

describe('equipment checked against the loads', () => {
  it.each([
    ['single stage', 1.16, 'too large'],
    ['two stage', 1.16, 'fits'],
    ['two stage', 1.21, 'too large'],
    ['variable speed', 1.29, 'fits'],
    ['variable speed', 0.89, 'too small'],
  ] as const)('rates %s at %d of the load: %s', (compressor, share, state) => {
    expect(checkSizing(result, { compressor, coolingTotalBtuh: load * share })).toMatchObject([
      { what: 'cooling total', state, edition: 'Manual S, 2014' },
    ]);
  });

  it('requires the latent load, 90% of the sensible load, and a furnace of 100–140%', () => {
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

  it('allows a larger heat pump in a cold, dry climate', () => {
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

describe('heating equipment', () => {
  const heating = result.block.heating.total.value;

  it.each([
    ['boilerOutputBtuh', 1.41, 'boiler', 'too large'],
    ['boilerOutputBtuh', 0.99, 'boiler', 'too small'],
    ['electricHeatBtuh', 3, 'electric heat', 'fits'],
    ['electricHeatBtuh', 0.99, 'electric heat', 'too small'],
    ['backupHeatBtuh', 1.01, 'backup heat', 'too large'],
    ['backupHeatBtuh', 0.41, 'backup heat', 'fits'],
    ['backupHeatBtuh', 0.39, 'backup heat', 'too small'],
  ] as const)('rates %s of %d of the load: %s is %s', (field, share, what, state) => {
    const [finding] = checkSizing(result, { [field]: heating * share, heatPumpOutputBtuh: heating * 0.6 });
    expect(finding).toMatchObject({ what, state, loadBtuh: heating });
    expect(finding?.source).not.toBe('');
  });

  it('of a heat pump meets the load at its balance point, with the backup covering the rest', () => {
    const design = designOf(inputs);
    const rated = { at47Btuh: heating, at17Btuh: heating * 0.6 };
    const { output, backup, balancePointF } = heatPumpBalance(result, design, rated);
    // 15 °F outdoors is 2 below the rating at 17: 0.6 − 0.4 × 2 ÷ 30 of the load.
    expect(output.value / heating).toBeCloseTo(0.6 - (0.4 * 2) / 30, 9);
    expect(output.value + backup.value).toBeCloseTo(heating, 6);
    const at = balancePointF?.value ?? NaN;
    expect((heating * (65 - at)) / (65 - 15)).toBeCloseTo(heating * (0.6 + (0.4 * (at - 17)) / 30), 6);
    expect(heatPumpBalance(result, design, { at47Btuh: 3 * heating, at17Btuh: 2 * heating })).toMatchObject({
      backup: { value: 0 },
      balancePointF: undefined,
    });
  });
});

describe('Manual S editions', () => {
  it('are data: the first has one limit for all stages, and another for heat pumps', () => {
    const chosen = { compressor: 'variable speed' as const, coolingTotalBtuh: load * 1.2 };
    const states = (isHeatPump: boolean) =>
      SIZING_EDITIONS.map((limits) => checkSizing(result, { ...chosen, isHeatPump }, limits)[0]?.state);
    expect([states(false), states(true)]).toEqual([
      ['fits', 'too large', 'fits'],
      ['fits', 'fits', 'fits'],
    ]);
    expect(checkSizing(result, chosen, MANUAL_S_2004)[0]?.edition).toBe('Manual S, 2004');
  });

  it('name the source of every limit', () => {
    for (const { cooling, heatPumpCooling, sensible, latent, furnace, boiler, electricHeat } of SIZING_EDITIONS)
      for (const { least, most, source } of [
        ...Object.values(cooling),
        ...Object.values(heatPumpCooling),
        ...Object.values(sensible),
        latent,
        furnace,
        boiler,
        electricHeat,
      ]) {
        expect(source.length).toBeGreaterThan(10);
        expect(most ?? Infinity).toBeGreaterThan(least);
      }
  });
});

describe('the third edition, 2023', () => {
  const heating = result.block.heating.total.value;
  const of = (chosen: Parameters<typeof checkSizing>[1]) =>
    Object.fromEntries(checkSizing(result, chosen, MANUAL_S_2023).map(({ what, state }) => [what, state]));
  const states = (chosen: Parameters<typeof checkSizing>[1]): string => of(chosen)['cooling total'] ?? '';

  it.each([
    ['two stage', 1.24, 'fits'],
    ['two stage', 1.26, 'too large'],
    ['variable speed', 1.29, 'fits'],
    ['variable speed', 1.31, 'too large'],
  ] as const)('rates %s at %d of the load: %s', (compressor, share, state) => {
    expect(states({ compressor, coolingTotalBtuh: load * share })).toBe(state);
  });

  it('allows a single stage 120% up to 24,000 Btu/h of load, and 115% above', () => {
    const most = checkSizing(result, { coolingTotalBtuh: load }, MANUAL_S_2023)[0]?.mostBtuh ?? NaN;
    expect(most / load).toBeCloseTo(load <= 24_000 ? 1.2 : 1.15, 9);
    const small = { ...MANUAL_S_2023, smallCooling: { upToBtuh: load + 1, most: 1.2, source: 'here' } };
    const large = { ...MANUAL_S_2023, smallCooling: { upToBtuh: load - 1, most: 1.2, source: 'here' } };
    expect(checkSizing(result, { coolingTotalBtuh: load * 1.19 }, small)[0]?.state).toBe('fits');
    expect(checkSizing(result, { coolingTotalBtuh: load * 1.19 }, large)[0]?.state).toBe('too large');
  });

  it('lets a variable-speed heat pump be sized for heating if it can turn down far enough', () => {
    const heatPump = {
      compressor: 'variable speed' as const,
      isHeatPump: true,
      coolingTotalBtuh: load * 2,
      heatPumpOutputBtuh: heating * 1.05,
    };
    const latent = result.block.coolingLatent.total.value;
    expect(of(heatPump)).toEqual({ 'cooling total': 'too large' });
    const low = {
      coolingMinimumBtuh: load * 0.7,
      latentMinimumBtuh: latent * 1.01,
      heatingMinimumBtuh: heating * 0.5,
    };
    expect(of({ ...heatPump, ...low })).toEqual({
      'cooling total': 'fits',
      'heat pump heating': 'fits',
      'cooling minimum': 'fits',
      'latent minimum': 'fits',
      'heating minimum': 'fits',
    });
    expect(
      of({ ...heatPump, heatPumpOutputBtuh: heating * 0.99, ...low, coolingMinimumBtuh: load * 0.81 }),
    ).toMatchObject({ 'heat pump heating': 'too small', 'cooling minimum': 'too large' });
    // The second edition has no such method.
    expect(checkSizing(result, { ...heatPump, ...low }).map(({ state }) => state)).toEqual(['too large']);
  });

  it('limits electric heat to 175% of the load, or one 5 kW heater up to 15,000 Btu/h', () => {
    const heat = (electricHeatBtuh: number): string => of({ electricHeatBtuh })['electric heat'] ?? '';
    expect(heating).toBeGreaterThan(15_000);
    expect([heat(heating * 0.94), heat(heating * 0.96), heat(heating * 1.74), heat(heating * 1.76)]).toEqual([
      'too small',
      'fits',
      'fits',
      'too large',
    ]);
    const backup = (left: number, backupHeatBtuh: number): string =>
      of({ isHeatPump: true, heatPumpOutputBtuh: heating - left, backupHeatBtuh })['backup heat'] ?? '';
    // An emergency heater may cover 85% of the load, and be at most 175% of that.
    expect([backup(heating / 2, heating * 0.4), backup(heating / 2, heating * 0.85 * 1.74)]).toEqual([
      'too small',
      'fits',
    ]);
    expect(backup(heating / 2, heating * 0.85 * 1.76)).toBe('too large');
  });
});

describe('the verdict', () => {
  it('is the worst finding: too small before too large, and nothing without a capacity', () => {
    const heating = result.block.heating.total.value;
    const of = (cooling: number, furnace: number) =>
      verdictOf(checkSizing(result, { coolingTotalBtuh: load * cooling, furnaceOutputBtuh: heating * furnace }));
    expect([of(1, 1.2), of(1, 2), of(0.5, 2)]).toEqual(['fits', 'too large', 'too small']);
    expect(verdictOf(checkSizing(result, {}))).toBe('not checked');
  });

  it('comes with a warning when the blower moves too little air', () => {
    expect(checkAirflow({ coolingCfm: 800, heatingCfm: 900 }, { coolingCfm: 1000, heatingCfm: 700 })).toEqual([
      { season: 'heating', givenCfm: 900, neededCfm: 700, shortCfm: 0 },
      { season: 'cooling', givenCfm: 800, neededCfm: 1000, shortCfm: 200 },
    ]);
    const unknown = { coolingCfm: null, heatingCfm: null };
    expect(checkAirflow(unknown, { coolingCfm: 1000, heatingCfm: 700 })).toEqual([]);
    expect(checkAirflow({ ...unknown, coolingCfm: 1000 }, { coolingCfm: 1000.4, heatingCfm: 0 })[0]?.shortCfm).toBe(0);
  });
});

describe('an evaporative cooler', () => {
  it('has airflow by wet bulb: 93 °F and 63 °F give 71.4 °F, and humid air cannot cool', () => {
    const design = designOf(inputs);
    const flow = evaporativeAirflow(result, design, 63);
    expect(flow?.parts.at(-1)?.value).toBeCloseTo(93 - 0.72 * 30, 9);
    expect(flow?.value).toBeCloseTo(
      result.block.coolingSensible.total.value / (1.1 * design.altitude.value * (75 - 71.4)),
      6,
    );
    expect(evaporativeAirflow(result, design, 63, 0.85)?.value).toBeLessThan(flow?.value ?? 0);
    expect(evaporativeAirflow(result, design, 76)).toBeUndefined();
  });
});

describe('design airflow', () => {
  it('follows the house’s sensible load, and is split by the rooms’ loads', () => {
    const flow = coolingAirflow(result, designOf(inputs)).value;
    expect(flow).toBeGreaterThan(result.block.coolingSensible.total.value / (1.1 * 21));
    const rooms = roomAirflows(result, { heatingCfm: 700, coolingCfm: flow });
    expect(rooms.reduce((sum, { heating }) => sum + heating.value, 0)).toBeCloseTo(700, 6);
    expect(rooms.reduce((sum, { cooling }) => sum + cooling.value, 0)).toBeCloseTo(flow, 6);
    for (const { heating, cooling, design } of rooms) expect(design.value).toBe(Math.max(heating.value, cooling.value));
  });
});
