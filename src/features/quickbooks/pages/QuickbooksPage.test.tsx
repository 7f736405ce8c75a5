import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getConnectionSetup, startConnection } from '@/domain/connection/api';
import { connectionSchema, type Connection } from '@/domain/connection/schema';
import {
  continueQuickbooksRun,
  decideQuickbooksMatch,
  planQuickbooks,
  readQuickbooksLists,
  saveQuickbooksSetup,
  startQuickbooksPush,
  undoQuickbooksPush,
  type SeenRow,
} from '@/domain/quickbooks/api';
import { quickbooksReportSchema } from '@/domain/quickbooks/report';
import { quickbooksPushSchema, quickbooksRunSchema } from '@/domain/quickbooks/run';
import { booksFactsSchema, mappingSchema, quickbooksSetupSchema } from '@/domain/quickbooks/setup';
import { openAddress } from '@/lib/openAddress';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { quickbooksRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './QuickbooksPage';

const NOW = '2026-07-06T15:00:00.000Z';
const connection = (overrides: Partial<Connection> = {}) =>
  buildStored({
    kind: 'connection',
    schema: connectionSchema,
    fields: { provider: 'quickbooks', state: 'connected', connectedBy: 'user-1', connectedAt: NOW },
    overrides: { id: 'quickbooks', ...overrides },
  });
const facts = booksFactsSchema.parse({ companyName: 'Ridge books', usesTax: true, isTaxAutomatic: true });
const setup = (fields: object = {}) =>
  buildStored({
    kind: 'setup',
    schema: quickbooksSetupSchema,
    fields: { realmId: '42', facts, startOn: '2026-01-01', ...fields },
    overrides: { id: 'setup' },
  });
const run = (fields: object = {}) =>
  buildStored({
    kind: 'run',
    schema: quickbooksRunSchema,
    fields: { kind: 'push', state: 'done', total: 1, done: 1, startedBy: 'user-1', startedAt: NOW, ...fields },
    overrides: { id: 'run1' },
  });
const row = (fields: Partial<SeenRow>): SeenRow => ({
  key: 'invoice:i1',
  entity: 'Invoice',
  label: 'Invoice 1042 · Ada Lovelace',
  kind: 'Invoice',
  on: '2026-07-02',
  op: 'create',
  reason: '',
  oursCents: 24_330,
  theirsCents: 24_330,
  oursTaxCents: 330,
  theirsTaxCents: 330,
  remoteId: '',
  choices: [],
  ...fields,
});
const CONNECTED = { connections: [connection()], quickbooksSetup: [setup()] };
const open = (path = '/quickbooks', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: quickbooksRoutes,
    path,
    features: { quickbooks: true },
    role: 'admin',
    now: NOW,
    records: {},
    ...options,
  });
const SETUP = {
  clientOwner: 'server' as const,
  ownClientId: '',
  isSecretLost: false,
  hasServerClient: true,
  callbackUrl: 'https://x/callback',
  isStandIn: false,
};

it('shows a role without bookkeeping access nothing, and says who has it', async () => {
  const { callsOf } = answerCalls([answering(getConnectionSetup, () => SETUP)]);
  await open('/quickbooks?tab=connection', { role: 'technician' });
  expect(await screen.findByText('The books are for the office')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(callsOf(getConnectionSetup)).toEqual([]);
});

describe('the QuickBooks connection', () => {
  it('says what is missing, and opens Intuit', async () => {
    answerCalls([
      answering(getConnectionSetup, () => SETUP),
      answering(startConnection, () => ({ url: 'https://appcenter.intuit.com/connect/oauth2?x' })),
    ]);
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: 'Connect QuickBooks' }));
    await user.click(await screen.findByRole('button', { name: 'Connect QuickBooks' }));
    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('https://appcenter.intuit.com/connect/oauth2?x'));
  });

  it('says when it must be renewed, starting two months ahead', async () => {
    const first = await open('/quickbooks?tab=history', {
      records: {
        ...CONNECTED,
        connections: [connection({ state: 'needs-reconnect', reason: 'QuickBooks ended the access.' })],
      },
    });
    expect(await screen.findByText(/QuickBooks ended the access/)).toBeVisible();
    first.unmount();
    await open('/quickbooks?tab=history', {
      records: { ...CONNECTED, connections: [connection({ hardEndsAt: '2026-08-20T00:00:00.000Z' })] },
    });
    expect(await screen.findByText(/QuickBooks ends this connection on Aug/)).toBeVisible();
  });
});

