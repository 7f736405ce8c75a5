import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes, estimatesRoutes } from '../routes';
// Fetched before the first test, not while it waits.
import './EstimateViewPage';
import './EstimateDetailsPage';
import './EstimateEditPage';
import './EstimateNewPage';

const NOW = '2026-01-12T15:12:00.000Z';
const ESTIMATES = 'companies/company-1/estimates';
const FEATURES = { customers: true, jobs: true, estimates: true };
const ada = buildCustomer({ id: 'customer-1' });
const open = (path: string, records: Parameters<typeof renderApp>[0]['records'] = {}) =>
  renderApp({
    routes: [...estimatesRoutes, ...estimateLinkRoutes],
    path,
    now: NOW,
    features: FEATURES,
    records: { customers: [ada], ...records },
  });

it('writes an estimate with options, previews it and stores it with its total', async () => {
  const { user, store } = await open('/estimates/new?customer=customer-1');
  await user.click(await screen.findByLabelText(/^Title/));
  await user.paste('New heat pump');
  await user.click(screen.getByText('Offer good, better, best'));
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.click(await screen.findByLabelText('Name, line 1'));
  await user.paste('Heat pump');
  const price = screen.getByLabelText('Price, line 1');
  await user.clear(price);
  await user.paste('4.500,00 $');
  expect(await screen.findAllByLabelText(/^Total \$4,500.00/)).toHaveLength(3);
  expect(screen.getByText('Costs the same as “Good”.')).toBeVisible();

  await user.click(screen.getByText('Preview'));
  const preview = await screen.findByRole('dialog', { name: 'What the customer will see' });
  expect(await within(preview).findAllByText('Heat pump')).toHaveLength(3);
  await user.keyboard('{Escape}');

  await user.click(screen.getByText('Save draft'));
  expect(await screen.findByText('Sent and seen')).toBeVisible();
  const [stored] = await store.query(ESTIMATES, {});
  expect(stored?.data).toMatchObject({
    title: 'New heat pump',
    customerId: 'customer-1',
    customerName: 'Ada Lovelace',
    state: 'draft',
    revisionNumber: 1,
    totalCents: 450_000,
    validUntil: '2026-02-11',
    token: '',
    approval: null,
    document: {
      type: 'estimate',
      date: '2026-01-12',
      options: [{ name: 'Good' }, { name: 'Better', isRecommended: true }, { name: 'Best' }],
    },
  });
  expect(stored?.data['number']).toMatch(/^E26-/);
});

it('starts from a load calculation: its customer and results are there to be read before anything is saved', async () => {
  const { store } = await open('/estimates/new?loadCalculation=m1&units=si', {
    manualJ: [buildLoadProject({ id: 'm1' })],
  });
  expect(await screen.findByLabelText(/^Title/)).toHaveValue('Elm Street replacement');
  const message = screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value;
  expect(message).toMatch(
    /^Heating and cooling loads of 12 Elm St, Asheville, NC 28801 \(calculation L26-K7M3Q\):\nHeating [\d,]+ W\. Cooling [\d,]+ W, sensible/,
  );
  expect(message).toContain('Not approved or certified by ACCA.');
  expect(await screen.findByDisplayValue('Ada Lovelace')).toBeVisible();
  expect(await store.query(ESTIMATES, {})).toEqual([]);
});

it('says beside the line and the fields what is missing', async () => {
  const { user, store } = await open('/estimates/new');
  await user.click(await screen.findByText('Add line'));
  await screen.findByLabelText('Name, line 1');
  await user.click(screen.getByText('Save draft'));
  expect(await screen.findByLabelText(/^Title/)).toBeInvalid();
  expect(screen.getByLabelText('Name, line 1')).toHaveAccessibleDescription('Enter what it is');
  expect(await store.query(ESTIMATES, {})).toEqual([]);
});

it('edits a draft, keeps what was typed through a reload, and does not edit what was sent', async () => {
  const draft = buildEstimate({ id: 'e1' });
  const first = await open('/estimates/e1/edit', { estimates: [draft] });
  const quantity = await screen.findByLabelText('Quantity, line 1');
  await first.user.clear(quantity);
  await first.user.type(quantity, '2');
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('20000'));
  first.unmount();
  const { user, store } = await open('/estimates/e1/edit', { estimates: [draft] });
  expect(await screen.findByLabelText('Quantity, line 1')).toHaveValue('2');
  await user.click(screen.getByText('Save draft'));
  await waitFor(async () => expect((await store.get(ESTIMATES, 'e1'))?.data['totalCents']).toBe(200_000));

  await open('/estimates/e2/edit', { estimates: [buildEstimate({ id: 'e2', state: 'sent', sentAt: NOW })] });
  expect(await screen.findByText('Only drafts can be edited')).toBeVisible();
});
