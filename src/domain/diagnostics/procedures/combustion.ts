import { FUEL_NAMES } from '../combustion/combustionTests';
import {
  coPpm,
  dryBulbF,
  o2Pct,
  outdoorDryBulbF,
  quantity,
  stackTempF,
  temperatureDifferenceF,
} from '../readings/fields';
import { reading } from '../readings/reading';
import limits from '../tables/limits.json';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { choiceField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const SAFETY = 'Safety first';
const FLUE = 'Flue gas, steady state';
const INPUT = 'Input';
const RISE = 'Temperature rise';
const BURNERS = limits.combustionTargets.rows;
const APPLIANCES = limits.coLimits.airFreePpm;
const FUEL_LABELS = { 'natural-gas': 'Natural gas', propane: 'Propane', 'light-oil': 'Oil' } as const;
const isNatural = (readings: Readings): boolean => readings['fuel'] === 'natural-gas';

const FIELDS: readonly ReadingField[] = [
  numberField(
    SAFETY,
    'ambientCoPpm',
    reading({ label: 'CO in the room', min: 0, max: 10_000, unit: 'ppm', why: 'the sensor ends there', usual: [0, 9] }),
    { digits: 0, hint: 'Before it fires, and while it does' },
  ),
  numberField(
    SAFETY,
    'draftPullPa',
    reading({
      label: 'Draft, how strongly it pulls',
      min: 0,
      max: 100,
      unit: 'Pa',
      why: 'vents do not pull more',
      usual: [0.5, 10],
    }),
    { hint: 'Natural draft only; 0 where it pushes back' },
  ),
  numberField(SAFETY, 'outdoorDryBulbF', outdoorDryBulbF),
  choiceField(
    FLUE,
    'appliance',
    'Appliance',
    APPLIANCES.map(({ appliance }) => ({ value: appliance, label: appliance })),
  ),
  choiceField(
    FLUE,
    'fuel',
    'Fuel',
    FUEL_NAMES.map((fuel) => ({ value: fuel, label: FUEL_LABELS[fuel] })),
  ),
  choiceField(
    FLUE,
    'burner',
    'Burner',
    BURNERS.map(({ type }) => ({ value: type, label: type })),
  ),
  numberField(FLUE, 'o2Pct', o2Pct),
  numberField(FLUE, 'coPpm', coPpm, { digits: 0, label: 'CO in the flue, as measured' }),
  numberField(FLUE, 'stackTempF', stackTempF, { digits: 0, hint: 'In the middle of the flue, before a draft hood' }),
  numberField(FLUE, 'airTempF', dryBulbF('Combustion air'), { digits: 0 }),
  numberField(INPUT, 'dialCuFt', quantity('Dial', 'cu ft', 1000), {
    digits: 2,
    hint: 'Other appliances and pilots off',
    isUsed: isNatural,
  }),
  numberField(INPUT, 'secondsPerRevolution', quantity('One revolution', 's', 36_000, 0.5), { isUsed: isNatural }),
  numberField(
    INPUT,
    'heatingValueBtuCuFt',
    reading({
      label: 'Heating value',
      min: 300,
      max: 4000,
      unit: 'Btu/cu ft',
      why: 'natural gas has about 1,000',
      usual: [900, 1150],
    }),
    { digits: 0, isUsed: isNatural },
  ),
  numberField(INPUT, 'nameplateInputBtuh', quantity('Input on the plate', 'Btu/h', 100_000_000, 100), {
    digits: 0,
    isUsed: isNatural,
  }),
  numberField(RISE, 'temperatureRiseF', temperatureDifferenceF('Temperature rise', 0.5, 200), {
    hint: 'Probe out of sight of the exchanger',
  }),
  numberField(RISE, 'lowestRiseF', temperatureDifferenceF('Lowest rise on the plate', 0, 200), { digits: 0 }),
  numberField(RISE, 'highestRiseF', temperatureDifferenceF('Highest rise on the plate', 0, 200), { digits: 0 }),
];
const CONDITIONS = [{ name: 'isSteady', label: 'Fired for 10 minutes, readings steady, analyzer zeroed outdoors' }];

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, CONDITIONS);
  judgeAmbient(reader);
  judgeDraft(reader);
  judgeCarbonMonoxide(reader);
  judgeFlue(reader);
  judgeInput(reader);
  judgeRise(reader);
  return reader.result();
}

