import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { downloadFile } from '@/lib/downloadFile';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { techniciansRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './TechniciansPage';

const records = {
  technicians: [
    buildTechnician({ id: 'marcus', firstName: 'Marcus', lastName: 'Reed', jobTitle: 'Lead', skills: ['Boilers'] }),
    buildTechnician({ id: 'jesse', firstName: 'Jesse', lastName: 'Tallent', jobTitle: 'Apprentice', skills: [] }),
    buildTechnician({ id: 'earl', firstName: 'Earl', lastName: 'McAbee', jobTitle: 'Lead', status: 'archived' }),
  ],
};
const open = (path = '/technicians') =>
  renderApp({ routes: techniciansRoutes, path, records, now: '2026-01-12T19:00:00.000Z' });
const names = () =>
  within(screen.getByRole('table', { name: 'Technicians' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

it('lists active technicians by name or title, finds by skill, and separates archived ones', async () => {
  const { user } = await open();
  await screen.findByRole('table', { name: 'Technicians' });
  expect(names()).toEqual([expect.stringContaining('Jesse'), expect.stringContaining('Marcus')]);
  // The sort order reaches the URL a moment after the click; a second click reverses what is shown.
  const title = () => screen.getByRole('columnheader', { name: /Title/ });
  await user.click(within(title()).getByRole('button'));
  await waitFor(() => expect(title()).toHaveAttribute('aria-sort', 'ascending'));
  await user.click(within(title()).getByRole('button'));
  await waitFor(() => expect(names()[0]).toContain('Marcus'));
  await user.type(screen.getByRole('searchbox', { name: 'Search technicians' }), 'boil');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('Marcus')]));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByText('No one matches')).toBeVisible();
});

it('exports the listed technicians, and warns when offline', async () => {
  const { user } = await open('/technicians?status=all');
  await screen.findByRole('table', { name: 'Technicians' });
  await user.click(screen.getByRole('button', { name: 'More for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  expect(await screen.findByText('3 technicians exported.')).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'More for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  expect(await screen.findByText(/3 technicians exported\. You are offline/)).toBeVisible();
  expect(vi.mocked(downloadFile).mock.calls.map(([name]) => name)).toEqual([
    'technicians-2026-01-12.csv',
    'technicians-2026-01-12.csv',
  ]);
});
