import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { ledgerEntrySchema } from '@/domain/ledger/schema';
import { documentHash } from '@/domain/public-document/customerDocument';
import { buildStored } from '@/testing/factories/build';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildBalance, buildInvoice } from '@/testing/factories/invoice';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { invoiceLinkRoutes, invoicesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './ProgressBillPage';
import './RecurringEditPage';
import './StatementPage';

const NOW = '2026-01-13T19:00:00.000Z';
const ada = buildCustomer({ id: 'ada' });
const open = (path: string, records: object = {}) =>
  renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path,
    features: { invoices: true, customers: true, estimates: true },
    role: 'admin',
    now: NOW,
    records: { customers: [ada], ...records },
  });

it('bills the completed share line by line, less earlier bills', async () => {
  const document = buildDocument({
    type: 'estimate',
    date: '2026-01-12',
    lines: [
      buildLine({ id: 'walls', name: 'Walls', unitPriceCents: 100_000 }),
      buildLine({ id: 'roof', name: 'Roof', unitPriceCents: 50_000 }),
    ],
  });
  const approval = {
    revisionNumber: 1,
    optionId: '',
    selectedLineIds: [],
    quantitiesE4: {},
    totalCents: 150_000,
    documentHash: await documentHash(document, ''),
    signature: null,
    by: 'office' as const,
    byUid: 'user-1',
    at: NOW,
    ipAddress: '',
    userAgent: '',
    joinsPlan: false,
  };
  const estimate = buildEstimate({
    id: 'e1',
    customerId: 'ada',
    document,
    totalCents: 150_000,
    state: 'approved',
    approval,
  });
  const { user, store } = await open('/invoices/progress?estimate=e1', { estimates: [estimate] });
  expect(await screen.findByText('Contract $1,000.00 with tax · billed before $0.00')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Line by line' }));
  const walls = screen.getByRole('textbox', { name: 'Percent complete of Walls' });
  await user.clear(walls);
  await user.type(walls, '40');
  expect(await screen.findAllByText('$400.00')).not.toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create the bill' }));
  await waitFor(async () => {
    const [bill] = await store.query('companies/company-1/invoices', { limit: 2 });
    expect(bill?.data).toMatchObject({
      kind: 'progress',
      state: 'draft',
      estimateId: 'e1',
      customerId: 'ada',
      totalCents: 40_000,
    });
  });
});

it('shows a statement from the opening balance to what is owed by age', async () => {
  const entry = {
    on: '2026-01-05',
    month: '2026-01',
    at: NOW,
    by: 'user-1',
    customerId: 'ada',
    customerName: 'Ada Lovelace',
    invoiceId: 'i1',
    invoiceNumber: 'INV-00041',
  };
  const ledger = [
    buildStored({
      kind: 'entry',
      schema: ledgerEntrySchema,
      fields: { ...entry, kind: 'issued', balanceChangeCents: 25_000, salesCents: 25_000 },
      overrides: { id: 'l1' },
    }),
    buildStored({
      kind: 'entry',
      schema: ledgerEntrySchema,
      fields: { ...entry, on: '2026-01-12', kind: 'payment', balanceChangeCents: -10_000, moneyCents: 10_000 },
      overrides: { id: 'l2' },
    }),
  ];
  const invoice = buildInvoice({
    id: 'i1',
    customerId: 'ada',
    state: 'issued',
    issuedOn: '2026-01-05',
    dueOn: '2026-01-05',
    balanceCents: 15_000,
  });
  await open('/invoices/statement?customer=ada', {
    invoices: [invoice],
    ledger,
    balances: [buildBalance('ada', 15_000)],
  });
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Invoice INV-00041')).toBeVisible();
  expect(within(table).getByText('Payment on INV-00041')).toBeVisible();
  expect(screen.getAllByText('$150.00')).not.toEqual([]);
  expect(screen.getByText('1–30 days').parentElement).toHaveTextContent('$150.00');
});

it('lists a recurring invoice’s next dates, and requires a customer', async () => {
  const { user, store } = await open('/invoices/recurring/new');
  await user.type(await screen.findByRole('textbox', { name: /^Name(?!, line)/ }), 'Filter service');
  expect(screen.getByText('Next: Jan 13, 2026, Feb 13, 2026, Mar 13, 2026, Apr 13, 2026 and so on.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save recurring invoice' }));
  expect((await screen.findAllByText('Choose a customer'))[0]).toBeVisible();
  expect(await store.query('companies/company-1/recurringInvoices', { limit: 1 })).toEqual([]);
});

it('says that an impossible recurrence creates no invoices', async () => {
  const { user } = await open('/invoices/recurring/new');
  const every = await screen.findByRole('textbox', { name: 'Every' });
  await user.tripleClick(every);
  await user.keyboard('999999999');
  expect(await screen.findByText('Creates no invoices as it is set up now.')).toBeVisible();
  await user.tripleClick(every);
  await user.keyboard('3');
  expect(await screen.findByText(/^Next: Jan 13, 2026, Apr 13, 2026/)).toBeVisible();
});

it('addresses a new invoice to the customer, even if read after the only property', async () => {
  const readsLate = (store: RecordStore): RecordStore => ({
    ...store,
    get: async (path, id) => {
      if (id === 'studio') await new Promise((resolve) => setTimeout(resolve, 300));
      return store.get(path, id);
    },
  });
  const studio = buildCustomer({ id: 'studio', kind: 'company', companyName: 'Dental Studio', name: 'Dental Studio' });
  const { user } = await renderApp({
    routes: [...invoicesRoutes, ...invoiceLinkRoutes],
    path: '/invoices/new',
    features: { invoices: true, customers: true },
    role: 'admin',
    now: NOW,
    records: {
      customers: [studio],
      directory: [buildShard([buildDirectoryRow(studio)])],
      properties: [buildProperty({ id: 'p1', customerId: 'studio' })],
    },
    wrapStore: readsLate,
  });
  await user.type(await screen.findByRole('textbox', { name: 'Customer' }), 'Dental');
  await user.click(await screen.findByRole('option', { name: /Dental Studio/ }));
  expect(await screen.findByText(/^Billed to Dental Studio/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Where the work was done' })).not.toHaveValue('');
});
