import { PROGRESS_LOG_LIMIT, PROGRESS_STATES } from '@/domain/job/schema';
import { needsReason, PROGRESS_TRANSITIONS } from '@/domain/job/progress';
import { uidOf } from '../support/actors';
import { newRecord, recordOf } from '../support/records';
import { chars } from '../support/samples';
import { STEP } from '../support/special';
import { CREATED_AT, createdStamp, SEED_REVISION, UPDATED_AT } from '../support/stamps';
import { DELETED, inMinutes, type Fields, type RulesCase, type Value } from '../support/types';
import { change, creation, expectation, makeCase } from './make';

const PATH = 'companies/A/jobs/r1';
const seeded: Fields = { ...newRecord('jobs', 'seed'), ...createdStamp('seed', SEED_REVISION) };
const first = STEP;
const step = (state: string, actor: string, more: Fields = {}): Fields => ({
  state,
  at: UPDATED_AT,
  by: uidOf(actor),
  reason: 'because',
  ...more,
});

/** Builds a job in `state`, and its move to another by `actor`. */
function move(from: string, to: string, actor: string): Pick<RulesCase, 'request' | 'before'> {
  const log: Value[] = [{ ...first, state: from }];
  return {
    before: { [PATH]: { ...seeded, progress: from, progressLog: log } },
    request: change('jobs', actor, { progress: to, progressLog: [...log, step(to, actor)] }),
  };
}

const transitions = PROGRESS_STATES.flatMap((from) =>
  PROGRESS_STATES.filter((to) => to !== from).flatMap((to) => {
    const isMove = PROGRESS_TRANSITIONS[from].includes(to);
    const { request, before } = move(from, to, 'office');
    return [
      makeCase(`progress ${from} to ${to} by office`, 'office', expectation(isMove), request, before),
      makeCase(
        `progress ${from} to ${to} by technician`,
        'technician',
        expectation(isMove && to !== 'closed'),
        move(from, to, 'technician').request,
        before,
      ),
    ];
  }),
);

const work = (
  label: string,
  expected: RulesCase['expected'],
  fields: Fields,
  actor = 'technician',
  before?: Record<string, Fields>,
): RulesCase => makeCase(`job work: ${label}`, actor, expected, change('jobs', actor, fields), before);

const start = (log: Value): Fields => ({ progress: 'in-progress', progressLog: log });
const entry = step('in-progress', 'technician');

/** Builds a closed job with its last step and invoice, and the actor who reopens it. */
function reopened(
  label: string,
  expected: RulesCase['expected'],
  closing: Fields,
  more: Fields = {},
  actor = 'technician',
): RulesCase {
  const log: Value[] = [first, { ...first, state: 'closed', by: '', ...closing }];
  return makeCase(
    `closed job reopened: ${label}`,
    actor,
    expected,
    change('jobs', actor, { progress: 'in-progress', progressLog: [...log, step('in-progress', actor)] }),
    { [PATH]: { ...seeded, progress: 'closed', progressLog: log, ...more } },
  );
}

const reopenings: RulesCase[] = [
  reopened('closed by its agreement', 'allow', {}),
  reopened('closed by its agreement, by the office', 'allow', {}, {}, 'office'),
  reopened('closed by a person', 'deny', { by: uidOf('office') }),
  reopened('closed by its invoice', 'deny', {}, { invoiceId: 'invoice-1' }),
];

const logs: RulesCase[] = [
  work('a step', 'allow', start([first, entry])),
  work('a step without a reason', 'allow', start([first, { ...entry, reason: '' }])),
  work('state without a step', 'deny', { progress: 'in-progress' }),
  work('step without a state', 'deny', { progressLog: [first, step('scheduled', 'technician')] }),
  work('two steps', 'deny', start([first, entry, entry])),
  work('two steps with two status changes', 'deny', {
    progress: 'work-done',
    progressLog: [first, entry, step('work-done', 'technician')],
  }),
  work('first step missing', 'deny', start([entry])),
  work('first step rewritten', 'deny', start([{ ...first, by: 'somebody' }, entry])),
  work('step in front', 'deny', start([entry, first])),
  work('log emptied', 'deny', { progressLog: [] }),
  work('log emptied by the office', 'deny', { progressLog: [] }, 'office'),
  work('log deleted', 'deny', { progressLog: DELETED }, 'office'),
  work('log rewritten by the office', 'deny', { progressLog: [{ ...first, reason: 'other' }] }, 'office'),
  work('step in someone else’s name', 'deny', start([first, { ...entry, by: 'office' }])),
  work('step to another state', 'deny', start([first, { ...entry, state: 'on-hold' }])),
  work('step in the future', 'deny', start([first, { ...entry, at: inMinutes(6) }])),
  work('step without a time', 'deny', start([first, { ...entry, at: '' }])),
  work('step with a long reason', 'deny', start([first, { ...entry, reason: chars(301) }])),
  work('step with a numeric reason', 'deny', start([first, { ...entry, reason: 5 }])),
  work('step with an unknown field', 'deny', start([first, { ...entry, price: 1 }])),
  work('step as text', 'deny', start([first, 'in-progress'])),
  ...(['on-hold', 'cancelled'] as const).flatMap((state) => [
    work(`${state} with a reason`, 'allow', { progress: state, progressLog: [first, step(state, 'technician')] }),
    work(`${state} without one (${String(needsReason(state))})`, 'deny', {
      progress: state,
      progressLog: [first, step(state, 'technician', { reason: '' })],
    }),
  ]),
];