function judgeAmbient(reader: Reader): void {
  const ppm = reader.number('ambientCoPpm');
  const limit: Limit = {
    text: 'up to 9 ppm; above 35 stop',
    source: 'ASHRAE figure in trade texts; NORA text on BPI',
    grade: 'V1',
  };
  const verdict = reader.judge({ id: 'ambientCo', label: 'CO in the room', unit: 'ppm', digits: 0 }, ppm, (value) => ({
    verdict: inBands(value, [0, 9], [0, 35]),
    limit,
    uncertainty: 3,
    note: value > 35 ? 'Stop, ventilate, find the source; above 70 ppm leave the building' : '',
  }));
  if (verdict === 'fail' || verdict === 'watch')
    reader.suspect(
      ['Spillage or back draft', 'Attached garage or another appliance', 'Cracked exchanger'],
      `${ppm ?? ''} ppm in the room`,
    );
}

function judgeDraft(reader: Reader): void {
  const pull = reader.number('draftPullPa');
  const draft = pull === undefined ? undefined : -pull;
  const least = reader.ask(T['combustion.min_draft'], {
    outdoorDryBulbF: reader.number('outdoorDryBulbF'),
    ventType: 'natural-draft',
  });
  if (least === undefined) return;
  const limit: Limit = {
    text: `${least.minimumDraftPa.toFixed(2)} Pa or lower`,
    source: 'BPI; check with the authority',
    grade: 'M',
  };
  const verdict = reader.judge({ id: 'draft', label: 'Draft', unit: 'Pa' }, draft, (value) => ({
    verdict: inBands(value, [-Infinity, least.minimumDraftPa]),
    limit,
    uncertainty: 0.3,
    offTarget: value - least.minimumDraftPa,
  }));
  if (verdict !== 'watch') return;
  reader.suspect(causesOf('combustion.min_draft', null), `draft ${draft ?? ''} Pa`);
  reader.suggest(...nextAfter('combustion.min_draft'));
}

function judgeCarbonMonoxide(reader: Reader): void {
  const found = reader.ask(T['combustion.co_air_free'], {
    coPpm: reader.number('coPpm'),
    o2Pct: reader.number('o2Pct'),
  });
  const row = APPLIANCES.find(({ appliance }) => appliance === reader.choice('appliance'));
  const watch = limits.coLimits.watchAirFreePpm;
  const measure = { id: 'coAirFree', label: 'CO, air-free', unit: 'ppm', digits: 0 };
  if (row === undefined) {
    reader.show(measure, found?.coAirFreePpm, 'Choose the appliance for its limit', 5);
    return;
  }
  const limit: Limit = {
    text: `up to ${row.limit} ppm; watch from ${watch}`,
    source: 'ANSI Z21, as quoted in trade texts',
    grade: 'V2',
  };
  const verdict = reader.judge(measure, found?.coAirFreePpm, (value) => ({
    verdict: inBands(value, [0, watch], [0, row.limit]),
    limit,
    uncertainty: Math.max(5, value * 0.05),
  }));
  if (verdict !== 'fail' && verdict !== 'watch') return;
  reader.suspect(causesOf('combustion.co_air_free', null), `${found?.coAirFreePpm.toFixed(0) ?? ''} ppm air-free`);
  reader.suggest(...nextAfter('combustion.co_air_free'));
}

