import { amps, microfarads, volts } from '../readings/fields';
import { reading } from '../readings/reading';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import { causesOf, nextAfter } from '../verdict/causes';
import { inBands, type Limit } from '../verdict/judgment';
import { choiceField, flagField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const CAPACITOR = 'Run capacitor';
const SUPPLY = 'Supply';
const MOTOR = 'Motor or compressor';
const CONTROL = 'Control circuit';
const isThreePhase = (readings: Readings): boolean => readings['isThreePhase'] === true;

const FIELDS: readonly ReadingField[] = [
  numberField(SUPPLY, 'plateVolts', volts('Volts on the plate'), { digits: 0 }),
  flagField(SUPPLY, 'isThreePhase', 'Three phase'),
  numberField(SUPPLY, 'voltsAB', volts('Running volts, L1 to L2'), { hint: 'At the contactor, load on' }),
  numberField(SUPPLY, 'voltsBC', volts('Running volts, L2 to L3'), { isUsed: isThreePhase }),
  numberField(SUPPLY, 'voltsCA', volts('Running volts, L3 to L1'), { isUsed: isThreePhase }),
  numberField(SUPPLY, 'contactVolts', volts('Volts across closed contacts'), { digits: 2 }),
  numberField(CAPACITOR, 'ratedMicrofarad', microfarads('On the label'), {
    hint: 'Not start capacitors, not on ECM motors',
  }),
  choiceField(CAPACITOR, 'tolerancePct', 'Tolerance on the label', [
    { value: '5', label: '± 5 %' },
    { value: '6', label: '± 6 %' },
    { value: '10', label: '± 10 %' },
  ]),
  numberField(CAPACITOR, 'startWindingAmps', amps('Current in the start lead'), {
    digits: 2,
    hint: 'Clamp on the lead from HERM or FAN',
  }),
  numberField(
    CAPACITOR,
    'capacitorVolts',
    reading({ label: 'Volts across the capacitor', min: 1, max: 1000, unit: 'V', why: 'the motor has to run' }),
    { digits: 0 },
  ),
  choiceField(CAPACITOR, 'frequencyHz', 'Mains', [
    { value: '60', label: '60 Hz' },
    { value: '50', label: '50 Hz' },
  ]),
  numberField(MOTOR, 'plateAmps', amps('FLA or RLA on the plate')),
  numberField(MOTOR, 'runningAmps', amps('Running amps')),
  numberField(CONTROL, 'controlVolts', volts('R to C'), { hint: 'While it is calling' }),
];

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, []);
  judgeSupply(reader, isThreePhase(readings));
  judgeCapacitor(reader);
  judgeMotor(reader);
  const control: Limit = { text: 'at least 20 V; 18 V is the end', source: 'Carrier 38AUQ (18 V)', grade: 'V1' };
  const verdict = reader.judge(
    { id: 'controlVolts', label: 'Control voltage', unit: 'V' },
    reader.number('controlVolts'),
    (value) => ({
      verdict: inBands(value, [20, Infinity], [18, Infinity]),
      limit: control,
      uncertainty: 0.3,
    }),
  );
  if (verdict === 'fail' || verdict === 'watch')
    reader.suspect(
      ['Overloaded or failing transformer', 'Wrong tap of the transformer', 'Short in the control wiring'],
      'low control voltage',
    );
  return reader.result();
}

