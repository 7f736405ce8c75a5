import { uidOf } from '../support/actors';
import { newRecord } from '../support/records';
import { LINE, STEP } from '../support/special';
import { CREATED_AT, createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import type { Fields, Outcome, RulesCase } from '../support/types';
import { change, creation, makeCase } from './make';

const GATE = 'companies/A/siteGates/r1';
const seeded: Fields = { ...newRecord('siteGates', 'seed'), ...createdStamp('seed', SEED_REVISION) };
const gate = (more: Fields = {}): Record<string, Fields> => ({
  [GATE]: { ...seeded, state: 'open', right: 'office', validFrom: '', expiresOn: '', log: [], ...more },
});

/** Returns one step of a gate by `actor`, with its required log line. */
const step = (actor: string, state: string, more: Fields = {}, line: Fields = {}): Fields => {
  const fields: Fields = { state, reference: 'T-1', validFrom: '', expiresOn: '', ...more };
  return {
    ...fields,
    log: [
      {
        id: 'step',
        state,
        at: UPDATED_AT,
        by: uidOf(actor),
        byName: 'Somebody',
        reference: 'T-1',
        expiresOn: fields['expiresOn'] ?? '',
        reason: state === 'cleared' ? '' : 'because',
        ...line,
      },
    ],
  };
};
const move = (label: string, actor: string, expected: Outcome, fields: Fields, before = gate()): RulesCase =>
  makeCase(`gate: ${label}`, actor, expected, change('siteGates', actor, fields), before);

const RIGHTS: readonly (readonly [right: string, who: readonly string[]])[] = [
  ['crew', ['technician', 'user', 'office', 'manager', 'ownerA']],
  ['office', ['office', 'manager', 'ownerA']],
  ['managers', ['manager', 'ownerA']],
];
const OPEN_LOG: Fields[] = [{ ...(step('seed', 'cleared')['log'] as Fields[])[0], by: 'seed' }];
const WAIVED = gate({ state: 'waived', right: 'crew', expiresOn: '2030-01-01', log: [] });

const gates: RulesCase[] = [
  ...RIGHTS.flatMap(([right, who]) =>
    ['technician', 'user', 'office', 'manager', 'ownerA'].map((actor) =>
      move(
        `of ${right} cleared by ${actor}`,
        actor,
        who.includes(actor) ? 'allow' : 'deny',
        step(actor, 'cleared'),
        gate({ right }),
      ),
    ),
  ),
  move(
    'overridden by a manager until a date',
    'manager',
    'allow',
    step('manager', 'waived', { expiresOn: '2030-01-01' }),
  ),
  move('overridden by the office', 'office', 'deny', step('office', 'waived', { expiresOn: '2030-01-01' })),
  move('overridden without an end date', 'manager', 'deny', step('manager', 'waived')),
  move(
    'overridden without a reason',
    'manager',
    'deny',
    step('manager', 'waived', { expiresOn: '2030-01-01' }, { reason: '' }),
  ),
  move('override ended by the crew', 'technician', 'deny', step('technician', 'cleared'), WAIVED),
  move('reopened with a reason', 'office', 'allow', step('office', 'open'), gate({ state: 'cleared' })),
  move(
    'reopened without a reason',
    'office',
    'deny',
    step('office', 'open', {}, { reason: '' }),
    gate({ state: 'cleared' }),
  ),
  ...['ownerB', 'signedOut', 'forged', 'disabled', 'unverified', 'anonymous', 'removed', 'office-off', 'noRole'].map(
    (actor) => move(`cleared by ${actor}`, actor, 'deny', step(actor, 'cleared'), gate({ right: 'crew' })),
  ),
  // A phone that was offline for a day sends what was done then.
  move(
    'cleared a day ago',
    'technician',
    'allow',
    step('technician', 'cleared', {}, { at: CREATED_AT }),
    gate({ right: 'crew' }),
  ),
  move(
    'reopened by the crew without a reason',
    'technician',
    'deny',
    step('technician', 'open', {}, { reason: '' }),
    gate({ right: 'crew', state: 'cleared' }),
  ),
  move(
    'overridden by a technician who may only clear it',
    'technician',
    'deny',
    step('technician', 'waived', { expiresOn: '2030-01-01' }),
    gate({ right: 'crew' }),
  ),
  move('marked not needed by a technician', 'technician', 'deny', step('technician', 'not-needed')),
  move('cleared in someone else’s name', 'office', 'deny', step('office', 'cleared', {}, { by: uidOf('manager') })),
  move('cleared in the future', 'office', 'deny', step('office', 'cleared', {}, { at: '2099-01-01T00:00:00.000Z' })),
  move('cleared without a log line', 'office', 'deny', { state: 'cleared' }),
  move('with a log line for another status', 'office', 'deny', step('office', 'cleared', {}, { state: 'not-needed' })),
  move(
    'with a log line for another end date',
    'office',
    'deny',
    step('office', 'cleared', {}, { expiresOn: '2030-01-01' }),
  ),
  move('with an unknown status', 'ownerA', 'deny', step('ownerA', 'fine')),
  move(
    'with its history rewritten',
    'ownerA',
    'deny',
    step('ownerA', 'open'),
    gate({ state: 'cleared', log: OPEN_LOG }),
  ),
  move('extended without a log line', 'office', 'deny', { expiresOn: '2031-01-01' }, gate({ state: 'cleared' })),
  move('moved to another site in the same step', 'office', 'deny', { ...step('office', 'cleared'), siteId: 'other' }),
  move('loosened in the same step', 'technician', 'deny', { ...step('technician', 'cleared'), right: 'crew' }),
  move('loosened by the office', 'office', 'deny', { right: 'crew' }),
  move('loosened by a manager', 'manager', 'allow', { right: 'crew' }),
  move('renamed by the office', 'office', 'allow', { title: 'Gas line cut' }),
  move('renamed by a technician', 'technician', 'deny', { title: 'Gas line cut' }),
  makeCase('gate: created as cleared', 'ownerA', 'deny', creation('siteGates', 'ownerA', { state: 'cleared' })),
  makeCase('gate: created with a history', 'ownerA', 'deny', creation('siteGates', 'ownerA', { log: OPEN_LOG })),
];

const technician = {
  ...newRecord('technicians', 'seed'),
  ...createdStamp('seed', SEED_REVISION),
  linkedUid: 'technician',
};
const visit: Fields = { ...newRecord('schedule', 'seed'), ...createdStamp('seed', SEED_REVISION) };
const heldVisit = (ids: string[], more: Fields = {}): Record<string, Fields> => ({
  'users/ownerA/technicians/mine': technician,
  'companies/A/schedule/r1': {
    ...visit,
    placement: { ...(visit['placement'] as Fields), technicianIds: ['mine'] },
    log: [LINE],
    siteId: 's1',
    openGateIds: ids,
    ...more,
  },
});
const withGates = (...states: string[]): Record<string, Fields> =>
  Object.fromEntries(
    states.map((state, index) => [`companies/A/siteGates/g${index}`, { ...seeded, state, validFrom: '' }]),
  );

const start = (
  label: string,
  expected: Outcome,
  before: Record<string, Fields>,
  actor = 'technician',
  state = 'on-site',
) =>
  makeCase(
    `visit of a site: ${label}`,
    actor,
    expected,
    change('schedule', actor, {
      state,
      log: [
        LINE,
        {
          ...LINE,
          id: 'go',
          kind: 'moved',
          state,
          at: UPDATED_AT,
          by: uidOf(actor),
          technicianId: actor === 'technician' ? 'mine' : '',
        },
      ],
    }),
    before,
  );
const FOUR = ['g0', 'g1', 'g2', 'g3'];

const visits: RulesCase[] = [
  start('started with an open gate', 'deny', { ...heldVisit(['g0']), ...withGates('open') }),
  start('started with an open gate by the owner', 'deny', { ...heldVisit(['g0']), ...withGates('open') }, 'ownerA'),
  start(
    'on the way with an open gate',
    'allow',
    { ...heldVisit(['g0']), ...withGates('open') },
    'technician',
    'en-route',
  ),
  start('started with a gate that was just cleared', 'allow', { ...heldVisit(['g0']), ...withGates('cleared') }),
  start('started with a gate that is valid from a later day', 'deny', {
    ...heldVisit(['g0']),
    'companies/A/siteGates/g0': { ...seeded, state: 'cleared', validFrom: '2099-01-01' },
  }),
  // A function decides when its day begins in the company's time zone: it removes the gate from the visit.
  start('started with a gate whose day has begun in London', 'deny', {
    ...heldVisit(['g0']),
    'companies/A/siteGates/g0': { ...seeded, state: 'cleared', validFrom: UPDATED_AT.slice(0, 10) },
  }),
  start('started with four gates passed', 'allow', {
    ...heldVisit(FOUR),
    ...withGates('cleared', 'waived', 'not-needed', 'cleared'),
  }),
  ...[FOUR, FOUR.slice(0, 3), FOUR.slice(0, 2)].flatMap((gates) =>
    gates.map((id, index) =>
      start(`started with ${id} of ${gates.length} open`, 'deny', {
        ...heldVisit(gates),
        ...withGates(...gates.map((_, at) => (at === index ? 'open' : 'cleared'))),
      }),
    ),
  ),
  makeCase(
    'visit of a site: resumed after a pause with an open gate',
    'ownerA',
    'allow',
    change('schedule', 'ownerA', {
      state: 'on-site',
      log: [LINE, { ...LINE, id: 'go', kind: 'moved', state: 'on-site', at: UPDATED_AT, by: uidOf('ownerA') }],
    }),
    { ...heldVisit(['g0'], { state: 'paused' }), ...withGates('open') },
  ),
  makeCase(
    'visit of a site: requirements removed by its crew',
    'ownerA',
    'deny',
    change('schedule', 'ownerA', { openGateIds: [] }),
    heldVisit(['g0']),
  ),
];

const job = (ids: string[], more: Fields = {}): Record<string, Fields> => ({
  'companies/A/jobs/r1': {
    ...newRecord('jobs', 'seed'),
    ...createdStamp('seed', SEED_REVISION),
    siteId: 's1',
    openGateIds: ids,
    ...more,
  },
});
const begin = (actor: string): Fields => ({
  progress: 'in-progress',
  progressLog: [{ ...STEP }, { state: 'in-progress', at: UPDATED_AT, by: uidOf(actor), reason: '' }],
});
const jobs: RulesCase[] = (['technician', 'ownerA'] as const).flatMap((actor) => [
  makeCase(`job of a site started by ${actor} with an open gate`, actor, 'deny', change('jobs', actor, begin(actor)), {
    ...job(['g0']),
    ...withGates('open'),
  }),
  makeCase(`job of a site started by ${actor}`, actor, 'allow', change('jobs', actor, begin(actor)), {
    ...job(['g0']),
    ...withGates('cleared'),
  }),
  makeCase(
    `job of a site started by ${actor} with four gates passed`,
    actor,
    'allow',
    change('jobs', actor, begin(actor)),
    {
      ...job(FOUR),
      ...withGates('cleared', 'waived', 'not-needed', 'cleared'),
    },
  ),
  makeCase(
    `job of a site started by ${actor} with a gate that is valid from a later day`,
    actor,
    'deny',
    change('jobs', actor, begin(actor)),
    { ...job(['g0']), 'companies/A/siteGates/g0': { ...seeded, state: 'cleared', validFrom: '2099-01-01' } },
  ),
]);

/** The requirements before work begins, and their effect on visits and jobs. */
export const siteCases: RulesCase[] = [...gates, ...visits, ...jobs];
