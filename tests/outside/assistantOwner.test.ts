import { describe, expect, it } from 'vitest';
import { usualWork } from '@/domain/company/usualWork';
import { WORK_SETTINGS_ID } from '@/domain/company/workSettings';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildCustomer } from '@/testing/factories/customer';
import { inAiWorld } from './aiTalk';
import { ADA, COMPANY, type AiWorld } from './aiWorld';
import type { Member } from '../../functions/src/platform/access';

// An owner's questions, answered by the rules. The world's date is Monday, November 23, 2026.

let world: AiWorld;
let owner: Member;

const month = (name: string, fields: object) => ({
  path: `ledgerMonths/${name}`,
  data: { month: name, ...fields },
});
const BO = buildCustomer({ id: 'customer-2', name: 'Bo Diddley', sortName: 'diddley, bo' });
const AMOUNTS = [
  month('2026-07', { salesCents: 100_000, taxCents: 7_000, issuedCount: 2 }),
  month('2026-09', { salesCents: 50_000, taxCents: 3_500, issuedCount: 1 }),
  month('2026-10', {
    salesCents: 400_000,
    taxCents: 28_000,
    issuedCount: 4,
    receivedCents: 300_000,
    refundedCents: 10_000,
    methods: { card: { count: 3, moneyCents: 120_000 }, cheque: { count: 1, moneyCents: 170_000 } },
  }),
  month('2026-11', { salesCents: 200_000, taxCents: 14_000, issuedCount: 2, receivedCents: 214_000 }),
  { path: `balances/${ADA.id}`, data: years(123_456, 2, 90_000) },
  { path: `balances/${BO.id}`, data: years(50_000, 1, 712_500) },
  {
    path: 'summaries/receivables',
    data: { byDueOn: { '2026-10-01': owed(50_000, 1), '2026-11-20': owed(123_456, 2) } },
  },
  { path: `customers/${BO.id}`, data: BO },
  {
    path: 'payments/deposit-1',
    data: {
      customerId: ADA.id,
      customerName: ADA.name,
      estimateId: 'e1',
      invoiceId: '',
      method: 'card',
      state: 'succeeded',
      currency: 'USD',
      amountCents: 25_000,
      receivedOn: '2026-11-02',
    },
  },
  {
    path: 'estimates/waiting-1',
    data: estimate('E26-AAAAA', { state: 'sent', validUntil: '2026-12-24', totalCents: 80_000 }),
  },
  {
    path: 'estimates/booked-1',
    data: estimate('E26-BBBBB', { state: 'approved', answeredAt: '2026-10-12T15:00:00.000Z', totalCents: 333_300 }),
  },
  {
    path: 'invoices/late-1',
    data: buildInvoice({
      id: 'late-1',
      number: 'INV-0042',
      state: 'issued',
      status: 'issued',
      isOpen: true,
      dueOn: '2026-10-01',
      customerId: BO.id,
      customerName: BO.name,
      balanceCents: 50_000,
    }),
  },
];

function owed(balanceCents: number, count: number) {
  return { count, balanceCents };
}
function years(balanceCents: number, openCount: number, invoicedCents: number) {
  return { openCount, balanceCents, overpaidCents: 0, byYear: { '2026': { invoicedCents, paidCents: 60_000 } } };
}
function estimate(number: string, fields: object) {
  return { ...buildEstimate({ id: number, number, customerId: ADA.id, customerName: ADA.name }), ...fields };
}

inAiWorld(async (opened) => {
  world = opened;
  owner = await world.as('admin');
  for (const { path, data } of AMOUNTS) {
    const stamps = {
      createdBy: 'x',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedBy: 'x',
      updatedAt: '2026-11-01T00:00:00.000Z',
    };
    await world.deps.db.doc(`companies/${COMPANY}/${path}`).set({ ...stamps, ...data });
  }
});

const answerTo = async (text: string, member = owner) => (await world.ask(member, { text })).answer.message;