function judgeSupply(reader: Reader, threePhase: boolean): void {
  const [first, second, third] = [reader.number('voltsAB'), reader.number('voltsBC'), reader.number('voltsCA')];
  const plate = reader.number('plateVolts');
  const share = first === undefined || plate === undefined || plate === 0 ? undefined : (first / plate - 1) * 100;
  const limit: Limit = { text: 'plate ± 10 %', source: 'Check with the plate', grade: 'M' };
  const verdict = reader.judge({ id: 'supplyVoltage', label: 'Supply against plate', unit: '%' }, share, (value) => ({
    verdict: inBands(value, [-10, 10]),
    limit,
    uncertainty: 0.5,
  }));
  if (verdict === 'watch')
    reader.suspect(
      ['Supply of the utility', 'Long or thin wire', 'Loose connection'],
      `${share?.toFixed(1) ?? ''} % from the plate`,
    );
  const imbalance =
    threePhase && first !== undefined && second !== undefined && third !== undefined
      ? reader.ask(T['electric.voltage_imbalance'], { lineVolts: [first, second, third] }, {}, { lineVolts: 'voltsAB' })
      : undefined;
  if (imbalance !== undefined) {
    const nema: Limit = {
      text: 'up to 1 %, 2 % is the end',
      source: 'NEMA MG-1 (1 %), Daikin manual (2 %)',
      grade: 'V1',
    };
    const found = reader.judge(
      { id: 'voltageImbalance', label: 'Voltage imbalance', unit: '%', digits: 2 },
      imbalance.imbalancePct,
      (value) => ({
        verdict: inBands(value, [0, 1], [0, 2]),
        limit: nema,
        uncertainty: 0.2,
        note: value > 5 ? 'Above 5 %: never run it' : '',
      }),
    );
    if (found !== 'pass') {
      reader.suspect(causesOf('electric.voltage_imbalance', null), `${imbalance.imbalancePct.toFixed(2)} % imbalance`);
      reader.suggest(...nextAfter('electric.voltage_imbalance'));
    }
  }
  const contact = reader.number('contactVolts');
  const drop = contact === undefined || first === undefined || first === 0 ? undefined : (contact / first) * 100;
  const contacts: Limit = { text: 'up to 3 % of the line', source: 'Check with the maker', grade: 'M' };
  reader.judge({ id: 'contactDrop', label: 'Drop over the contacts', unit: '%' }, drop, (value) => ({
    verdict: inBands(value, [0, 3]),
    limit: contacts,
  }));
}

function judgeCapacitor(reader: Reader): void {
  const numberOf = (name: string): number | undefined => {
    const chosen = reader.choice(name);
    return chosen === undefined ? undefined : Number(chosen);
  };
  const tolerancePct = numberOf('tolerancePct');
  const found = reader.ask(T['electric.capacitor_under_load'], {
    startWindingAmps: reader.number('startWindingAmps'),
    capacitorVolts: reader.number('capacitorVolts'),
    frequencyHz: numberOf('frequencyHz'),
    ratedMicrofarad: reader.number('ratedMicrofarad'),
    tolerancePct,
  });
  reader.show({ id: 'microfarad', label: 'Capacitance under load', unit: 'µF' }, found?.microfarad);
  const limit: Limit = { text: `label ± ${tolerancePct ?? ''} %`, source: 'Label of the capacitor', grade: 'plate' };
  const verdict = reader.judge(
    { id: 'capacitorDeviation', label: 'Capacitor against label', unit: '%' },
    found?.deviationPct,
    (value) => ({
      verdict: inBands(Math.abs(value), [0, (tolerancePct ?? 0) * 0.8], [0, tolerancePct ?? 0]),
      limit,
      uncertainty: 2,
      offTarget: value,
      note: value > (tolerancePct ?? 0) ? 'Above its tolerance: wrong part, or the meter' : '',
    }),
  );
  if ((verdict === 'fail' || verdict === 'watch') && found) {
    reader.suspect(
      found.deviationPct > 0
        ? ['Wrong part', 'Clamp on the wrong lead']
        : causesOf('electric.capacitor_under_load', null).map((cause) => `Run capacitor: ${cause.toLowerCase()}`),
      `${found.deviationPct.toFixed(1)} % from the label`,
    );
    reader.suggest(...nextAfter('electric.capacitor_under_load'));
  }
}

function judgeMotor(reader: Reader): void {
  const [plate, running] = [reader.number('plateAmps'), reader.number('runningAmps')];
  const share = plate === undefined || running === undefined || plate === 0 ? undefined : (running / plate) * 100;
  const limit: Limit = { text: 'up to 100 % of the plate', source: 'Nameplate', grade: 'plate' };
  const verdict = reader.judge(
    { id: 'ampsShare', label: 'Amps of the plate', unit: '%', digits: 0 },
    share,
    (value) => ({
      verdict: inBands(value, [0, 100]),
      limit,
      uncertainty: 3,
      note: value < 40 ? 'Far below the plate: is it loaded? A belt, or a compressor that does not pump' : '',
    }),
  );
  if (verdict === 'fail')
    reader.suspect(
      ['High load or head pressure', 'Low voltage', 'Weak run capacitor', 'Failing bearings or windings'],
      `${share?.toFixed(0) ?? ''} % of the plate`,
    );
}

export const electrical: Procedure = {
  purpose: 'Supply, imbalance, run capacitor under load, amps and control voltage',
  trade: 'hvac',
  conditions: [],
  hazard: 'Live work: only if you are qualified and permitted. Leave out whatever you cannot measure safely.',
  usual: { tolerancePct: '6', frequencyHz: '60', isThreePhase: false },
  fields: FIELDS,
  assess,
};
