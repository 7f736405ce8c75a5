import { quantity } from '../readings/fields';
import { reading } from '../readings/reading';
import limits from '../tables/limits.json';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { choiceField, flagField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const LOOP = 'The loop';
const FACTORS = limits.fluidFactorsBtuhPerGpmF;
const water = (label: string) =>
  reading({ label, min: -60, max: 300, unit: '°F', why: 'a heating loop is not colder or hotter', usual: [60, 200] });

const FIELDS: readonly ReadingField[] = [
  choiceField(LOOP, 'fluid', 'Fluid', [
    { value: 'water', label: 'Water' },
    { value: 'propyleneGlycol30', label: 'Glycol 30 %' },
    { value: 'propyleneGlycol50', label: 'Glycol 50 %' },
  ]),
  numberField(LOOP, 'flowGpm', quantity('Flow', 'gpm', 10_000, 0)),
  numberField(LOOP, 'supplyF', water('Supply')),
  numberField(LOOP, 'returnF', water('Return')),
  numberField(LOOP, 'designDeltaF', quantity('Design temperature drop', '°F', 200, 1), {
    digits: 0,
    hint: 'Usually 20 °F',
  }),
  numberField(LOOP, 'plateOutputBtuh', quantity('Output on the plate', 'Btu/h', 100_000_000, 100), { digits: 0 }),
  flagField(LOOP, 'isCondensing', 'Condensing boiler'),
  numberField(
    LOOP,
    'coldFillPsi',
    reading({
      label: 'Pressure, cold',
      min: 0,
      max: 300,
      unit: 'psi',
      why: 'boilers do not hold more',
      usual: [10, 25],
    }),
    { hint: 'About 12 psi for two floors' },
  ),
];

const factorOf = (fluid: string | undefined): number | undefined => {
  if (fluid === 'propyleneGlycol30') return FACTORS.propyleneGlycol30;
  if (fluid === 'propyleneGlycol50') return FACTORS.propyleneGlycol50;
  return fluid === 'water' ? FACTORS.water : undefined;
};

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, []);
  const found = reader.ask(T['hydronic.output'], {
    flowGpm: reader.number('flowGpm'),
    supplyF: reader.number('supplyF'),
    returnF: reader.number('returnF'),
    fluidFactor: factorOf(reader.choice('fluid')),
  });
  reader.show(
    { id: 'output', label: 'Output', unit: 'Btu/h', digits: 0 },
    found?.outputBtuh,
    '',
    (found?.outputBtuh ?? 0) * 0.07,
  );
  const design = reader.number('designDeltaF');
  const dropMeasure = { id: 'loopDrop', label: 'Temperature drop', unit: '°F' };
  if (design === undefined) reader.show(dropMeasure, found?.deltaTF, 'Enter the design drop to judge it', 1.4);
  else {
    const limit: Limit = {
      text: `${design} °F ± 30 %`,
      source: 'Design of the loop; band check with the maker',
      grade: 'M',
    };
    const verdict = reader.judge(dropMeasure, found?.deltaTF, (value) => ({
      verdict: inBands(value, [design * 0.7, design * 1.3]),
      limit,
      uncertainty: 1.4,
      offTarget: value - design,
    }));
    if (verdict === 'watch' && found) {
      reader.suspect(
        causesOf('hydronic.output', found.deltaTF > design ? 'low' : 'high'),
        `drop of ${found.deltaTF.toFixed(0)} °F`,
      );
      reader.suggest(...nextAfter('hydronic.output'));
    }
  }
  const plate = reader.number('plateOutputBtuh');
  if (plate !== undefined && found !== undefined)
    reader.show(
      { id: 'outputShare', label: 'Of the plate’s output', unit: '%', digits: 0 },
      (found.outputBtuh / plate) * 100,
      '',
      7,
    );
  if (reader.isTicked('isCondensing')) {
    const limit: Limit = {
      text: 'below 130 °F',
      source: 'Condensing needs a cool return; check with the maker',
      grade: 'M',
    };
    reader.judge(
      { id: 'condensingReturn', label: 'Return of a condensing boiler', unit: '°F', digits: 0 },
      reader.number('returnF'),
      (value) => ({
        verdict: inBands(value, [-Infinity, 129.999]),
        limit,
        uncertainty: 1,
      }),
    );
  }
  const limit: Limit = {
    text: 'at least 12 psi for two floors',
    source: '0.433 psi per ft and 4 psi; check the height',
    grade: 'M',
  };
  const cold = reader.judge(
    { id: 'coldFill', label: 'Pressure, cold', unit: 'psi' },
    reader.number('coldFillPsi'),
    (value) => ({
      verdict: inBands(value, [12, 25]),
      limit,
      uncertainty: 0.5,
    }),
  );
  if (cold === 'watch') reader.suspect(['Leak', 'Closed or failed fill valve', 'Expansion tank'], 'cold fill pressure');
  return reader.result();
}

export const hydronic: Procedure = {
  purpose: 'Output from flow and temperatures, return of condensing boilers, fill pressure',
  trade: 'hvac',
  conditions: [],
  usual: { fluid: 'water', designDeltaF: 20 },
  fields: FIELDS,
  assess,
};