it('suggests a mapping, saved with the start date', async () => {
  const { callsOf } = answerCalls([
    answering(readQuickbooksLists, () => ({
      facts,
      isOtherCompany: false,
      proposal: mappingSchema.parse({ items: { service: '1', labour: 'new' }, accounts: { labour: '79' } }),
      broken: [],
      items: [{ id: '1', name: 'Services', type: '' }],
      accounts: [{ id: '79', name: 'Service income', type: 'Income' }],
      classes: [],
      methods: [],
      taxCodes: [],
      zones: [],
      units: [],
    })),
    answering(saveQuickbooksSetup, () => ({})),
  ]);
  const { user } = await open('/quickbooks?tab=mapping', { records: { connections: [connection()] } });
  expect(await screen.findByRole('combobox', { name: 'Service: item' })).toHaveValue('Services');
  expect(screen.getByRole('combobox', { name: 'Labor: account' })).toHaveValue('Service income');
  const save = screen.getByText('Save mapping');
  await user.type(screen.getByLabelText(/First day that is kept/), '01/01/2026');
  await user.tab();
  await user.click(save);
  await waitFor(() =>
    expect(callsOf(saveQuickbooksSetup)).toMatchObject([
      { startOn: '2026-01-01', mapping: { items: { service: '1', labour: 'new' } } },
    ]),
  );
});

describe('the dry run', () => {
  const ROWS = [
    row({
      key: 'customer:c1',
      entity: 'Customer',
      kind: 'Customer',
      label: 'Ada Lovelace',
      on: '',
      op: 'blocked',
      reason: '2 customers in QuickBooks could be this one. Choose.',
      oursCents: null,
      theirsCents: null,
      oursTaxCents: null,
      theirsTaxCents: null,
      choices: [{ id: '58', name: 'Ada Lovelace' }],
    }),
    row({}),
    row({
      key: 'invoice:i2',
      label: 'Invoice 1043 · Bo Diaz',
      theirsTaxCents: null,
      theirsCents: null,
      reason: 'QuickBooks works its tax out from the address.',
    }),
    row({ key: 'invoice:i3', label: 'Invoice 1001 · Cy Hall', op: 'leave' }),
  ];

  it('shows both sides first, takes decisions, and pushes what was shown except exclusions', async () => {
    const { callsOf } = answerCalls([
      answering(planQuickbooks, () => ({ hash: 'h1', rows: ROWS, notes: [] })),
      answering(decideQuickbooksMatch, () => ({})),
      answering(startQuickbooksPush, ({ runId }) => ({ runId, state: 'done' as const, isDone: true })),
    ]);
    const { user } = await open('/quickbooks', { records: CONNECTED });
    await user.click(await screen.findByRole('button', { name: 'Look at the differences' }));
    const table = within(await screen.findByRole('table', { name: 'What a push would do' }));
    expect(table.getByText('Invoice 1042 · Ada Lovelace')).toBeVisible();
    expect(table.queryByText(/Invoice 1001/)).not.toBeInTheDocument();
    expect(table.getAllByText('Not known').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Push 2 changes' })).toBeEnabled();

    await user.click(table.getByRole('combobox', { name: 'Who Ada Lovelace is in QuickBooks' }));
    await user.click(await screen.findByRole('option', { name: 'It is “Ada Lovelace” (58)' }));
    await waitFor(() => expect(callsOf(decideQuickbooksMatch)).toEqual([{ key: 'customer:c1', decision: 'link:58' }]));
    expect(callsOf(planQuickbooks)).toHaveLength(2);

    await user.click(await screen.findByRole('checkbox', { name: 'Select Invoice 1043 · Bo Diaz' }));
    await user.click(screen.getByRole('button', { name: 'Leave out' }));
    expect(screen.getByText('Left out')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Push 1 change' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Push' }));
    await waitFor(() => expect(callsOf(startQuickbooksPush)).toMatchObject([{ hash: 'h1', leftOut: ['invoice:i2'] }]));
  });

  it('resumes a running push, and pauses it', async () => {
    const { callsOf } = answerCalls([
      answering(continueQuickbooksRun, ({ runId }) => ({ runId, state: 'paused' as const, isDone: false })),
    ]);
    const { user } = await open('/quickbooks', {
      records: {
        connections: [connection()],
        quickbooksSetup: [setup({ runningId: 'run1' })],
        quickbooksRuns: [run({ state: 'running', total: 10, done: 3 })],
      },
    });
    expect(await screen.findByText('3 of 10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() =>
      expect(callsOf(continueQuickbooksRun)).toMatchObject([{ does: 'continue' }, { does: 'pause' }]),
    );
  });
});

