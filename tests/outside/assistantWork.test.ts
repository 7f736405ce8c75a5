import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildJob } from '@/testing/factories/job';
import { inAiWorld } from './aiTalk';
import { ADA, COMPANY, type AiWorld } from './aiWorld';
import type { Member } from '../../functions/src/platform/access';

// Questions about work and people, answered by the rules. The world's date is Monday, November 23, 2026.

let world: AiWorld;
let owner: Member;

const SAM = buildCustomer({ id: 'customer-3', name: 'Sam Johnson', sortName: 'johnson, sam', phone: '(828) 555-0107' });
const MIA = buildCustomer({ id: 'customer-4', name: 'Mia Ortega', sortName: 'ortega, mia' });
const ROY = buildCustomer({ id: 'customer-5', name: 'Roy Ortega', sortName: 'ortega, roy' });
const customers = [SAM, MIA, ROY];

const finished = (id: string, customerId: string, scheduledTime: string, at = scheduledTime) =>
  buildJob({
    id,
    number: `26-${id.toUpperCase().padEnd(5, 'A')}`,
    title: `Work ${id}`,
    customerId,
    customerName: customers.find((one) => one.id === customerId)?.name ?? ADA.name,
    invoice: { status: null, customerId },
    technicianIds: ['tech-1'],
    scheduledTime,
    progress: 'work-done',
    progressLog: [{ state: 'work-done', at, by: 'x', reason: '' }],
  });
const JOBS = [
  // Planned two weeks ago, finished last week (November 15 to 21).
  finished('late1', SAM.id, '2026-11-12T15:00:00.000Z', '2026-11-17T20:00:00.000Z'),
  finished('last2', MIA.id, '2026-11-18T15:00:00.000Z'),
  finished('old3', MIA.id, '2024-05-01T15:00:00.000Z'),
  finished('now4', ROY.id, '2026-11-23T14:00:00.000Z'),
  finished('old5', ROY.id, '2025-02-01T15:00:00.000Z'),
  finished('old6', ADA.id, '2025-01-10T15:00:00.000Z'),
];
const GONE = buildCustomer({ id: 'customer-6', name: 'Lou Quiet', sortName: 'quiet, lou' });
const OLD = [
  finished('old7', GONE.id, '2025-06-03T15:00:00.000Z'),
  // Since canceled: no one was there.
  { ...finished('off8', GONE.id, '2026-06-03T15:00:00.000Z'), progress: 'cancelled' as const },
];
const MONTH = {
  month: '2026-10',
  cells: {
    all: { jobs: 7, callbacks: 1, salesCents: 500_000 },
    'person:tech-1': { jobs: 7, callbacks: 1, arrivals: 6, onTime: 5, salesCents: 500_000 },
    'author:grace-admin': { sent: 4, sentCents: 900_000, won: 3, wonCents: 650_000 },
  },
};

inAiWorld(async (opened) => {
  world = opened;
  owner = await world.as('admin');
  const put = async (path: string, data: object): Promise<void> =>
    void (await world.deps.db.doc(`companies/${COMPANY}/${path}`).set({ ...data }));
  for (const one of [...customers, GONE]) await put(`customers/${one.id}`, one);
  for (const job of [...JOBS, ...OLD]) await put(`jobs/${job.id}`, job);
  const stamps = {
    createdBy: 'x',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedBy: 'x',
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
  for (const { id, cents } of [
    { id: SAM.id, cents: 41_200 },
    { id: MIA.id, cents: 5_000 },
    { id: ROY.id, cents: 7_000 },
  ])
    await put(`balances/${id}`, { ...stamps, openCount: 1, balanceCents: cents, overpaidCents: 0, byYear: {} });
  await put('reportMonths/2026-10', MONTH);
});

const answerTo = async (text: string, member = owner) => (await world.ask(member, { text })).answer.message;

describe('questions about work and people', () => {
  it.each<[string, string[], string[]]>([
    ['Which jobs were finished last week?', ['2 jobs finished', 'Work late1', 'Work last2'], ['Work now4', 'Work old']],
    ['jobs finished last week', ['2 jobs finished'], ['Work now4']],
    ['What did we finish today?', ['1 job finished', 'Work now4'], ['Work last2']],
    ['How many jobs did we complete last month?', ['October 2026: **7**'], []],
    ['Who finished the most jobs last month?', ['Marcus Reed: 7 finished jobs'], []],
    ['What is our close rate in October?', ['Win rate, October 2026'], []],
    ['Which lead source brought the most jobs last month?', ['No lead came, October 2026'], []],
    ['Who sold most last month?', ['Grace Hopper: $6,500.00, 3 of 4 sent', 'Marcus Reed: $5,000.00'], []],
    [
      'How many callbacks did each technician have in October?',
      ['Callbacks, October 2026: **1**', '7 finished jobs'],
      [],
    ],
    [
      'Which customers have not been here for a year?',
      ['Lou Quiet', 'Work old7', '2025-06-03', 'Nov 23, 2025'],
      ['Mia Ortega', 'Roy Ortega', 'Sam Johnson', 'Ada Lovelace'],
    ],
    [
      'Who hasn’t booked a job in 2 years?',
      ['I found no customer with an earlier job and without work since Nov 23, 2024'],
      [],
    ],
    ['How much do the Johnsons owe?', ['$412.00', 'Sam Johnson'], ['I found no customer']],
    ['How much does the Johnson family owe us?', ['$412.00'], []],
    ['Which jobs are done but not invoiced?', ['without an invoice'], []],
    ["Who hasn't paid for 60 days?", ['overdue by more than 60 days'], []],
    ['How much do the Ortegas owe?', ['Which one do you mean?', 'Mia Ortega', 'Roy Ortega'], ['$50.00', '$70.00']],
  ])('%s', async (question, said, never) => {
    const { text, unsupported, state } = await answerTo(question);
    for (const words of said) expect(text).toContain(words);
    for (const words of never) expect(text).not.toContain(words);
    expect(text).not.toContain('did not understand');
    expect([state, unsupported]).toEqual(['complete', []]);
  });

  it('name the page that shows the figures', async () => {
    const { sources } = await answerTo('Who sold most last month?');
    expect(sources.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['report:estimates:2026-10:2026-10', 'report:sales:2026-10:2026-10']),
    );
  });

  it('aren’t answered for days the reports don’t cover', async () => {
    const { text } = await answerTo('Who sold most last week?');
    expect(text).toContain('whole months only');
    expect(text).not.toContain('$');
  });

  it('by users without reports get what they may see', async () => {
    const office = await world.as('office');
    expect((await answerTo('Who sold most last month?', office)).text).toContain('may not see this report');
    expect((await answerTo('How many jobs did we finish last month?', office)).text).toContain('No job was finished');
  });

  it('that are only partly understood say so', async () => {
    const { text } = await answerTo('Which jobs were finished last week in Weaverville?');
    expect(text).toContain('I did not understand “Weaverville”');
    expect(text).not.toContain('Work last2');
  });
});
