import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { territorySchema } from '@/domain/territory/schema';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { techniciansRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './TerritoriesPage';

it('lists territories, and validates ZIP codes while typing, including overlaps', async () => {
  const north = buildStored({
    kind: 'territory',
    schema: territorySchema,
    fields: { name: 'North', postalCodes: ['28804', '28805'], technicianIds: ['marcus'] },
    overrides: { id: 'north' },
  });
  const { user, workspace } = await renderApp({
    routes: techniciansRoutes,
    path: '/technicians/territories',
    role: 'office',
    records: { technicians: [buildTechnician({ id: 'marcus' })], territories: [north] },
  });
  const table = await screen.findByRole('table', { name: 'Territories' });
  expect(await within(table).findByText('28804-28805')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New territory' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByRole('textbox', { name: /^Name/ }), 'West');
  const zips = within(form).getByRole('textbox', { name: /ZIP codes/ });
  await user.type(zips, '2880, 28805');
  await user.click(within(form).getByRole('button', { name: 'Add territory' }));
  expect((await within(form).findAllByText('Not ZIP codes: 2880'))[0]).toBeVisible();
  await user.clear(zips);
  await user.type(zips, '28805-28807');
  expect(within(form).getByText(/3 ZIP codes.*28805 is also in North/)).toBeVisible();
  await user.click(within(form).getByRole('button', { name: 'Add territory' }));
  await waitFor(async () =>
    expect(await workspace.repository(collections.territories).getAll({ limit: 5 })).toContainEqual(
      expect.objectContaining({ name: 'West', postalCodes: ['28805', '28806', '28807'] }),
    ),
  );
});