it('lists what was written, and undoes it after confirmation', async () => {
  const { callsOf } = answerCalls([
    answering(undoQuickbooksPush, ({ runId }) => ({ runId, state: 'done' as const, isDone: true })),
  ]);
  const push = buildStored({
    kind: 'push',
    schema: quickbooksPushSchema,
    fields: {
      runId: 'run1',
      order: 0,
      key: 'invoice:i1',
      entity: 'Invoice',
      op: 'create',
      kind: 'Invoice',
      label: 'Invoice 1042',
      state: 'done',
      oursCents: 24_330,
      theirsCents: 24_331,
      fault: 'QuickBooks came to another tax.',
    },
    overrides: { id: 'run1-00000' },
  });
  const { user } = await open('/quickbooks?tab=history', {
    records: { ...CONNECTED, quickbooksRuns: [run()], quickbooksPushes: [push] },
  });
  await user.click(await screen.findByRole('button', { name: 'Show writes' }));
  expect(await screen.findByText('QuickBooks came to another tax.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo all…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Invoice: is voided/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsOf(undoQuickbooksPush)).toMatchObject([{ ofRunId: 'run1', pushIds: [] }]));
});

it('shows the last comparison with each difference and its reason', async () => {
  const report = buildStored({
    kind: 'report',
    schema: quickbooksReportSchema,
    fields: {
      from: '2026-06-01',
      to: '2026-06-30',
      at: NOW,
      by: '',
      totals: { invoice: { oursCents: 24_330, theirsCents: 25_000, count: 1 } },
      days: [{ on: '2026-06-02', compared: 'invoice', oursCents: 24_330, theirsCents: 25_000 }],
      differences: [
        {
          compared: 'invoice',
          cause: 'amount',
          on: '2026-06-02',
          label: '1042 · Ada Lovelace',
          why: 'Someone changed its amount in QuickBooks after it was pushed.',
          key: 'invoice:i1',
          remoteId: '130',
          oursCents: 24_330,
          theirsCents: 25_000,
        },
      ],
      differenceCount: 1,
    },
    overrides: { id: 'nightly' },
  });
  await open('/quickbooks?tab=reconcile', { records: { ...CONNECTED, quickbooksReports: [report] } });
  expect(await screen.findByText('1 difference, each explained below')).toBeVisible();
  const table = within(screen.getByRole('region', { name: 'Differences by document' }));
  expect(table.getByText(/Someone changed its amount/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Totals of both books' })).getByText('−$6.70')).toBeVisible();
});
