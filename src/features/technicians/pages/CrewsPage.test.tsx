import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildResource } from '@/testing/factories/resource';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { techniciansRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './CrewsPage';

const open = (role: 'office' | 'technician' = 'office') =>
  renderApp({
    routes: techniciansRoutes,
    path: '/technicians/crews',
    role,
    records: {
      technicians: [
        buildTechnician({ id: 'marcus', firstName: 'Marcus', lastName: 'Reed' }),
        buildTechnician({ id: 'jesse', firstName: 'Jesse', lastName: 'Tallent' }),
      ],
      resources: [
        buildResource({ id: 'north', technicianIds: ['marcus', 'jesse'], leadId: 'jesse' }),
        buildResource({ id: 'digger', kind: 'machine', name: 'Mini excavator', unitNumber: 'EX-3' }),
      ],
    },
  });

it('lists crews with the lead first, and machines with their number', async () => {
  const { user } = await open();
  const table = await screen.findByRole('table', { name: 'Crews and vehicles' });
  expect(await within(table).findByText('Jesse Tallent (lead), Marcus Reed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Machines/ }));
  await waitFor(() => expect(within(table).queryByText('North crew')).not.toBeInTheDocument());
  expect(within(table).getByText('EX-3')).toBeVisible();
});

it('saves a new crew’s members and lead', async () => {
  const { user, workspace } = await open();
  await user.click(await screen.findByRole('button', { name: /New crew or vehicle/ }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'South crew');
  await user.click(within(form).getByRole('combobox', { name: 'Members' }));
  await user.click(await screen.findByRole('option', { name: 'Marcus Reed' }));
  await user.keyboard('{Escape}');
  await user.click(within(form).getByRole('combobox', { name: 'Lead' }));
  await user.click(await screen.findByRole('option', { name: 'Marcus Reed' }));
  await user.click(within(form).getByRole('button', { name: 'Add' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.resources).getAll({ limit: 10 })).toContainEqual(
      expect.objectContaining({ name: 'South crew', kind: 'crew', technicianIds: ['marcus'], leadId: 'marcus' }),
    ),
  );
});

it('is one click from the technicians, and back', async () => {
  const { user } = await renderApp({ routes: techniciansRoutes, path: '/technicians', role: 'office' });
  const tabs = await screen.findByRole('navigation', { name: 'Technicians, crews and territories' });
  expect(within(tabs).getByRole('link', { name: 'Technicians' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(tabs).getByRole('link', { name: 'Crews and vehicles' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Crews and vehicles' })).toBeVisible();
  const there = screen.getByRole('navigation', { name: 'Technicians, crews and territories' });
  expect(within(there).getByRole('link', { name: 'Crews and vehicles' })).toHaveAttribute('aria-current', 'page');
  await user.click(within(there).getByRole('link', { name: 'Territories' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Territories' })).toBeVisible();
});
