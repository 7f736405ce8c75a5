import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getConnectionSetup } from '@/domain/connection/api';
import { connectionSchema } from '@/domain/connection/schema';
import { planQuickbooks } from '@/domain/quickbooks/api';
import { quickbooksRunSchema } from '@/domain/quickbooks/run';
import { booksFactsSchema, quickbooksSetupSchema } from '@/domain/quickbooks/setup';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { renderApp } from '@/testing/renderApp';
import { quickbooksRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './QuickbooksPage';

const NOW = '2026-07-06T15:00:00.000Z';
const connection = (fields: object = {}) =>
  buildStored({
    kind: 'connection',
    schema: connectionSchema,
    fields: { provider: 'quickbooks', state: 'connected', connectedBy: 'user-1', connectedAt: NOW, ...fields },
    overrides: { id: 'quickbooks' },
  });
const setup = buildStored({
  kind: 'setup',
  schema: quickbooksSetupSchema,
  fields: { realmId: '42', facts: booksFactsSchema.parse({ companyName: 'Ridge books' }), startOn: '2026-01-01' },
  overrides: { id: 'setup' },
});

const open = (records: object) =>
  renderApp({
    routes: quickbooksRoutes,
    path: '/quickbooks',
    features: { quickbooks: true },
    role: 'admin',
    now: NOW,
    records: { quickbooksSetup: [setup], ...records },
  });

it('says on every tab that a different company is connected, and compares nothing', async () => {
  const answer = { ownClientId: '', isSecretLost: false, hasServerClient: true, callbackUrl: 'https://x/callback' };
  answerCalls([answering(getConnectionSetup, () => ({ ...answer, clientOwner: 'server' as const, isStandIn: false }))]);
  const { user } = await open({ connections: [connection({ accountId: '77' })] });
  expect(await screen.findByText(/Company 77 is connected.*belong to Ridge books \(42\)/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look at the differences' })).toBeDisabled();
  await user.click(screen.getByRole('tab', { name: 'Connection' }));
  expect(await screen.findByText('Another QuickBooks company is connected')).toBeVisible();
  expect(await screen.findByText('77')).toBeVisible();
  expect(screen.queryByText('Ridge books')).not.toBeInTheDocument();
});

it('shows the last push’s result, with a link', async () => {
  const run = buildStored({
    kind: 'run',
    schema: quickbooksRunSchema,
    fields: {
      ...{ kind: 'push', state: 'done', total: 3, done: 2, failed: 1 },
      ...{ startedBy: 'user-1', startedAt: NOW, endedAt: NOW },
    },
    overrides: { id: 'run1' },
  });
  await open({ connections: [connection()], quickbooksRuns: [run] });
  expect(await screen.findByText('Last push: 2 changes written, 1 not')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/quickbooks?tab=history');
});

it('totals each kind in the dry run, and says what each name refers to', async () => {
  const blank = { on: '', op: 'create' as const, reason: '', remoteId: '', choices: [] };
  const invoice = { ...blank, entity: 'Invoice', kind: 'Invoice', oursTaxCents: 330, theirsTaxCents: 330 };
  const customer = { ...blank, entity: 'Customer', kind: 'Customer', oursTaxCents: null, theirsTaxCents: null };
  const rows = [
    { ...customer, key: 'customer:c1', label: 'Ada Lovelace', oursCents: null, theirsCents: null },
    { ...invoice, key: 'invoice:i1', label: 'Invoice 1042', oursCents: 24_330, theirsCents: 24_330 },
    { ...invoice, key: 'invoice:i2', label: 'Invoice 1043', oursCents: 10_000, theirsCents: 10_000 },
    { ...invoice, key: 'payment:p1', kind: 'Payment', label: 'Payment 1042', oursCents: 5_000, theirsCents: 5_000 },
  ];
  answerCalls([answering(planQuickbooks, () => ({ hash: 'h', rows, notes: [] }))]);
  const { user } = await open({ connections: [connection()] });
  await user.click(await screen.findByRole('button', { name: 'Look at the differences' }));
  const table = within(await screen.findByRole('table', { name: 'What a push would do' }));
  expect(table.getByText('Customer')).toBeVisible();
  expect(
    screen.getByText('Customer 1, Invoice 2 ($343.30), Payment 1 ($50.00)', { exact: false, selector: 'p' }),
  ).toBeVisible();
});
