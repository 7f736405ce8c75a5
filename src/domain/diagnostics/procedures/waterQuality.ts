import { milligramsPerLiter, ph } from '../readings/fields';
import { reading } from '../readings/reading';
import limits from '../tables/limits.json';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { flagField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const SUPPLY = 'Supply';
const BASIC = 'At the tap';
const SCALE = 'Hardness and scale';
const { secondary, chlorineMrdlMgL, chlorineLowWatchMgL } = limits.waterLimits;

const FIELDS: readonly ReadingField[] = [
  flagField(SUPPLY, 'publicSupply', 'Public supply'),
  numberField(BASIC, 'ph', ph, { digits: 2 }),
  numberField(BASIC, 'tdsMgL', milligramsPerLiter('Dissolved solids', 0, 50_000), { digits: 0 }),
  numberField(BASIC, 'chlorineMgL', milligramsPerLiter('Free chlorine', 0, 100), { digits: 2 }),
  numberField(BASIC, 'ironMgL', milligramsPerLiter('Iron', 0, 1000), { digits: 2 }),
  numberField(SCALE, 'hardnessMgL', milligramsPerLiter('Hardness', 0, 5000), { digits: 0, hint: 'As CaCO₃' }),
  numberField(SCALE, 'calciumHardnessMgL', milligramsPerLiter('Calcium hardness', 1, 5000), { digits: 0 }),
  numberField(SCALE, 'alkalinityMgL', milligramsPerLiter('Alkalinity', 1, 5000), { digits: 0 }),
  numberField(
    SCALE,
    'temperatureF',
    reading({
      label: 'Water temperature',
      min: 32,
      max: 212,
      unit: '°F',
      why: 'water is ice or steam beyond',
      usual: [40, 140],
    }),
    { digits: 0 },
  ),
];

const secondaryLimit = (text: string): Limit => ({ text, source: '40 CFR 143.3 (not a health limit)', grade: 'V1' });

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, []);
  const acid = reader.number('ph');
  const [lowest = 6.5, highest = 8.5] = secondary.pH;
  const found = reader.judge({ id: 'ph', label: 'pH', digits: 2 }, acid, (value) => ({
    verdict: inBands(value, [lowest, highest]),
    limit: secondaryLimit(`${lowest} to ${highest}`),
    uncertainty: 0.2,
  }));
  if (found === 'fail' && acid !== undefined && acid < lowest)
    reader.suspect(causesOf('water.quality', 'low').slice(0, 1), `pH ${acid}`);
  reader.judge({ id: 'tds', label: 'Dissolved solids', unit: 'mg/L', digits: 0 }, reader.number('tdsMgL'), (value) => ({
    verdict: inBands(value, [0, secondary.tdsMgL]),
    limit: secondaryLimit(`up to ${secondary.tdsMgL} mg/L`),
    uncertainty: 20,
  }));
  judgeChlorine(reader);
  const iron = reader.judge(
    { id: 'iron', label: 'Iron', unit: 'mg/L', digits: 2 },
    reader.number('ironMgL'),
    (value) => ({
      verdict: inBands(value, [0, secondary.ironMgL]),
      limit: secondaryLimit(`up to ${secondary.ironMgL} mg/L`),
      uncertainty: 0.05,
    }),
  );
  if (iron === 'fail') reader.suspect(['Well, or a corroding main'], 'iron');
  judgeScale(reader);
  return reader.result();
}

function judgeChlorine(reader: Reader): void {
  const limit: Limit = {
    text: `${chlorineLowWatchMgL} to ${chlorineMrdlMgL} mg/L`,
    source: 'Highest residual 4.0 mg/L; low line of a public tap',
    grade: 'V1',
  };
  const isPublic = reader.isTicked('publicSupply');
  const verdict = reader.judge(
    { id: 'chlorine', label: 'Free chlorine', unit: 'mg/L', digits: 2 },
    reader.number('chlorineMgL'),
    (value) => ({
      verdict: value < chlorineLowWatchMgL && isPublic ? 'watch' : inBands(value, [0, chlorineMrdlMgL]),
      limit,
      uncertainty: 0.1,
    }),
  );
  if (verdict === 'watch') reader.suspect(['Stagnation', 'Carbon filter'], 'low chlorine');
  if (verdict === 'fail' || verdict === 'watch') reader.suggest('Laboratory sample');
}

function judgeScale(reader: Reader): void {
  const hard = reader.ask(T['water.hardness'], { hardnessMgL: reader.number('hardnessMgL') });
  const limit: Limit = { text: 'a softener pays above 7 grains', source: 'USGS classes; common practice', grade: 'M' };
  reader.judge({ id: 'hardness', label: 'Hardness', unit: 'grains/gal' }, hard?.grainsPerGallon, (value) => ({
    verdict: value > 7 ? 'watch' : 'pass',
    limit,
    uncertainty: 0.5,
    note: (hard?.usgsClass ?? '').replace('-', ' '),
  }));
  if (hard !== undefined && hard.grainsPerGallon > 7)
    reader.suspect(causesOf('water.hardness', null), `${hard.grainsPerGallon.toFixed(1)} grains`);
  const index = reader.ask(T['water.langelier'], {
    ph: reader.number('ph'),
    tdsMgL: reader.number('tdsMgL'),
    temperatureF: reader.number('temperatureF'),
    calciumHardnessMgL: reader.number('calciumHardnessMgL'),
    alkalinityMgL: reader.number('alkalinityMgL'),
  });
  const scale: Limit = { text: '-0.5 to 0.5', source: 'Langelier; from memory', grade: 'M' };
  reader.judge({ id: 'langelier', label: 'Langelier index', digits: 2 }, index?.langelierIndex, (value) => ({
    verdict: inBands(value, [-0.5, 0.5]),
    limit: scale,
    uncertainty: 0.2,
    note: value > 0.5 ? 'Scaling' : value < -0.5 ? 'Corrosive' : '',
  }));
}

export const waterQuality: Procedure = {
  purpose:
    'pH, dissolved solids, chlorine, iron, hardness and the Langelier index. Lead and copper belong to a laboratory',
  trade: 'plumbing',
  conditions: [],
  usual: { publicSupply: true },
  fields: FIELDS,
  assess,
};
