import { microns, quantity } from '../readings/fields';
import { DIAGNOSTIC_TESTS as T } from '../tests';
import limits from '../tables/limits.json';
import { causesOf, nextAfter } from '../verdict/causes';
import type { Limit, Verdict } from '../verdict/judgment';
import { choiceField, numberField } from './fieldsOf';
import type { Procedure, ReadingField, Readings } from './procedure';
import { Reader } from './reader';

const HOLD = 'Standing vacuum';
const FIELDS: readonly ReadingField[] = [
  choiceField(HOLD, 'profile', 'Profile', [
    { value: 'maker-500-20', label: '500 micron, 20 minutes' },
    { value: 'hold-10', label: '250 micron, 10 minutes' },
  ]),
  numberField(HOLD, 'startMicron', microns('When isolated'), {
    digits: 0,
    hint: 'Gauge at the system, not at the pump; pump valve closed',
  }),
  numberField(HOLD, 'endMicron', microns('At the end'), { digits: 0 }),
  numberField(HOLD, 'minutes', quantity('Time isolated', 'min', 10_000), { digits: 0 }),
];
const CONDITIONS = [{ name: 'isIsolated', label: 'Pump is isolated, hoses and cores are out of the way' }];

const LIMITS: Record<string, Limit> = {
  'maker-500-20': {
    text: '500 micron after 20 min',
    source: limits.evacuationProfiles['maker-500-20'].source,
    grade: 'V2',
  },
  'hold-10': {
    text: '1,000 micron after 10 min; 2,000 is the end',
    source: limits.evacuationProfiles['hold-10'].source,
    grade: 'V1',
  },
};
const CAUSES: Record<string, string> = {
  'start-too-high': 'Started too high: pump oil, valve core, hose size',
  'moisture-or-leak': 'Moisture, or a leak',
  'moisture-or-small-leak': 'Moisture, or a small leak',
  leak: 'A leak, or a hose',
};
const REASONS: Record<string, string> = {
  'held-too-short': 'It was not held as long as the profile asks for',
  'pump-not-isolated': 'The pressure fell: the pump is not isolated',
};

function assess(readings: Readings) {
  const reader = new Reader(readings, FIELDS, CONDITIONS);
  const profile = reader.choice('profile');
  const end = reader.number('endMicron');
  const found = reader.ask(T['refrigerant.evacuation_decay'], {
    profile,
    startMicron: reader.number('startMicron'),
    endMicron: end,
    minutes: reader.number('minutes'),
  });
  const verdict = (['pass', 'watch', 'fail'] as const).find((one) => one === found?.verdict);
  const limit = LIMITS[profile ?? ''] ?? null;
  if (found?.verdict === 'not-valid') reader.invalidate(REASONS[found.cause ?? ''] ?? 'Measure again');
  const judged: Verdict = verdict ?? 'not-valid';
  reader.judge(
    { id: 'vacuum', label: 'Vacuum at the end', unit: 'micron', digits: 0 },
    found === undefined ? undefined : end,
    { verdict: judged, limit, uncertainty: 20 },
  );
  if (verdict !== undefined && verdict !== 'pass' && found?.cause) {
    reader.suspect([CAUSES[found.cause] ?? found.cause], `${end ?? ''} micron`);
    reader.suspect(causesOf('refrigerant.evacuation_decay', verdict === 'fail' ? 'high' : 'low'));
    reader.suggest(...nextAfter('refrigerant.evacuation_decay'));
  }
  return reader.result();
}

export const vacuum: Procedure = {
  purpose: 'Whether the system is dry and tight before it is charged',
  trade: 'hvac',
  conditions: CONDITIONS,
  usual: { profile: 'maker-500-20' },
  fields: FIELDS,
  assess,
};
