import { describe, expect, it } from 'vitest';
import { DIAGNOSTIC_TESTS as T } from './tests';

// The method's list of mistakes that public tools make, with its edge cases and impossible readings.
const faultOf = (outcome: { faults: readonly { field: string; message: string }[] }): string =>
  outcome.faults[0]?.field ?? '';

describe('impossible readings', () => {
  it.each([
    [
      'suction above discharge',
      T['refrigerant.compression_ratio'].run({ suctionPressurePsig: 300, dischargePressurePsig: 120, altitudeFt: 0 }),
      'dischargePressurePsig',
    ],
    [
      'liquid hotter than boiling',
      T['refrigerant.subcooling'].run({
        refrigerant: 'R-410A',
        liquidPressurePsig: 318,
        liquidLineTempF: 103,
        altitudeFt: 0,
      }),
      'liquidLineTempF',
    ],
    [
      'a suction line colder than boiling',
      T['refrigerant.superheat'].run({
        refrigerant: 'R-410A',
        suctionPressurePsig: 118,
        suctionLineTempF: 20,
        altitudeFt: 0,
      }),
      'suctionLineTempF',
    ],
    [
      'wet bulb above dry bulb',
      T['psychro.from_wet_bulb'].run({ dryBulbF: 70, wetBulbF: 71, altitudeFt: 0 }),
      'wetBulbF',
    ],
    ['air drier than dry', T['psychro.from_wet_bulb'].run({ dryBulbF: 105, wetBulbF: 40, altitudeFt: 0 }), 'wetBulbF'],
    [
      'supply warmer than return',
      T['air.capacity'].run({
        airflowCfm: 1200,
        returnDryBulbF: 75,
        returnWetBulbF: 63,
        supplyDryBulbF: 76,
        supplyWetBulbF: 60,
        altitudeFt: 0,
      }),
      'supplyDryBulbF',
    ],
    [
      'a static outside the blower table',
      T['air.blower_table'].run({
        points: [
          [0.5, 2125],
          [0.6, 2035],
        ],
        externalStaticInWc: 0.61,
      }),
      'externalStaticInWc',
    ],
    [
      'flue gas colder than its air',
      T['combustion.siegert'].run({ fuel: 'propane', o2Pct: 5, stackTempF: 60, airTempF: 70, condensing: true }),
      'stackTempF',
    ],
    [
      'more pressure flowing than standing',
      T['water.pressure'].run({ staticPsi: 50, residualPsi: 55, flowGpm: 5 }),
      'residualPsi',
    ],
    [
      'return hotter than supply',
      T['hydronic.output'].run({ flowGpm: 5, supplyF: 140, returnF: 150, fluidFactor: 500 }),
      'returnF',
    ],
    [
      'a day no calendar has',
      T['refrigerant.leak_rate'].run({ method: 'rolling', fullChargeLb: 10, asOf: '2026-02-30', additions: [] }),
      'asOf',
    ],
  ])('are refused at the field: %s', (_what, outcome, field) => expect(faultOf(outcome)).toBe(field));

  it('allows fog, since 0.2 °F of wet bulb above dry bulb is within two thermometers’ error', () => {
    const { outputs } = T['psychro.from_wet_bulb'].run({ dryBulbF: 60, wetBulbF: 60.2, altitudeFt: 0 });
    expect(outputs?.relativeHumidityPct).toBeCloseTo(100, 3);
  });
});

describe('target superheat', () => {
  const table = (indoorWetBulbF: number, outdoorDryBulbF: number) =>
    T['refrigerant.target_superheat'].run({ method: 'table', indoorWetBulbF, outdoorDryBulbF }).outputs;

  it('is refused outside the table and next to an empty cell, never clamped', () => {
    for (const [wet, outdoor] of [
      [49, 75],
      [77, 75],
      [66, 54],
      [66, 116],
      [60, 85],
      [62, 95],
      [64, 100],
      [61, 84],
    ] as const)
      expect(table(wet, outdoor)).toEqual({ valid: false, targetSuperheatF: null });
  });

  it('interpolates only between neighboring cells', () => expect(table(62, 83)?.targetSuperheatF).toBeCloseTo(9.6, 6));
});

describe('the charge check', () => {
  const fixed = (superheatF: number, subcoolingF: number) =>
    T['refrigerant.charge_check'].run({ meteringDevice: 'fixed', superheatF, targetSuperheatF: 12, subcoolingF })
      .outputs;
  const txv = (superheatF: number, subcoolingF: number) =>
    T['refrigerant.charge_check'].run({ meteringDevice: 'txv', superheatF, subcoolingF, targetSubcoolingF: 10 })
      .outputs;

  it.each([
    [fixed(17, 8), 'pass', null],
    [fixed(17.5, 8), 'watch', 'undercharge'],
    [fixed(18.5, 8), 'fail', 'undercharge'],
    [fixed(30, 16), 'fail', 'restriction'],
    [fixed(5, 5), 'fail', 'low-airflow-or-overfeeding'],
    [fixed(5, 13), 'fail', 'overcharge'],
    [txv(12, 13), 'pass', null],
    [txv(12, 13.5), 'watch', 'overcharge'],
    [txv(12, 5), 'fail', 'undercharge'],
    [txv(30, 2), 'fail', 'undercharge'],
    [txv(30, 10), 'fail', 'restriction-or-txv-closed'],
    [txv(2, 10), 'fail', 'txv-overfeeding'],
    [txv(2, 18), 'fail', 'overcharge'],
    [txv(2, 4), 'fail', 'txv-overfeeding'],
  ])('for %o says %s: %s', (outputs, verdict, firstCause) => expect(outputs).toEqual({ verdict, firstCause }));

  it('says at most "watch" about subcooling without a data plate', () => {
    const { outputs } = T['refrigerant.charge_check'].run({ meteringDevice: 'txv', superheatF: 10, subcoolingF: 30 });
    expect(outputs).toEqual({ verdict: 'watch', firstCause: 'overcharge' });
  });
});

