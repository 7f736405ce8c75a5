import { quantity, waterPsi } from '../readings/fields';
import limits from '../tables/limits.json';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const PRESSURE = 'Pressure';
const FLOW = 'Flow at a fixture';
const LEAK = 'Leak, everything closed';
const { low, max } = limits.waterLimits.pressurePsi;

const FIELDS: readonly ReadingField[] = [
  numberField(PRESSURE, 'staticPsi', waterPsi('Static pressure'), { hint: 'At a hose bib, nothing running' }),
  numberField(PRESSURE, 'residualPsi', waterPsi('Pressure while flowing')),
  numberField(PRESSURE, 'flowGpm', quantity('Flow meanwhile', 'gpm', 10_000, 0)),
  numberField(FLOW, 'gallons', quantity('Into the bucket', 'gal', 10_000, 0)),
  numberField(FLOW, 'seconds', quantity('In', 's', 36_000)),
  numberField(FLOW, 'ratedGpm', quantity('The fixture’s rating', 'gpm', 1000, 0.1)),
  numberField(LEAK, 'meterGallons', quantity('Moved on the meter', 'gal', 1_000_000, 0), { digits: 2 }),
  numberField(LEAK, 'minutes', quantity('In', 'min', 100_000)),
];

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, []);
  const standing = reader.number('staticPsi');
  const limit: Limit = { text: `${low} to ${max} psi`, source: limits.waterLimits.pressurePsi.source, grade: 'V1' };
  const verdict = reader.judge(
    { id: 'staticPressure', label: 'Static pressure', unit: 'psi', digits: 0 },
    standing,
    (value) => ({
      verdict: inBands(value, [low, max], [-Infinity, max]),
      limit,
      uncertainty: 2,
      note: value > max ? 'Log the night as well: thermal expansion shows there' : '',
    }),
  );
  if ((verdict === 'fail' || verdict === 'watch') && standing !== undefined) {
    reader.suspect(causesOf('water.pressure', standing > max ? 'high' : 'low'), `${standing} psi static`);
    reader.suggest(...nextAfter('water.pressure'));
  }
  const found = reader.ask(T['water.pressure'], {
    staticPsi: standing,
    residualPsi: reader.number('residualPsi'),
    flowGpm: reader.number('flowGpm'),
  });
  const dropLimit: Limit = {
    text: 'up to 20 psi at a known flow',
    source: 'Computed; depends on flow and pipe',
    grade: 'F',
  };
  const drop = reader.judge(
    { id: 'pressureDrop', label: 'Drop while flowing', unit: 'psi', digits: 0 },
    found?.dropPsi,
    (value) => ({
      verdict: value > 20 ? 'watch' : 'pass',
      limit: dropLimit,
      uncertainty: 2,
    }),
  );
  if (drop === 'watch') {
    reader.suspect(
      ['Valve half closed, or failed', 'Softener or filter in need of service', 'Corroded pipe', 'Leak'],
      `drop of ${found?.dropPsi.toFixed(0) ?? ''} psi`,
    );
    reader.suggest(T['water.bucket_flow'].title, T['water.meter_leak'].title);
  }
  judgeFlow(reader);
  judgeLeak(reader);
  return reader.result();
}

function judgeFlow(reader: Reader): void {
  const found = reader.ask(T['water.bucket_flow'], {
    gallons: reader.number('gallons'),
    seconds: reader.number('seconds'),
  });
  const rated = reader.number('ratedGpm');
  const measure = { id: 'fixtureFlow', label: 'Flow', unit: 'gpm', digits: 2 };
  if (rated === undefined) {
    reader.show(measure, found?.flowGpm, '', 0.2);
    return;
  }
  const limit: Limit = { text: `${rated} gpm`, source: 'Rating of the fixture', grade: 'plate' };
  const verdict = reader.judge(measure, found?.flowGpm, (value) => ({
    verdict: inBands(value, [rated * 0.8, Infinity], [rated * 0.6, Infinity]),
    limit,
    uncertainty: 0.2,
    offTarget: value - rated,
  }));
  if (verdict === 'fail' || verdict === 'watch')
    reader.suspect(['Aerator or cartridge', 'Stop half closed', 'Flexible connector'], 'flow below its rating');
}

function judgeLeak(reader: Reader): void {
  const found = reader.ask(T['water.meter_leak'], {
    meterGallons: reader.number('meterGallons'),
    minutes: reader.number('minutes'),
  });
  const limit: Limit = { text: 'no movement', source: 'Everything closed: whatever moves, leaks', grade: 'F' };
  const verdict = reader.judge({ id: 'meterLeak', label: 'Leak', unit: 'gal/day' }, found?.gallonsPerDay, (value) => ({
    verdict: value > 0 ? 'fail' : 'pass',
    limit,
    uncertainty: 1,
  }));
  if (verdict !== 'fail') return;
  reader.suspect(causesOf('water.meter_leak', null), `${found?.gallonsPerDay.toFixed(0) ?? ''} gallons a day`);
  reader.suggest(...nextAfter('water.meter_leak'));
}

export const water: Procedure = {
  purpose: 'Static and flowing pressure, flow of a fixture, leak by the meter',
  trade: 'plumbing',
  conditions: [],
  usual: {},
  fields: FIELDS,
  assess,
};
