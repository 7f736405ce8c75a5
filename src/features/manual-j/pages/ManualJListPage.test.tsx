import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildLoadProject } from '@/testing/factories/loadProject';
import { renderApp } from '@/testing/renderApp';
import { manualJRoutes } from '../routes';

const elm = buildLoadProject({ id: 'elm' });
const oak = buildLoadProject({
  id: 'oak',
  number: 'L26-AAAAA',
  title: 'Oak Lane addition',
  mode: 'quick',
  customerId: 'customer-2',
  customerName: 'Grace Hopper',
  address: '',
  totals: {
    heatingBtuh: 60_000,
    coolingSensibleBtuh: 30_000,
    coolingLatentBtuh: 4_000,
    floorAreaFt2: 1_500,
    roomCount: 1,
  },
});
const records = { manualJ: [elm, oak], customers: [buildCustomer({ id: 'customer-1' })] };
const features = { manualJ: true, customers: true };

const open = (path = '/manual-j', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: manualJRoutes, path, records, features, now: '2026-01-12T15:00:00.000Z', ...options });
const shownTitles = () =>
  within(screen.getByRole('table', { name: 'Load calculations' }))
    .getAllByRole('link')
    .map((link) => link.textContent.replace(/L26.*/, ''));

describe('/manual-j', () => {
  it('lists calculations with loads, sorts by heating, filters by kind, and finds by customer', async () => {
    const { user } = await open();
    await screen.findByRole('link', { name: /Elm Street/ });
    expect(screen.getByText(/24,400/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Heating/ }));
    await waitFor(() => expect(shownTitles()).toEqual(['Elm Street replacement', 'Oak Lane addition']));
    await user.click(screen.getByRole('button', { name: /Heating/ }));
    await waitFor(() => expect(shownTitles()).toEqual(['Oak Lane addition', 'Elm Street replacement']));
    await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'grace');
    await waitFor(() => expect(shownTitles()).toEqual(['Oak Lane addition']));
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await user.click(screen.getByRole('button', { name: 'Room by room' }));
    await waitFor(() => expect(shownTitles()).toEqual(['Elm Street replacement']));
  });

  it('deletes a calculation, and restores it completely', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'More for Oak Lane addition' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await store.get('companies/company-1/manualJ', 'oak')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect((await store.get('companies/company-1/manualJ', 'oak'))?.data).toMatchObject({
        number: 'L26-AAAAA',
        house: oak.house,
        totals: oak.totals,
      }),
    );
  });

  it('guides to the first calculation', async () => {
    await open('/manual-j', { records: {} });
    expect(await screen.findByText('No load calculations yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'New calculation' })[0]).toHaveAttribute('href', '/manual-j/new');
  });
});