describe('leak rules', () => {
  const appliance = {
    date: '2026-03-01',
    refrigerant: 'R-410A',
    gwp: 2088,
    ods: false,
    fullChargeLb: 40,
    category: 'comfort-cooling',
    residentialOrLightCommercialAC: false,
    leakRatePct: 10,
  };
  const rule = (change: object) => T['refrigerant.leak_rule'].run({ ...appliance, ...change }).outputs;

  it('are triggered only above the threshold', () => expect(rule({})?.exceeded).toBe(false));
  it.each([
    ['the first day of the rule', { date: '2026-01-01' }, 'AIM-84.106'],
    ['the day before', { date: '2025-12-31' }, null],
    ['15 lb', { fullChargeLb: 15 }, 'AIM-84.106'],
    ['less', { fullChargeLb: 14.9 }, null],
    ['a GWP of 53', { gwp: 53 }, null],
    ['R-454B', { refrigerant: 'R-454B', gwp: 466 }, 'AIM-84.106'],
    ['R-22 of 49 lb', { ods: true, fullChargeLb: 49 }, null],
    ['R-22 of 50 lb in a house', { ods: true, fullChargeLb: 50, residentialOrLightCommercialAC: true }, '608-82.157'],
    ['R-22 before 2019', { ods: true, fullChargeLb: 50, date: '2018-12-31' }, '608-82.156-old'],
  ])('apply by date: %s', (_what, change, id) => expect(rule(change)?.rule).toBe(id));

  it('count the last 365 days, and only after a verification', () => {
    const rate = (lastSuccessfulFollowUpVerification: string | null) =>
      T['refrigerant.leak_rate'].run({
        method: 'rolling',
        fullChargeLb: 100,
        asOf: '2026-11-01',
        lastSuccessfulFollowUpVerification,
        additions: [
          { date: '2025-10-31', pounds: 8 },
          { date: '2025-11-01', pounds: 4 },
          { date: '2026-05-01', pounds: 2 },
          { date: '2026-12-01', pounds: 50 },
        ],
      }).outputs?.leakRatePct;
    expect(rate(null)).toBeCloseTo(6, 9);
    expect(rate('2026-01-15')).toBeCloseTo(2, 9);
  });
});

describe('a standing vacuum', () => {
  const hold = (startMicron: number, endMicron: number, minutes: number) =>
    T['refrigerant.evacuation_decay'].run({ profile: 'hold-10', startMicron, endMicron, minutes }).outputs;

  it.each([
    [hold(260, 500, 10), 'fail', 'start-too-high'],
    [hold(240, 2001, 10), 'fail', 'leak'],
    [hold(240, 2500, 3), 'fail', 'leak'],
    [hold(240, 400, 3), 'not-valid', 'held-too-short'],
    [hold(240, 90, 10), 'not-valid', 'pump-not-isolated'],
    [hold(250, 1000, 12), 'pass', null],
  ])('%o gives %s: %s', (outputs, verdict, cause) => expect(outputs).toEqual({ verdict, cause }));
});

it('computes flue gas in °C and with both Siegert constants', () => {
  const { outputs } = T['combustion.siegert'].run({
    fuel: 'natural-gas',
    o2Pct: 4.5,
    stackTempF: 356,
    airTempF: 68,
    condensing: false,
  });
  // 160 K x (0.66 / 16.4 + 0.009) = 7.879; without the second constant it would be 6.44.
  expect(outputs?.stackLossPct).toBeCloseTo(7.879, 3);
});

it('reads metric gas meters', () => {
  const { outputs } = T['combustion.meter_clock'].run({
    dialM3: 0.01,
    secondsPerRevolution: 12,
    heatingValueBtuCuFt: 1000,
  });
  expect(outputs?.cfh).toBeCloseTo(105.94, 2);
});

it('corrects air density for elevation: 1.08 becomes 0.89 at 5,280 ft', () => {
  const flow = (altitudeFt: number): number =>
    T['air.flow_from_temperature_rise'].run({
      source: 'electric',
      volts: 240,
      amps: 41.5,
      temperatureRiseF: 22,
      altitudeFt,
    }).outputs?.airflowCfm ?? 0;
  expect((flow(0) / flow(5280)) * 1.08).toBeCloseTo(0.889, 3);
});
