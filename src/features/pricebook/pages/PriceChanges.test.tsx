import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { approvePricebookChange } from '@/domain/pricebook/api';
import { pricebookChangeSchema } from '@/domain/pricebook/change';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildPricebookItem } from '@/testing/factories/pricebook';
import { renderApp } from '@/testing/renderApp';
import { pricebookRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './PriceChangesPage';
import './PricebookImportPage';

const capacitor = buildPricebookItem({
  id: 'cap',
  code: 'CAP-45',
  name: 'Run capacitor',
  costCents: 2_000,
  costCheckedOn: '2026-01-12',
  priceCents: 10_000,
});
const furnace = buildPricebookItem({
  id: 'furnace',
  code: 'FUR-96',
  name: 'Gas furnace',
  costCents: 100_000,
  costCheckedOn: '2026-01-12',
  priceCents: 200_000,
});
const open = (path: string, records: object = {}, role: 'admin' | 'office' = 'admin') =>
  renderApp({
    routes: pricebookRoutes,
    path,
    features: { pricebook: true },
    role,
    now: '2026-01-12T15:00:00.000Z',
    records: { pricebook: [capacitor, furnace], ...records },
  });

it('uploads a price file as one change, and completes it on a retry', async () => {
  const commits: string[][] = [];
  let isLost = true;
  const { user, store } = await renderApp({
    routes: pricebookRoutes,
    path: '/pricebook/import',
    features: { pricebook: true },
    role: 'admin',
    now: '2026-01-12T15:00:00.000Z',
    records: { pricebook: [capacitor, furnace] },
    wrapStore: (memory) => ({
      ...memory,
      commit: async (writes) => {
        commits.push(writes.map(({ path }) => path.split('/').at(-1) ?? ''));
        await memory.commit(writes);
        // The server has received it, but its response is lost.
        if (isLost) throw new AppError({ code: 'unknown', userMessage: 'The line was cut.' });
      },
    }),
  });
  const text = 'Code,Name,Category,Cost\nCAP-45,Run capacitor,,30.00\nNEW-1,UV lamp,Air quality,50.00\n';
  const file = new File([text], 'Spring prices.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Save 2 changes as a draft' }));
  expect(await screen.findByText('The line was cut.')).toBeVisible();
  expect(commits).toEqual([['pricebookCategories', 'pricebookChanges', 'pricebookChangeRows']]);
  isLost = false;
  await user.click(await screen.findByRole('button', { name: 'Save 2 changes as a draft' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Price changes' })).toBeVisible();
  const count = async (collection: string) =>
    (await store.query(`companies/company-1/${collection}`, { limit: 5 })).length;
  expect(await Promise.all(['pricebookCategories', 'pricebookChanges', 'pricebookChangeRows'].map(count))).toEqual([
    1, 1, 1,
  ]);
});

it('previews a price file’s changes and omissions, and saves a draft', async () => {
  const { user, store } = await open('/pricebook/import');
  const file = new File(
    [
      'Code,Name,Cost,Price\nCAP-45,Run capacitor,30.00,100.00\nFUR-96,Gas furnace,cheap,2000.00\nNEW-1,UV lamp,50.00,150.00\n',
    ],
    'Spring prices.csv',
    { type: 'text/csv' },
  );
  await user.upload(await screen.findByLabelText('CSV file'), file);
  const changed = await screen.findByRole('table', { name: 'Changed' });
  expect(within(changed).getByText('Run capacitor')).toBeVisible();
  expect(within(changed).getByText('$20.00')).toBeVisible();
  expect(within(changed).getByText('$30.00')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'New' })).getByText('UV lamp')).toBeVisible();
  expect(screen.getByText('“cheap” is not an amount.')).toBeVisible();
  expect(screen.getByText(/\$100\.00 at a margin of 80% before, \$100\.00 at 70% afterwards/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save 2 changes as a draft' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Price changes' })).toBeVisible();
  const [draft] = await store.query('companies/company-1/pricebookChanges', { limit: 2 });
  expect(draft?.data).toMatchObject({
    name: 'Spring prices',
    status: 'draft',
    createdCount: 1,
    updatedCount: 1,
    chunkCount: 1,
  });
  expect((await store.get('companies/company-1/pricebook', 'cap'))?.data['costCents']).toBe(2_000);
});

it('says why a file is not a price list', async () => {
  const { user } = await open('/pricebook/import');
  await user.upload(
    await screen.findByLabelText('CSV file'),
    new File(['just,words\n1,2\n'], 'other.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be imported');
});

it('lets an owner apply a file at once, reading commas the US way', async () => {
  const { callsOf } = answerCalls([
    answering(approvePricebookChange, () => Promise.resolve({ status: 'live' as const, isDone: true })),
  ]);
  const { user, store } = await open('/pricebook/import');
  const file = new File(['Code,Name,Price\nFUR-96,Gas furnace,"$2,395"\n'], 'Spring.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(within(await screen.findByRole('table', { name: 'Changed' })).getByText('$2,395.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply now' }));
  expect(await screen.findByText('The price change is now: Live.')).toBeVisible();
  const [draft] = await store.query('companies/company-1/pricebookChanges', { limit: 2 });
  expect(callsOf(approvePricebookChange)).toEqual([{ changeId: draft?.id, goLiveOn: '' }]);
});

it('saves a draft for a person who may not approve', async () => {
  const { user } = await open('/pricebook/import', {}, 'office');
  const file = new File(['Code,Name,Price\nFUR-96,Gas furnace,2500\n'], 'Spring.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByRole('button', { name: 'Save 1 change as a draft' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
});

it('warns when a customer list is imported as items', async () => {
  const { user } = await open('/pricebook/import');
  const file = new File(['Name,Phone,Email\nAda King,512-555-0101,ada@example.com\n'], 'c.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('This looks like a list of customers')).toBeVisible();
  expect(screen.queryByRole('table', { name: 'New' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Import customers' })).toHaveAttribute('href', '/customers/import');
  await user.click(screen.getByRole('button', { name: 'Take it as prices' }));
  expect(await screen.findByRole('table', { name: 'New' })).toBeVisible();
});

it('applies a draft only after a manager’s approval', async () => {
  const draft = buildStored({
    kind: 'change',
    schema: pricebookChangeSchema,
    fields: { name: 'Spring prices', updatedCount: 1, chunkCount: 1 },
    overrides: { id: 'spring' },
  });
  let goLive = (): void => undefined;
  const whenLive = new Promise<{ status: 'live'; isDone: boolean }>((resolve) => {
    goLive = () => resolve({ status: 'live', isDone: true });
  });
  const { callsOf } = answerCalls([answering(approvePricebookChange, () => whenLive)]);
  const office = await open('/pricebook/changes', { pricebookChanges: [draft] }, 'office');
  expect(await screen.findByText('A manager approves it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve and apply now' })).toBeNull();
  office.unmount();

  const { user } = await open('/pricebook/changes', { pricebookChanges: [draft] });
  await user.dblClick(await screen.findByRole('button', { name: 'Approve and apply now' }));
  await waitFor(() => expect(callsOf(approvePricebookChange)).toEqual([{ changeId: 'spring', goLiveOn: '' }]));
  goLive();
  expect(await screen.findByText('The price change is now: Live.')).toBeVisible();
});