function judgeFlue(reader: Reader): void {
  const row = BURNERS.find(({ type }) => type === reader.choice('burner'));
  const [oxygen, stack] = [reader.number('o2Pct'), reader.number('stackTempF')];
  const source = limits.combustionTargets.source;
  if (row !== undefined) {
    const [lowO2 = 0, highO2 = 21] = row.o2Pct;
    const [coolest = 0, hottest = 2000] = row.stackF;
    const air = reader.judge({ id: 'oxygen', label: 'Oxygen', unit: '%' }, oxygen, (value) => ({
      verdict: inBands(value, [lowO2, highO2]),
      limit: { text: `${lowO2} to ${highO2} %`, source, grade: 'V1' },
      uncertainty: 0.3,
    }));
    if (air === 'fail' && oxygen !== undefined)
      reader.suspect(
        oxygen > highO2 ? ['Too much air, draft, or a leak of the cabinet'] : ['Starved air, or overfired'],
        `${oxygen} % oxygen`,
      );
    const heat = reader.judge({ id: 'stack', label: 'Stack temperature', unit: '°F', digits: 0 }, stack, (value) => ({
      verdict: inBands(value, [coolest, hottest]),
      limit: { text: `${coolest} to ${hottest} °F`, source, grade: 'V1' },
      uncertainty: 5,
    }));
    if (heat === 'fail' && stack !== undefined && stack > hottest)
      reader.suspect(['Dirty exchanger, low airflow, or overfired'], `stack of ${stack} °F`);
  }
  const found = reader.ask(T['combustion.siegert'], {
    fuel: reader.choice('fuel'),
    o2Pct: oxygen,
    stackTempF: stack,
    airTempF: reader.number('airTempF'),
    condensing: row === undefined ? undefined : row.type.includes('condensing'),
  });
  reader.show(
    { id: 'grossEfficiency', label: 'Efficiency, gross', unit: '%' },
    found?.grossEfficiencyPct,
    'By the stack, not AFUE',
    0.7,
  );
  reader.show({ id: 'netEfficiency', label: 'Efficiency, net', unit: '%' }, found?.netEfficiencyPct);
  reader.show({ id: 'excessAir', label: 'Excess air', unit: '%', digits: 0 }, found?.excessAirPct);
  reader.show({ id: 'co2', label: 'Carbon dioxide', unit: '%' }, found?.co2Pct);
}

function judgeInput(reader: Reader): void {
  const found = reader.ask(
    T['combustion.meter_clock'],
    {
      dialCuFt: reader.number('dialCuFt'),
      secondsPerRevolution: reader.number('secondsPerRevolution'),
      heatingValueBtuCuFt: reader.number('heatingValueBtuCuFt'),
    },
    { nameplateInputBtuh: reader.number('nameplateInputBtuh') },
  );
  reader.show({ id: 'input', label: 'Gas input', unit: 'Btu/h', digits: 0 }, found?.inputBtuh);
  const limit: Limit = { text: 'plate ± 5 %', source: 'York D3CG090 manual', grade: 'V1' };
  const verdict = reader.judge(
    { id: 'inputDeviation', label: 'Input against plate', unit: '%' },
    found?.deviationPct,
    (value) => ({
      verdict: inBands(value, [-4, 4], [-5, 5]),
      limit,
      uncertainty: 1,
      offTarget: value,
    }),
  );
  if (verdict !== 'fail' && verdict !== 'watch') return;
  const off = found?.deviationPct ?? 0;
  reader.suspect(causesOf('combustion.meter_clock', off > 0 ? 'high' : 'low'), `${off.toFixed(1)} % from the plate`);
  reader.suggest(...nextAfter('combustion.meter_clock'));
}

function judgeRise(reader: Reader): void {
  const [rise, low, high] = [
    reader.number('temperatureRiseF'),
    reader.number('lowestRiseF'),
    reader.number('highestRiseF'),
  ];
  if (low === undefined || high === undefined) return;
  if (low >= high) {
    reader.refuse('highestRiseF', 'The highest rise must be above the lowest');
    return;
  }
  const limit: Limit = { text: `${low} to ${high} °F`, source: 'Nameplate', grade: 'plate' };
  const verdict = reader.judge({ id: 'temperatureRise', label: 'Temperature rise', unit: '°F' }, rise, (value) => ({
    verdict: inBands(value, [low, high]),
    limit,
    uncertainty: 1.4,
    offTarget: value - (low + high) / 2,
  }));
  if (verdict !== 'fail' || rise === undefined) return;
  reader.suspect(
    rise > high ? ['Filter, blower or ducts: too little air', 'Overfired'] : ['Underfired', 'Blower speed too high'],
    `rise of ${rise} °F`,
  );
  reader.suggest(T['combustion.meter_clock'].title, T['air.external_static'].title);
}

export const combustion: Procedure = {
  purpose: 'CO, oxygen, stack and efficiency, gas input, draft and temperature rise',
  trade: 'hvac',
  conditions: CONDITIONS,
  hazard: 'Read CO in the room before and during. Above 35 ppm stop and ventilate; smell of gas: leave.',
  usual: { heatingValueBtuCuFt: 1000 },
  fields: FIELDS,
  assess,
};