const full: Value[] = Array.from({ length: PROGRESS_LOG_LIMIT }, (_, index): Value => ({
  ...first,
  reason: `step ${index}`,
}));
const withFullLog = { [PATH]: { ...seeded, progressLog: full } };
const fullLogs: RulesCase[] = [
  work(
    'full log, second entry dropped',
    'allow',
    start([full[0] ?? null, ...full.slice(2), entry]),
    'technician',
    withFullLog,
  ),
  work('full log, first entry dropped', 'deny', start([...full.slice(1), entry]), 'technician', withFullLog),
  work('full log with one more entry', 'deny', start([...full, entry]), 'technician', withFullLog),
  work('log nearly full', 'allow', start([...full.slice(0, 99), entry]), 'technician', {
    [PATH]: { ...seeded, progressLog: full.slice(0, 99) },
  }),
  work(
    'log nearly full, second entry dropped',
    'deny',
    start([full[0] ?? null, ...full.slice(2, 99), entry]),
    'technician',
    { [PATH]: { ...seeded, progressLog: full.slice(0, 99) } },
  ),
];

const check: Fields = { id: 'k', label: 'Filter', isDone: true, doneAt: CREATED_AT, doneBy: 'ada' };
const checklist = (last: Value, count: number): Value[] => [
  ...Array.from({ length: count - 1 }, (_, index): Value => ({ ...check, id: `k${index}` })),
  last,
];
const closed = { [PATH]: { ...seeded, progress: 'closed' } };

const fieldWork: RulesCase[] = [
  work('checks', 'allow', { checklist: [check] }),
  work('reasons', 'allow', { holdReason: 'parts', cancelReason: '' }),
  work('three new checks', 'allow', { checklist: checklist(check, 3) }),
  work('checks of a closed job', 'allow', { checklist: [check] }, 'technician', closed),
  ...Object.entries({
    title: 'X',
    description: 'X',
    internalNotes: 'X',
    scheduledTime: UPDATED_AT,
    technicianIds: ['me'],
    priority: 'low',
    customerName: 'X',
    durationMinutes: 30,
  }).map(([field, value]) => work(`technician changes ${field}`, 'deny', { [field]: value })),
];

const id = recordOf('jobs')['customerId'] ?? null;
const money: RulesCase[] = [
  ...['office', 'technician'].flatMap((actor) => [
    work(`invoice id by ${actor}`, 'deny', { invoiceId: 'i1' }, actor),
    work(`invoice status by ${actor}`, 'deny', { invoice: { status: 'paid', customerId: id } }, actor),
    work(`invoice part by ${actor}`, 'deny', { invoice: { status: null, customerId: id, totalCents: 1 } }, actor),
    work(`invoice gone by ${actor}`, 'deny', { invoice: DELETED }, actor),
  ]),
  work('customer changed without the invoice', 'deny', { customerId: 'r2' }, 'office'),
  work(
    'customer and invoice changed',
    'allow',
    { customerId: 'r2', invoice: { status: null, customerId: 'r2' } },
    'office',
  ),
  work('invoice changed without the customer', 'deny', { invoice: { status: null, customerId: 'r2' } }, 'office'),
  work('an invoiced job', 'allow', { title: 'X' }, 'office', {
    [PATH]: {
      ...seeded,
      progress: 'invoiced',
      invoiceId: 'i1',
      invoice: { status: 'sent', customerId: id, number: 7 },
    },
  }),
  work('an invoice ID removed', 'deny', { invoiceId: null }, 'office', { [PATH]: { ...seeded, invoiceId: 'i1' } }),
];

const begin = (label: string, expected: RulesCase['expected'], fields: Fields): RulesCase =>
  makeCase(`job made: ${label}`, 'office', expected, creation('jobs', 'office', fields));

const begun: RulesCase[] = [
  ...PROGRESS_STATES.map((state) =>
    begin(state, expectation(state === 'scheduled' || state === 'unscheduled'), {
      progress: state,
      progressLog: [step(state, 'office')],
    }),
  ),
  begin('with an invoice', 'deny', { invoiceId: 'i1' }),
  begin('with a status', 'deny', { invoice: { status: 'paid', customerId: id } }),
  begin('with extra fields on the invoice', 'deny', { invoice: { status: null, customerId: id, totalCents: 1 } }),
  begin('without a log', 'deny', { progressLog: [] }),
  begin('with a long log', 'deny', { progressLog: [step('scheduled', 'office'), step('scheduled', 'office')] }),
  begin('with a log in someone else’s name', 'deny', { progressLog: [step('scheduled', 'manager')] }),
  begin('with a log for another status', 'deny', { progressLog: [step('unscheduled', 'office')] }),
];

export const jobCases: RulesCase[] = [
  ...transitions,
  ...reopenings,
  ...logs,
  ...fullLogs,
  ...fieldWork,
  ...money,
  ...begun,
];
