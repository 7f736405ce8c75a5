import { withoutNoise } from '@/domain/calculation/withoutNoise';
import limits from '../tables/limits.json';
import { betweenCells } from '../readings/tableLookup';
import { airflowCfm, altitudeFt, dryBulbF, quantity, staticInWc, wetBulbF } from '../readings/fields';
import { reading } from '../readings/reading';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter, type RankedCause } from '../verdict/causes';
import { inBands, underAllowance, type Limit } from '../verdict/judgment';
import { numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const STATIC = 'Static pressure';
const AIR = 'Air, in and out';
const SIZE = 'Size';

const FIELDS: readonly ReadingField[] = [
  numberField(STATIC, 'returnInWc', staticInWc('Return tap'), {
    digits: 2,
    hint: 'Furnace: after the filter. Air handler: before the unit',
  }),
  numberField(STATIC, 'supplyInWc', staticInWc('Supply tap'), {
    digits: 2,
    hint: 'Furnace: before the coil. Air handler: after the unit',
  }),
  numberField(
    STATIC,
    'ratedMaxInWc',
    reading({
      label: 'Highest static on the plate',
      min: 0.05,
      max: 3,
      unit: 'in w.c.',
      why: 'no plate says more',
      usual: [0.3, 1.2],
    }),
    { digits: 2 },
  ),
  numberField(STATIC, 'filterDropInWc', staticInWc('Drop over the filter'), { digits: 2 }),
  numberField(STATIC, 'coilDropInWc', staticInWc('Drop over the coil'), { digits: 2 }),
  numberField(AIR, 'returnDryBulbF', dryBulbF('Return dry bulb')),
  numberField(AIR, 'returnWetBulbF', wetBulbF('Return wet bulb'), { hint: 'Wick wet, out of sight of the coil' }),
  numberField(AIR, 'supplyDryBulbF', dryBulbF('Supply dry bulb'), { hint: 'Averaged over several places' }),
  numberField(AIR, 'supplyWetBulbF', wetBulbF('Supply wet bulb')),
  numberField(SIZE, 'airflowCfm', airflowCfm, {
    digits: 0,
    hint: 'From the blower table, a flow plate or the temperature rise',
  }),
  numberField(SIZE, 'nominalTons', quantity('Nominal size', 'tons', 500, 0.25), { digits: 1 }),
  numberField(SIZE, 'makerCapacityBtuh', quantity('Maker’s capacity at these conditions', 'Btu/h', 10_000_000, 1000), {
    digits: 0,
    hint: 'Not the nominal tons',
  }),
  numberField(SIZE, 'altitudeFt', altitudeFt, { digits: 0 }),
];
const CONDITIONS = [{ name: 'isCooling', label: 'Cooling at full speed for 15 minutes, registers open' }];
const DROP_TABLE = limits.expectedTemperatureDrop400CfmPerTon;

const expectedDropF = (dryBulb: number, wetBulb: number): number | null =>
  betweenCells(
    { nodes: DROP_TABLE.returnDryBulbF, at: dryBulb },
    { nodes: DROP_TABLE.returnWetBulbF, at: wetBulb },
    DROP_TABLE.expectedDropF,
  );

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, CONDITIONS);
  judgeStatic(reader);
  judgeDrop(reader);
  judgeFlow(reader);
  judgeCapacity(reader);
  return reader.result();
}

function judgeStatic(reader: Reader): void {
  const ratedMaxInWc = reader.number('ratedMaxInWc');
  const taps = { returnInWc: reader.number('returnInWc'), supplyInWc: reader.number('supplyInWc') };
  const found = reader.ask(T['air.external_static'], { method: 'taps', ...taps, ratedMaxInWc });
  const verdict = reader.judge(
    { id: 'externalStatic', label: 'External static', unit: 'in w.c.', digits: 2 },
    found?.totalInWc,
    (total) => ({
      verdict: underAllowance(total, ratedMaxInWc ?? total),
      limit: { text: `up to ${ratedMaxInWc ?? ''} in w.c.`, source: 'Nameplate', grade: 'plate' },
      note: 'Watch from 80 % of the plate',
      uncertainty: 0.02,
      offTarget: null,
    }),
  );
  if (verdict !== 'watch' && verdict !== 'fail') return;
  reader.suspect(largestShare(reader));
  reader.suspect(causesOf('air.external_static', null), `static ${found?.totalInWc.toFixed(2) ?? ''} in w.c.`);
  reader.suggest(...nextAfter('air.external_static'));
}

/** Returns the component with the most static; filter and coil losses aren't counted again in the adjacent duct. */
function largestShare(reader: Reader): RankedCause[] {
  const read = (name: string): number => Math.abs(reader.number(name) ?? 0);
  const [filter, coil] = [read('filterDropInWc'), read('coilDropInWc')];
  const shares = [
    { part: 'The filter', drop: filter },
    { part: 'The coil', drop: coil },
    { part: 'The return duct', drop: Math.max(0, read('returnInWc') - filter) },
    { part: 'The supply duct', drop: Math.max(0, read('supplyInWc') - coil) },
  ];
  const [largest] = shares.toSorted((one, other) => other.drop - one.drop);
  return largest === undefined || largest.drop === 0
    ? []
    : [{ cause: `${largest.part} takes the most`, signsFor: [`${largest.drop.toFixed(2)} in w.c.`], signsAgainst: [] }];
}

