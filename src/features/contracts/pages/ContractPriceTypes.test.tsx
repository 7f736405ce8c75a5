import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeApplication, changeContractBook } from '@/domain/contract/money/api';
import { billedCostSchema } from '@/domain/contract/money/payApplication';
import { bookLineSchema } from '@/domain/contract/money/book';
import { contractLogSchema } from '@/domain/contract/money/log';
import { contractTermsSchema } from '@/domain/contract/record/parts';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { active, book, draft } from '@/testing/factories/contractMoney';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { renderApp } from '@/testing/renderApp';
import { contractsRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ContractPage';
import '../components/money/BillingTab';
import '../components/money/ScheduleOfValuesTab';

const open = (records: Record<string, unknown[]>, tab = 'billing') =>
  renderApp({
    routes: contractsRoutes,
    path: `/contracts/active?tab=${tab}`,
    role: 'office',
    records: { customers: [buildCustomer({ id: 'ada' })], ...records },
    now: '2026-03-10T15:00:00.000Z',
    features: { contracts: true, customers: true, invoices: true, jobs: true },
  });
const answered = () =>
  answerCalls([answering(changeApplication, () => ({ number: 1, invoiceId: '', billFault: '' }))]).callsOf;

it('accepts quantities for unit prices, and warns when they exceed the estimate', async () => {
  const dig = bookLineSchema.parse({
    ...{ id: 'dig', description: 'Dig', scheduledValueCents: 100_000 },
    ...{ unit: 'CY', quantityE4: 800_000, unitPriceCents: 1_250 },
  });
  const callsOf = answered();
  const { user } = await open({
    contracts: [{ ...active, priceType: 'unit' }],
    contractBooks: [{ ...book, lines: [dig] }],
    payApplications: [draft],
  });
  const quantity = await screen.findByLabelText('Quantity this period of Dig');
  await user.type(quantity, '30{Enter}');
  expect(await screen.findByText('30 of 80 CY to date at $12.50')).toBeVisible();
  // 30 × $12.50, less 10%.
  expect(screen.getByText('8 Current payment due').closest('div')).toHaveTextContent('$337.50');
  await user.clear(quantity);
  await user.type(quantity, '90{Enter}');
  expect(await screen.findByText(/10 CY more than estimated: \$125\.00 over/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(callsOf(changeApplication)).toHaveLength(1));
  expect(callsOf(changeApplication)[0]).toMatchObject({
    change: { fields: { entries: [{ lineId: 'dig', quantityE4: 900_000, thisPeriodCents: null }] } },
  });
});

it('bills job costs and hours, with the fee computed from them', async () => {
  const line = (id: string, scheduledValueCents: number, changes = {}) =>
    bookLineSchema.parse({ id, description: `Work ${id}`, scheduledValueCents, ...changes });
  const lines = [
    line('labor', 50_000, { costCode: '01' }),
    line('stuff', 40_000, { costCode: '02' }),
    line('fee', 10_000, { fee: { kind: 'percent', ppm: 100_000 } }),
  ];
  const log = buildStored({
    kind: 'contractLog',
    schema: contractLogSchema,
    fields: {
      contractId: 'active',
      costs: [{ id: 'c1', on: '2026-02-10', costCode: '02', description: 'Pipe', vendor: 'Ames', amountCents: 20_000 }],
    },
    overrides: { id: 'active' },
  });
  const callsOf = answered();
  const { user } = await open({
    contracts: [{ ...active, priceType: 'cost-plus' }],
    contractBooks: [{ ...book, lines }],
    contractLogs: [log],
    payApplications: [draft],
  });
  await user.click(await screen.findByRole('button', { name: /Take 1 cost of the job \(\$200\.00\)/ }));
  expect(await screen.findByText('10% of $200.00 = $20.00 to date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add hours or cost' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours or cost' }));
  await user.type(dialog.getByLabelText(/^What/), 'Crew of two');
  await user.click(dialog.getByRole('combobox', { name: 'Billed on line' }));
  await user.click(await screen.findByRole('option', { name: 'Work labor' }));
  await user.type(dialog.getByLabelText(/^Hours/), '8');
  await user.type(dialog.getByLabelText(/^Hourly rate/), '45');
  expect(await dialog.findByText('$360.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  // $560.00 with 10% fee, less 10% retainage.
  expect(await screen.findByText('10% of $560.00 = $56.00 to date')).toBeVisible();
  expect(screen.getByText('8 Current payment due').closest('div')).toHaveTextContent('$554.40');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(callsOf(changeApplication)).toHaveLength(1));
  expect(callsOf(changeApplication)[0]).toMatchObject({
    change: {
      fields: {
        costs: [
          { lineId: 'stuff', costId: 'c1', amountCents: 20_000 },
          { lineId: 'labor', kind: 'labor', hoursE4: 80_000, rateCents: 4_500, amountCents: 36_000 },
        ],
      },
    },
  });
});

it('adds the period’s dump tickets automatically', async () => {
  const parts = { id: 'haul', description: 'Hauling', scheduledValueCents: 100_000 };
  const ticket = { id: 'ticket-t1', ticketId: 't1', lineId: 'haul', on: '2026-02-10', amountCents: 35_505 };
  const log = buildStored({
    kind: 'contractLog',
    schema: contractLogSchema,
    fields: { contractId: 'active', costs: [{ ...ticket, description: 'Ticket 71: 7.89 tons × $45.00 a ton' }] },
    overrides: { id: 'active' },
  });
  const gone = { ...ticket, id: 'b2', costId: 'ticket-t2', description: 'Ticket 72: the minimum fee', kind: 'other' };
  const callsOf = answered();
  const { user } = await open({
    contracts: [{ ...active, priceType: 'cost-plus' }],
    contractBooks: [{ ...book, lines: [bookLineSchema.parse(parts)] }],
    contractLogs: [log],
    payApplications: [{ ...draft, costs: [billedCostSchema.parse(gone)] }],
  });
  const row = (await screen.findByText('Ticket 71: 7.89 tons × $45.00 a ton: $355.05')).closest('li');
  expect(screen.queryByText(/Ticket 72/)).toBeNull();
  expect(within(row ?? document.body).queryByRole('button', { name: /^Remove/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(callsOf(changeApplication)).toHaveLength(1));
  expect(callsOf(changeApplication)[0]).toMatchObject({
    change: { fields: { costs: [{ lineId: 'haul', kind: 'other', costId: 'ticket-t1', amountCents: 35_505 }] } },
  });
});

it('requests a deposit with one button, and shows its state', async () => {
  const contract = { ...active, terms: contractTermsSchema.parse({ depositCents: 30_000 }) };
  const { callsOf } = answerCalls([answering(changeContractBook, () => ({ depositFault: '' }))]);
  const { user } = await open({ contracts: [contract], contractBooks: [book] });
  await user.click(await screen.findByRole('button', { name: 'Ask for $300.00' }));
  await waitFor(() => expect(callsOf(changeContractBook)).toMatchObject([{ change: { kind: 'deposit' } }]));
});

it('shows what is left of a paid deposit', async () => {
  const contract = { ...active, terms: contractTermsSchema.parse({ depositCents: 30_000 }) };
  const bill = buildInvoice({
    id: 'contract-deposit-active',
    number: 'INV-7',
    state: 'issued',
    totalCents: 30_000,
    paidCents: 30_000,
    balanceCents: 0,
    isOpen: false,
  });
  await open({
    contracts: [contract],
    contractBooks: [{ ...book, depositInvoiceId: bill.id }],
    invoices: [bill],
  });
  expect(await screen.findByRole('link', { name: 'Invoice INV-7' })).toBeVisible();
  expect(screen.getByText('Left to credit').closest('div')).toHaveTextContent('$300.00');
  expect(screen.queryByRole('button', { name: /Ask for/ })).not.toBeInTheDocument();
});

it('shows a sent schedule as a read-only table with quantities', async () => {
  const dig = bookLineSchema.parse({
    ...{ id: 'dig', item: '1', description: 'Dig', scheduledValueCents: 100_000 },
    ...{ unit: 'CY', quantityE4: 800_000, unitPriceCents: 1_250, retainagePpm: 50_000 },
  });
  const records = {
    contracts: [{ ...active, priceType: 'unit' as const }],
    contractBooks: [{ ...book, lines: [dig], frozenAt: '2026-03-01T15:00:00.000Z' }],
  };
  await open(records, 'values');
  const row = await screen.findByRole('row', { name: /Dig/ });
  expect(row).toHaveTextContent(/Dig · Retainage 5%.*80 CY × \$12\.50.*\$1,000\.00/);
  expect(screen.queryByLabelText('Scheduled value of line 1')).not.toBeInTheDocument();
});