describe('an owner’s questions', () => {
  it.each<[string, string[]]>([
    ['How much did we invoice last month?', ['$4,280.00', '4 invoices', '$4,000.00 before tax', 'October 2026']],
    ['How much did we make last month?', ['$3,333.00', '$4,280.00', '$2,900.00']],
    ['How much was paid by card in October?', ['$1,200.00', '3 payments']],
    ['Sales tax collected in Q3', ['$105.00', 'Q3 2026']],
    ['What is our average ticket in October?', ['$1,000.00']],
    ['Who owes us most?', ['Ada Lovelace: $1,234.56']],
    ['Which customer spent most this year?', ['Bo Diddley: $7,125.00']],
    ['Which invoices are overdue more than 30 days?', ['$500.00', 'INV-0042']],
    ['Which estimates are waiting?', ['1 estimate', '$800.00', 'E26-AAAAA']],
    ['How many deposits do we hold?', ['1 deposit', '$250.00']],
    ['Compare this month with last month', ['November 2026 so far', '$2,140.00', '$4,280.00', 'less']],
    ['How much does Bo Diddley owe?', ['$500.00']],
    ['Unpaid for Bo Diddley', ['INV-0042', '$500.00']],
    ['How much did Bo Diddley spend this year?', ['$7,125.00', '$600.00']],
    ['What is booked this week?', ['2 visits']],
    ['What is on tomorrow?', ['1 visit']],
    ['How much did we book in October?', ['$3,333.00', '1 accepted estimate']],
  ])('%s', async (question, figures) => {
    const { text, unsupported, state } = await answerTo(question);
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toContain('did not understand');
    expect([state, unsupported]).toEqual(['complete', []]);
  });

  it('get amounts with the page that shows them', async () => {
    const { text, sources, figures } = await answerTo('How much was paid by card in October?');
    const card = sources.find(({ id }) => id === 'payments:2026-10-01:2026-10-31:card');
    expect(card).toMatchObject({ collection: 'views', title: 'Card, October 2026' });
    expect(text).toContain(`[[${card?.key ?? '-'}]]`);
    expect(figures).toContainEqual(expect.objectContaining({ text: '$1,200.00', sourceKey: card?.key }));
  });

  it('about available times leave the emergency reserve free', async () => {
    expect((await answerTo('When is the next free slot for a 3 hour job?')).text).toContain('Free times, best first');
    const settings = { ...usualWork(['hvac']), reserveMinutes: 480 };
    await world.deps.db.doc(`companies/${COMPANY}/workSettings/${WORK_SETTINGS_ID}`).set(settings);
    expect((await answerTo('When is the next free slot for a 3 hour job?')).text).toContain(
      'I found no 180 free minutes',
    );
    expect((await answerTo('When is the next free slot for a 3 hour emergency?')).text).toContain('Free times');
  });
});

describe('a question it doesn’t understand', () => {
  it.each([
    ['What’s the weather?', '“weather”'],
    ['What’s the weather tomorrow?', '“weather”'],
    ['How much profit did we make last month?', '“profit”'],
  ])('is quoted, and nothing is answered instead: %s', async (question, words) => {
    const { text, tools } = await answerTo(question);
    expect(text).toContain(`I did not understand ${words}. I can answer questions like these:`);
    // The company's own records.
    expect(text).toContain('How much does Bo Diddley owe us?');
    expect(text).not.toContain('$');
    expect(tools.map(({ name }) => name)).toContain('example_questions');
  });

  it('in part is quoted before the rest is answered', async () => {
    const { text } = await answerTo('How much does Bo Diddley owe for the furnace?');
    expect(text).toMatch(/^I did not understand “furnace”\. Without that:/);
    expect(text).toContain('$500.00');
  });
});

describe('amounts a user may not see', () => {
  it.each(['How much did we invoice last month?', 'Who owes us most?', 'How many deposits do we hold?'])(
    'are refused by the server: %s',
    async (question) => {
      const technician = await world.as('technician');
      const { text, figures } = await answerTo(question, technician);
      expect(`${text} ${JSON.stringify(figures)}`).not.toContain('$');
    },
  );

  it('are left out if only a part is allowed', async () => {
    const member = await world.as('office', ['aiAssistant', 'invoices', 'customers']);
    const { text } = await answerTo('How much did we make last month?', member);
    expect(text).toContain('Booked: You may not see that.');
    expect(text).toContain('$4,280.00');
  });
});