function judgeDrop(reader: Reader): void {
  const [back, wet, out] = [
    reader.number('returnDryBulbF'),
    reader.number('returnWetBulbF'),
    reader.number('supplyDryBulbF'),
  ];
  if (back !== undefined && out !== undefined && out >= back)
    reader.refuse('supplyDryBulbF', `Supply air (${out} °F) must be colder than return air (${back} °F) when cooling`);
  if (back !== undefined && wet !== undefined && wet > back + 0.3)
    reader.refuse('returnWetBulbF', `Wet bulb (${wet} °F) cannot be above dry bulb (${back} °F)`);
  const drop = back === undefined || out === undefined || out >= back ? undefined : withoutNoise(back - out);
  const measure = { id: 'temperatureDrop', label: 'Temperature drop', unit: '°F' };
  const expected = back === undefined || wet === undefined ? null : expectedDropF(back, wet);
  if (expected === null) {
    reader.show(
      measure,
      drop,
      wet === undefined
        ? 'Needs the return wet bulb for its target'
        : 'The coil is dry or the table does not reach: judge by capacity',
      1.4,
    );
    return;
  }
  const limit: Limit = {
    text: `${expected.toFixed(1)} °F ± 3`,
    source: 'Wet coil, 400 cfm per ton, computed; ±3 of RA3.2.2.7',
    grade: 'F',
  };
  const offExpected = (value: number): number => withoutNoise(value - expected);
  reader.judge(measure, drop, (value) => ({
    // A low value needs a second look before it says anything about the equipment.
    verdict: offExpected(value) < -3 ? 'watch' : inBands(offExpected(value), [-3, 3]),
    limit,
    uncertainty: 1.4,
    offTarget: offExpected(value),
    note:
      offExpected(value) < -3 ? 'Measure again with averaged temperatures; if it stays, capacity is probably low' : '',
  }));
  if (drop !== undefined && offExpected(drop) > 3) {
    reader.suspect(
      ['Too little air: filter, coil or wheel, ducts, blower speed'],
      `drop ${(drop - expected).toFixed(1)} °F above expected`,
    );
    reader.suggest(T['air.external_static'].title, T['air.blower_table'].title);
  }
  if (drop !== undefined && offExpected(drop) < -3) {
    reader.suspect(
      ['Low capacity: charge, compressor or a leaking return'],
      `drop ${(expected - drop).toFixed(1)} °F below expected`,
    );
    reader.suggest(T['air.capacity'].title, T['refrigerant.charge_check'].title);
  }
}

function judgeFlow(reader: Reader): void {
  const [cfm, tons] = [reader.number('airflowCfm'), reader.number('nominalTons')];
  const perTon = cfm === undefined || tons === undefined ? undefined : cfm / tons;
  const limit: Limit = {
    text: '350 to 450 cfm per ton',
    source: 'RA3.2: refrigerant is judged above 300 only',
    grade: 'V1',
  };
  const verdict = reader.judge(
    { id: 'cfmPerTon', label: 'Airflow per ton', unit: 'cfm', digits: 0 },
    perTon,
    (value) => ({
      verdict: inBands(value, [350, 450], [300.001, Infinity]),
      limit,
      uncertainty: 25,
      note: value <= 300 ? 'At or below 300 no refrigerant reading counts' : '',
    }),
  );
  if (verdict === 'fail')
    reader.suspect(
      ['Filter', 'Dirty coil or wheel', 'Undersized return', 'Blower speed'],
      `${perTon?.toFixed(0) ?? ''} cfm per ton`,
    );
}

function judgeCapacity(reader: Reader): void {
  const found = reader.ask(T['air.capacity'], {
    airflowCfm: reader.number('airflowCfm'),
    returnDryBulbF: reader.number('returnDryBulbF'),
    returnWetBulbF: reader.number('returnWetBulbF'),
    supplyDryBulbF: reader.number('supplyDryBulbF'),
    supplyWetBulbF: reader.number('supplyWetBulbF'),
    altitudeFt: reader.number('altitudeFt'),
  });
  reader.show(
    { id: 'totalCapacity', label: 'Cooling capacity', unit: 'Btu/h', digits: 0 },
    found?.totalBtuh,
    'A wet bulb 0.5 °F wrong moves it about 5 %',
    (found?.totalBtuh ?? 0) * 0.05,
  );
  reader.show({ id: 'sensibleCapacity', label: 'Sensible part', unit: 'Btu/h', digits: 0 }, found?.sensibleBtuh);
  const maker = reader.number('makerCapacityBtuh');
  const share = found === undefined || maker === undefined ? undefined : (found.totalBtuh / maker) * 100;
  if (maker === undefined) return;
  const limit: Limit = { text: '90 % of the maker’s figure', source: 'Check with the maker', grade: 'M' };
  const verdict = reader.judge(
    { id: 'capacityShare', label: 'Of the maker’s capacity', unit: '%', digits: 0 },
    share,
    (value) => ({
      verdict: inBands(value, [90, Infinity], [80, Infinity]),
      limit,
      uncertainty: 5,
      offTarget: value - 100,
    }),
  );
  if (verdict === 'watch') {
    reader.suspect(causesOf('air.capacity', null), `${share?.toFixed(0) ?? ''} % of the maker’s capacity`);
    reader.suggest(...nextAfter('air.capacity'));
  }
}

export const airflow: Procedure = {
  purpose: 'Static pressure, temperature drop with wet bulb, airflow per ton and what the coil really does',
  trade: 'hvac',
  conditions: CONDITIONS,
  usual: { altitudeFt: 0 },
  fields: FIELDS,
  assess,
};
