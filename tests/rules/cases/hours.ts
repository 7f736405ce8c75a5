import { uidOf } from '../support/actors';
import { recordOf } from '../support/records';
import { CREATED_AT, createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import { inMinutes, type Fields, type RulesCase } from '../support/types';
import { change, collectionPath, creation, get, makeCase } from './make';

/** The technician who signs in as `technician`, and one without an account here. */
const [MINE, OTHERS] = ['mine', 'others'];
const stamp = createdStamp('seed', SEED_REVISION);
const person = { ...recordOf('technicians'), ...stamp };
const people = {
  [`users/ownerA/technicians/${MINE}`]: { ...person, linkedUid: uidOf('technician') },
  [`users/ownerA/technicians/${OTHERS}`]: { ...person, linkedUid: '' },
};
const WEEK = '2024-04-29';
const mine = { technicianId: MINE, accountUid: uidOf('technician'), weekStartsOn: WEEK };
const ENTRY = 'companies/A/timeEntries/r1';
const SHEET = `companies/A/timesheets/${MINE}_${WEEK}`;
const entry = (more: Fields = {}): Record<string, Fields> => ({
  ...people,
  [ENTRY]: { ...recordOf('timeEntries'), ...stamp, ...mine, ...more },
});
const sheet = (state: string): Record<string, Fields> => ({
  [SHEET]: { ...recordOf('timesheets'), ...stamp, ...mine, state },
});
const correction = { source: 'correction', kind: 'work', endsAt: UPDATED_AT, reason: 'Forgot to stop' };

type More = { actor?: string; before?: Record<string, Fields> };
const made = (label: string, expected: RulesCase['expected'], fields: Fields, more: More = {}): RulesCase => {
  const { actor = 'technician', before = people } = more;
  return makeCase(`time: ${label}`, actor, expected, creation('timeEntries', actor, { ...mine, ...fields }), before);
};
const stopped = (label: string, expected: RulesCase['expected'], fields: Fields, more: More = {}): RulesCase => {
  const { actor = 'technician', before = entry() } = more;
  return makeCase(`time: ${label}`, actor, expected, change('timeEntries', actor, fields), before);
};
const stop = { endsAt: UPDATED_AT };

const own: RulesCase[] = [
  made('a break by its technician', 'allow', {}),
  made('a supply run by its technician', 'allow', { kind: 'supply-run' }),
  made('for a colleague', 'deny', { technicianId: OTHERS, accountUid: '' }),
  made('for a colleague under one’s own account', 'deny', { technicianId: OTHERS }),
  made('for oneself without an account', 'deny', { accountUid: '' }),
  made('for a colleague by the office', 'allow', correction, { actor: 'office' }),
  made('for a colleague by a plain user', 'deny', correction, { actor: 'user' }),
  made('for a technician who does not exist', 'deny', { technicianId: 'missing' }, { actor: 'office' }),
  made('without the feature', 'deny', {}, { actor: 'technician-off' }),
  made('as if it came from a visit', 'deny', { source: 'visit', kind: 'work' }),
  made('work started with a tap', 'deny', { kind: 'work' }),
  made('a tap with a reason', 'deny', { reason: 'because' }),
  made('a tap in place of another entry', 'deny', { replaces: 'r1' }),
  made('a correction', 'allow', correction),
  made('a correction without a reason', 'deny', { ...correction, reason: '' }),
  made('a correction without an end', 'deny', { ...correction, endsAt: '' }),
  made('an end before the start', 'deny', { ...correction, endsAt: '2024-05-01T07:59:00.000Z' }),
  made('time in the future', 'deny', { startsAt: inMinutes(60) }),
  made('an end in the future', 'deny', { ...correction, endsAt: inMinutes(60) }),
  made('in a week far from the entry', 'deny', { weekStartsOn: '2024-04-15' }),
  made('in no week', 'deny', { weekStartsOn: '' }),
  made('in an approved week', 'deny', correction, { before: { ...people, ...sheet('approved') } }),
  made('in an approved week, by the office', 'deny', correction, {
    actor: 'office',
    before: { ...people, ...sheet('approved') },
  }),
  made('in a week that was sent back', 'allow', correction, { before: { ...people, ...sheet('returned') } }),
  stopped('stopped by its technician', 'allow', stop),
  stopped('stopped by the office', 'allow', stop, { actor: 'office' }),
  stopped('stopped by someone else', 'deny', stop, { before: entry({ accountUid: 'someone' }) }),
  stopped('stopped by a plain user', 'deny', stop, { actor: 'user' }),
  stopped('stopped twice', 'deny', stop, { before: entry({ endsAt: CREATED_AT }) }),
  stopped('stopped before it began', 'deny', { endsAt: '2024-05-01T07:00:00.000Z' }),
  stopped('stopped at a future time', 'deny', { endsAt: inMinutes(60) }),
  stopped('a visit’s time stopped manually', 'deny', stop, { before: entry({ source: 'visit', kind: 'work' }) }),
  stopped('moved to another start', 'deny', { ...stop, startsAt: UPDATED_AT }),
  stopped('stopped in an approved week', 'deny', stop, { before: { ...entry(), ...sheet('approved') } }),
];

const reads: RulesCase[] = [
  makeCase('time: read by its technician', 'technician', 'allow', get(ENTRY), entry()),
  makeCase('time: read by a colleague', 'technician', 'deny', get(ENTRY), entry({ accountUid: 'someone' })),
  makeCase('time: everyone’s listed by a technician', 'technician', 'deny', {
    kind: 'list',
    path: collectionPath('timeEntries', 'A'),
    query: { limit: 50 },
  }),
  makeCase('timesheet: read by its technician', 'technician', 'allow', get(SHEET), { ...people, ...sheet('approved') }),
];

const answer = (label: string, expected: RulesCase['expected'], actor: string, from: string, fields: Fields) =>
  makeCase(
    `timesheet: ${label}`,
    actor,
    expected,
    {
      kind: 'commit',
      writes: [
        {
          kind: 'update',
          path: SHEET,
          data: {
            ...fields,
            updatedBy: uidOf(actor),
            updatedAt: UPDATED_AT,
            revision: 'next-revision-1',
            baseRevision: SEED_REVISION,
          },
        },
      ],
    },
    { ...people, ...sheet(from) },
  );
const sheets: RulesCase[] = [
  answer('approved by the office', 'allow', 'office', 'returned', { state: 'approved', note: '' }),
  answer('approved by its technician', 'deny', 'technician', 'returned', { state: 'approved' }),
  answer('sent back without a note', 'deny', 'office', 'returned', { note: '' }),
  answer('reopened by a manager', 'allow', 'manager', 'approved', { state: 'returned', note: 'Late entry' }),
  answer('reopened by the office', 'deny', 'office', 'approved', { state: 'returned', note: 'Late entry' }),
  answer('moved to another week', 'deny', 'manager', 'returned', { weekStartsOn: '2024-05-06' }),
  answer('moved to another account', 'deny', 'manager', 'returned', { accountUid: 'someone' }),
  makeCase(
    'timesheet: under another name',
    'manager',
    'deny',
    creation('timesheets', 'manager', { weekStartsOn: '2024-05-06' }),
  ),
];

const PAID = ['earnings', 'payStatements'] as const;
/** Technicians' pay is visible to them and to managers; no client writes it, or the pay rules. */
const paid: RulesCase[] = [
  ...PAID.flatMap((collection) => {
    const path = `companies/A/${collection}/r1`;
    const of = (accountUid: string) => ({ [path]: { ...recordOf(collection), ...stamp, accountUid } });
    const list = (query: Record<string, unknown>) =>
      ({ kind: 'list', path: collectionPath(collection, 'A'), query: { limit: 50, ...query } }) as const;
    const read = (label: string, actor: string, expected: RulesCase['expected'], accountUid: string) =>
      makeCase(`pay: ${collection} read ${label}`, actor, expected, get(path), of(accountUid));
    return [
      read('by its technician', 'technician', 'allow', uidOf('technician')),
      read('by a colleague', 'technician', 'deny', 'someone'),
      read('by a manager', 'manager', 'allow', 'someone'),
      read('by the office', 'office', 'deny', 'someone'),
      read('without the feature', 'technician-off', 'deny', 'someone'),
      makeCase(`pay: ${collection} of everyone listed by a technician`, 'technician', 'deny', list({})),
      ...(['technician', 'manager', 'ownerA'] as const).flatMap((actor) => [
        makeCase(`pay: ${collection} made by ${actor}`, actor, 'deny', {
          kind: 'commit',
          writes: [
            { kind: 'create', path: `companies/A/${collection}/n1`, data: { ...recordOf(collection), ...stamp } },
          ],
        }),
        makeCase(
          `pay: ${collection} changed by ${actor}`,
          actor,
          'deny',
          { kind: 'commit', writes: [{ kind: 'update', path, data: { totalCents: 1 } }] },
          of(uidOf(actor)),
        ),
      ]),
    ];
  }),
  makeCase('pay: plans read by a technician', 'technician', 'deny', get('companies/A/payPlans/r1')),
  makeCase('pay: plans read by a manager', 'manager', 'allow', get('companies/A/payPlans/r1')),
  ...(['technician', 'manager', 'ownerA'] as const).map((actor) =>
    makeCase(`pay: a plan made by ${actor}`, actor, 'deny', {
      kind: 'commit',
      writes: [{ kind: 'create', path: 'companies/A/payPlans/n1', data: { ...recordOf('payPlans'), ...stamp } }],
    }),
  ),
];

/**
 * Cases about who owns time entries, what a clock-in and a correction may contain, and the lock on an approved week.
 */
export const hoursCases: RulesCase[] = [...own, ...reads, ...sheets, ...paid];
