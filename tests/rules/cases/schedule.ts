import { LOG_LIMIT } from '@/domain/scheduling/schema';
import { FIELD_TRANSITIONS, VISIT_STATES, VISIT_TRANSITIONS, mayTakeBack } from '@/domain/scheduling/visitState';
import { uidOf } from '../support/actors';
import { newRecord, recordOf } from '../support/records';
import { chars } from '../support/samples';
import { LINE } from '../support/special';
import { CREATED_AT, createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import { DELETED, inMinutes, type Fields, type RulesCase, type Value } from '../support/types';
import { change, expectation, makeCase } from './make';

export const PATH = 'companies/A/schedule/r1';
/** The technician who signs in as `technician`. */
export const MINE = 'mine';
const OTHERS = 'others';
export const placement: Fields = { ...(recordOf('schedule')['placement'] as Fields), technicianIds: [MINE, OTHERS] };
export const seeded: Fields = { ...newRecord('schedule', 'seed'), ...createdStamp('seed', SEED_REVISION), placement };
const person = { ...recordOf('technicians'), ...createdStamp('seed', SEED_REVISION) };
export const people = {
  [`users/ownerA/technicians/${MINE}`]: { ...person, linkedUid: 'technician' },
  [`users/ownerA/technicians/${OTHERS}`]: { ...person, linkedUid: '' },
};
export const stored = (more: Fields = {}): Record<string, Fields> => ({ ...people, [PATH]: { ...seeded, ...more } });

const line = (state: string, actor: string, more: Fields = {}): Fields => ({
  ...LINE,
  id: 'next',
  kind: 'moved',
  state,
  at: UPDATED_AT,
  by: uidOf(actor),
  technicianId: actor === 'technician' ? MINE : '',
  reason: 'because',
  ...more,
});

const write = (
  label: string,
  expected: RulesCase['expected'],
  fields: Fields,
  { actor = 'office', before = stored() }: { actor?: string; before?: Record<string, Fields> } = {},
): RulesCase => makeCase(`visit: ${label}`, actor, expected, change('schedule', actor, fields), before);

const moves = VISIT_STATES.flatMap((from) =>
  VISIT_STATES.filter((to) => to !== from).flatMap((to) =>
    ['office', 'technician'].map((actor) => {
      const first = { ...LINE, state: from };
      const isMove =
        actor === 'office'
          ? VISIT_TRANSITIONS[from].includes(to) || mayTakeBack(from, to)
          : FIELD_TRANSITIONS[from].includes(to);
      return write(
        `${from} to ${to} by ${actor}`,
        expectation(isMove),
        { state: to, log: [first, line(to, actor)] },
        { actor, before: stored({ state: from, log: [first] }) },
      );
    }),
  ),
);

const go = (last: Fields, more: Fields = {}): Fields => ({ state: 'en-route', log: [LINE, last], ...more });
const byMe = { actor: 'technician' };
const own = line('en-route', 'technician');
const technicians: RulesCase[] = [
  write('on the way by its technician', 'allow', go(own), byMe),
  write('on the way by a colleague', 'deny', go(own), {
    ...byMe,
    before: stored({ placement: { ...placement, technicianIds: [OTHERS] } }),
  }),
  write('on the way as a colleague', 'deny', go({ ...own, technicianId: OTHERS }), byMe),
  write('on the way without a technician', 'deny', go({ ...own, technicianId: '' }), byMe),
  write('on the way as a technician who does not exist', 'deny', go({ ...own, technicianId: 'missing' }), byMe),
  write(
    'on the way by a technician who assigned themselves',
    'deny',
    go(own, { placement: { ...placement, technicianIds: [MINE] } }),
    {
      ...byMe,
      before: stored({ placement: { ...placement, technicianIds: [OTHERS] } }),
    },
  ),
  write('moved by its technician', 'deny', go(own, { placement: { ...placement, travelMinutes: 1 } }), byMe),
  write('renamed by its technician', 'deny', go(own, { title: 'Easy' }), byMe),
  write(
    'unlocked by its technician',
    'deny',
    { placement: { ...placement, isLocked: false } },
    {
      ...byMe,
      before: stored({ placement: { ...placement, isLocked: true } }),
    },
  ),
  write('time off ended by a technician', 'deny', go(own), {
    ...byMe,
    before: stored({ kind: 'time-off', jobId: '' }),
  }),
  write('the office as a technician', 'deny', go(line('en-route', 'office', { technicianId: MINE }))),
];

/** Returns the fields for running late, with the log line. */
const late = (actor: string, more: Fields = {}): Fields => ({
  expectedAt: UPDATED_AT,
  log: [LINE, line('planned', actor, { kind: 'late' })],
  ...more,
});
export const asked = { rescheduleAskedAt: UPDATED_AT, rescheduleNote: 'Thursday, please' };
const told: RulesCase[] = [
  write('late by its technician', 'allow', late('technician'), byMe),
  write('late by the office', 'allow', late('office')),
  write('late by a colleague', 'deny', late('technician'), {
    ...byMe,
    before: stored({ placement: { ...placement, technicianIds: [OTHERS] } }),
  }),
  write('late without a log line', 'deny', { expectedAt: UPDATED_AT }, byMe),
  write(
    'late with another kind of log line',
    'deny',
    late('technician', { log: [LINE, line('planned', 'technician')] }),
    byMe,
  ),
  write('late without a time', 'deny', late('technician', { expectedAt: 'soon' }), byMe),
  write(
    'late while on site',
    'deny',
    late('technician', { log: [LINE, line('on-site', 'technician', { kind: 'late' })] }),
    {
      ...byMe,
      before: stored({ state: 'on-site' }),
    },
  ),
  write('late with a move', 'deny', go(own, { expectedAt: UPDATED_AT }), byMe),
  write('late on a visit from before that field', 'allow', late('technician'), {
    ...byMe,
    before: Object.fromEntries(
      Object.entries(stored()).map(
        ([path, { expectedAt: _late, rescheduleAskedAt: _at, rescheduleNote: _note, ...rest }]) => [path, rest],
      ),
    ),
  }),
  write(
    'request settled by the office',
    'allow',
    { rescheduleAskedAt: '', rescheduleNote: '' },
    { before: stored(asked) },
  ),
  write('request settled by its technician', 'deny', { rescheduleAskedAt: '' }, { ...byMe, before: stored(asked) }),
  write('request invented by the office', 'deny', asked),
  write('request reworded by the office', 'deny', { rescheduleNote: 'Any time' }, { before: stored(asked) }),
];

/** Returns another placement with its log line; `state` stays the same. */
export const place = (changes: Fields, state = 'planned'): Fields => {
  const placed: Fields = { ...placement, ...changes };
  return {
    placement: placed,
    log: [LINE, line(state, 'office', { kind: 'placed', startsAt: placed['startsAt'] ?? null })],
  };
};
const logs: RulesCase[] = [
  write('state without a line', 'deny', { state: 'en-route' }),
  write('line without a state', 'deny', { log: [LINE, line('en-route', 'office')] }),
  write('two lines', 'deny', {
    state: 'en-route',
    log: [LINE, line('en-route', 'office'), line('en-route', 'office')],
  }),
  write('first line missing', 'deny', { state: 'en-route', log: [line('en-route', 'office')] }),
  write('first line rewritten', 'deny', { state: 'en-route', log: [{ ...LINE, by: 'x' }, line('en-route', 'office')] }),
  write('log rewritten', 'deny', { log: [{ ...LINE, reason: 'other' }] }),
  write('log emptied', 'deny', { log: [] }),
  write('log deleted', 'deny', { log: DELETED }),
  write('line in someone else’s name', 'deny', go(line('en-route', 'office', { by: 'manager' }))),
  write('line in the future', 'deny', go(line('en-route', 'office', { at: inMinutes(6) }))),
  write('line without a time', 'deny', go(line('en-route', 'office', { at: '' }))),
  write('line for a start that has since changed', 'allow', go(line('en-route', 'office', { startsAt: UPDATED_AT }))),
  write('line with a malformed start', 'deny', go(line('en-route', 'office', { startsAt: 'soon' }))),
  write('line with a different start than the visit’s', 'deny', {
    ...place({ isLocked: true }),
    log: [LINE, line('planned', 'office', { kind: 'placed', startsAt: UPDATED_AT })],
  }),
  write('line of an unknown kind', 'deny', go(line('en-route', 'office', { kind: 'sent' }))),
  write('line with an id by path', 'deny', go(line('en-route', 'office', { id: 'a/b' }))),
  write('line with a technician by path', 'deny', go(line('en-route', 'office', { technicianId: 'a/b' }))),
  write('line with a long reason', 'deny', go(line('en-route', 'office', { reason: chars(301) }))),
  write('line with an unknown field', 'deny', go(line('en-route', 'office', { price: 1 }))),
  write('line as text', 'deny', { state: 'en-route', log: [LINE, 'en-route'] }),
  write('canceled with a reason', 'allow', { state: 'cancelled', log: [LINE, line('cancelled', 'office')] }),
  write('canceled without a reason', 'deny', {
    state: 'cancelled',
    log: [LINE, line('cancelled', 'office', { reason: '' })],
  }),
];

const full: Value[] = Array.from({ length: LOG_LIMIT }, (_, index): Value => ({ ...LINE, reason: `line ${index}` }));
const next = line('confirmed', 'office');
const fullLogs: RulesCase[] = [
  write(
    'full log, second line dropped',
    'allow',
    { state: 'confirmed', log: [full[0] ?? null, ...full.slice(2), next] },
    { before: stored({ log: full }) },
  ),
  write(
    'full log, first line dropped',
    'deny',
    { state: 'confirmed', log: [...full.slice(1), next] },
    { before: stored({ log: full }) },
  ),
  write(
    'full log with one more line',
    'deny',
    { state: 'confirmed', log: [...full, next] },
    { before: stored({ log: full }) },
  ),
];

export const LATER = '2024-05-03T07:00:00.000Z';
export const END = '2024-05-03T08:00:00.000Z';
const placements: RulesCase[] = [
  write('moved', 'allow', place({ startsAt: LATER, endsAt: END })),
  write('moved without a log line', 'deny', { placement: { ...placement, startsAt: LATER, endsAt: END } }),
  write(
    'moved by a plain user',
    'allow',
    {
      ...place({ startsAt: LATER, endsAt: END }),
      log: [LINE, line('planned', 'user', { kind: 'placed', startsAt: LATER })],
    },
    { actor: 'user' },
  ),
  write('ends when it starts', 'deny', place({ endsAt: CREATED_AT })),
  write('window backwards', 'deny', place({ windowStartsAt: UPDATED_AT, windowEndsAt: CREATED_AT })),
  write('window without an end', 'deny', place({ windowEndsAt: '' })),
  write('window without a start', 'deny', place({ windowStartsAt: '' })),
  write('no window', 'allow', place({ windowStartsAt: '', windowEndsAt: '' })),
  write('assigned to a crew', 'allow', place({ resourceIds: ['crew-1', 'truck-7'] })),
  write('with an unknown field', 'deny', place({ resourceIds: ['crew-1'], note: 'x' })),
  write('left to readers: with resources that are not a list', 'allow', place({ resourceIds: 'crew-1' })),
  write('locked', 'allow', place({ isLocked: true })),
  write('moved while locked', 'deny', place({ startsAt: LATER, endsAt: END, isLocked: true }), {
    before: stored({ placement: { ...placement, isLocked: true } }),
  }),
  write('unlocked', 'allow', place({ isLocked: false }), {
    before: stored({ placement: { ...placement, isLocked: true } }),
  }),
  ...VISIT_STATES.map((state) =>
    write(
      `moved while ${state}`,
      expectation(['planned', 'confirmed', 'dispatched'].includes(state)),
      place({ startsAt: LATER, endsAt: END }, state),
      { before: stored({ state }) },
    ),
  ),
  write('turned into time off', 'deny', { kind: 'time-off', jobId: '' }),
  write('moved to another job', 'deny', { jobId: 'r2' }),
];

export const scheduleCases: RulesCase[] = [...moves, ...technicians, ...told, ...logs, ...fullLogs, ...placements];
