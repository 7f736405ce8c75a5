import limits from '../tables/limits.json';
import { reading } from '../readings/reading';
import { causesOf, nextAfter } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { choiceField, flagField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const TEST = 'Differentials';
const { RP, DC, PVB } = limits.backflowPsid;
const psid = (label: string) =>
  reading({ label, min: 0, max: 100, unit: 'psid', why: 'differential gauges end there', usual: [0, 15] });
const of =
  (...devices: string[]) =>
  (readings: Readings): boolean =>
    devices.includes(String(readings['device']));

const FIELDS: readonly ReadingField[] = [
  choiceField('Assembly', 'device', 'Kind', [
    { value: 'RP', label: 'Reduced pressure (RP)' },
    { value: 'DC', label: 'Double check (DC)' },
    { value: 'PVB', label: 'Pressure vacuum breaker (PVB)' },
  ]),
  numberField(TEST, 'check1Psid', psid('First check'), { isUsed: of('RP', 'DC') }),
  numberField(TEST, 'reliefOpensPsid', psid('Relief opens at'), { isUsed: of('RP') }),
  flagField(TEST, 'check2Tight', 'Second check is tight', { isUsed: of('RP') }),
  numberField(TEST, 'check2Psid', psid('Second check'), { isUsed: of('DC') }),
  numberField(TEST, 'airInletOpensPsid', psid('Air inlet opens at'), { isUsed: of('PVB') }),
  numberField(TEST, 'checkPsid', psid('Check'), { isUsed: of('PVB') }),
];
const CONDITIONS = [{ name: 'isCertified', label: 'Tested by a certified tester with a gauge in calibration' }];

const atLeast = (psi: number, grade: Limit['grade'], source: string): Limit => ({
  text: `at least ${psi} psid`,
  source,
  grade,
});

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, CONDITIONS);
  const device = reader.choice('device');
  const rows: { id: string; label: string; name: string; least: number; limit: Limit }[] =
    device === 'RP'
      ? [
          {
            id: 'firstCheck',
            label: 'First check',
            name: 'check1Psid',
            least: RP.check1Min,
            limit: atLeast(RP.check1Min, 'V1', 'EPA cross-connection manual; some authorities accept 3'),
          },
          {
            id: 'relief',
            label: 'Relief opens at',
            name: 'reliefOpensPsid',
            least: RP.reliefMin,
            limit: atLeast(RP.reliefMin, 'V1', 'EPA cross-connection manual'),
          },
        ]
      : device === 'DC'
        ? ['check1Psid', 'check2Psid'].map((name, index) => ({
            id: name,
            label: index === 0 ? 'First check' : 'Second check',
            name,
            least: DC.eachMin,
            limit: atLeast(DC.eachMin, 'M', 'Check with the authority'),
          }))
        : [
            {
              id: 'airInlet',
              label: 'Air inlet opens at',
              name: 'airInletOpensPsid',
              least: PVB.airInletMin,
              limit: atLeast(PVB.airInletMin, 'M', 'Check with the authority'),
            },
            {
              id: 'check',
              label: 'Check',
              name: 'checkPsid',
              least: PVB.checkMin,
              limit: atLeast(PVB.checkMin, 'M', 'Check with the authority'),
            },
          ];
  const verdicts = rows.map(({ id, label, name, least, limit }) =>
    reader.judge({ id, label, unit: 'psid' }, reader.number(name), (value) => ({
      verdict: inBands(value, [least, Infinity]),
      limit,
      uncertainty: 0.2,
    })),
  );
  const [check1, relief] = [reader.number('check1Psid'), reader.number('reliefOpensPsid')];
  if (device === 'RP') {
    const tight: Limit = { text: 'tight', source: 'EPA cross-connection manual', grade: 'V1' };
    if (readings['check2Tight'] !== undefined)
      verdicts.push(
        reader.judge(
          { id: 'secondCheck', label: 'Second check tight (1 = yes)', digits: 0 },
          reader.isTicked('check2Tight') ? 1 : 0,
          (value) => ({ verdict: value === 1 ? 'pass' : 'fail', limit: tight }),
        ),
      );
    if (check1 !== undefined && relief !== undefined)
      reader.show(
        { id: 'buffer', label: 'Buffer between check and relief', unit: 'psid' },
        check1 - relief,
        `${RP.bufferMinAdvice} psid or more is advised`,
      );
  }
  if (verdicts.some((verdict) => verdict === 'fail' || verdict === 'watch')) {
    reader.suspect(causesOf('water.backflow', null), 'a differential below its limit');
    reader.suggest(...nextAfter('water.backflow'));
  }
  return reader.result();
}

export const backflowAssembly: Procedure = {
  purpose: 'Differentials of RP, DC and PVB assemblies',
  trade: 'plumbing',
  conditions: CONDITIONS,
  usual: { device: 'RP', check2Tight: true },
  fields: FIELDS,
  assess,
};
