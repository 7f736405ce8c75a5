import { uidOf } from '../support/actors';
import { newRecord } from '../support/records';
import { CREATED_AT, createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import type { Fields, RulesCase } from '../support/types';
import { change, expectation, makeCase } from './make';

const seeded: Fields = { ...newRecord('inspections', 'seed'), ...createdStamp('seed', SEED_REVISION) };
const inspection = (state: string): Record<string, Fields> => ({
  'companies/A/inspections/r1': { ...seeded, state, answers: [] },
});
const answer = (id: string, actor: string): Fields => ({
  id,
  value: 'pass',
  note: '',
  at: CREATED_AT,
  by: uidOf(actor),
});

/** Fields fixed when an inspection starts. */
const FROZEN: Fields = {
  number: 'I26-OTHER',
  templateId: 'other',
  templateVersion: 7,
  form: '{"sections":[]}',
  startedAt: '2024-05-03T08:00:00.000Z',
  previousId: 'other',
};

const template = (label: string, expected: RulesCase['expected'], fields: Fields, actor = 'office'): RulesCase =>
  makeCase(`inspection template: ${label}`, actor, expected, change('inspectionTemplates', actor, fields), {
    'companies/A/inspectionTemplates/r1': {
      ...newRecord('inspectionTemplates', 'seed'),
      ...createdStamp('seed', SEED_REVISION),
      version: 3,
    },
  });

export const inspectionCases: RulesCase[] = [
  ...(['technician', 'office'] as const).flatMap((actor) => [
    makeCase(
      `answer of an inspection in progress by ${actor}`,
      actor,
      'allow',
      change('inspections', actor, { answers: [answer('flame', actor), answer('coil-u1', actor)] }),
      inspection('in-progress'),
    ),
    makeCase(
      `inspection completed by ${actor}`,
      actor,
      'allow',
      change('inspections', actor, { state: 'failed', failedCount: 1, score: 50, summary: 'Flame' }),
      inspection('in-progress'),
    ),
    ...(['passed', 'failed'] as const).map((state) =>
      makeCase(
        `answer of a completed (${state}) inspection by ${actor}`,
        actor,
        'deny',
        change('inspections', actor, { answers: [answer('flame', actor)] }),
        inspection(state),
      ),
    ),
  ]),
  ...[
    { answers: [answer('flame', 'manager')] },
    { signatures: [{ id: 'sign', name: 'Ada', imageDataUrl: '', signedAt: CREATED_AT }] },
  ].map((late) =>
    makeCase(
      `late ${Object.keys(late).join()} of a completed inspection by a manager`,
      'manager',
      'deny',
      change('inspections', 'manager', late),
      inspection('failed'),
    ),
  ),
  ...([{}, { role: 'owner' }] as const).map((more) =>
    makeCase(
      `signature of an inspection ${Object.keys(more).join() || 'as it is drawn'}`,
      'manager',
      expectation(Object.keys(more).length === 0),
      change('inspections', 'manager', {
        signatures: [{ id: 'sign', name: 'Ada', imageDataUrl: '', signedAt: UPDATED_AT, ...more }],
      }),
      inspection('in-progress'),
    ),
  ),
  makeCase(
    'completed inspection reopened by a manager with an answer',
    'manager',
    'allow',
    change('inspections', 'manager', { state: 'in-progress', answers: [answer('flame', 'manager')] }),
    inspection('failed'),
  ),
  makeCase(
    'inspection search words written by a client',
    'ownerA',
    'deny',
    change('inspections', 'ownerA', { searchWords: ['forged'] }),
    inspection('in-progress'),
  ),
  makeCase(
    'completed inspection reopened by a manager',
    'manager',
    'allow',
    change('inspections', 'manager', { state: 'in-progress', finishedAt: '' }),
    inspection('failed'),
  ),
  ...Object.entries(FROZEN).map(([field, value]) =>
    makeCase(
      `inspection keeps its ${field}`,
      'ownerA',
      'deny',
      change('inspections', 'ownerA', { [field]: value }),
      inspection('in-progress'),
    ),
  ),
  template('a changed form with the next version', 'allow', { form: '{"a":1}', version: 4 }),
  template('an earlier version', 'deny', { form: '{"a":1}', version: 2 }),
  template('a changed form that skips a version', 'deny', { form: '{"a":1}', version: 5 }),
  template('archived without a new version', 'allow', { isActive: false }),
  template('changed by a technician', 'deny', { name: 'Mine' }, 'technician'),
];
