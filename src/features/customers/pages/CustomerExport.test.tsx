import { cleanup, screen, within } from '@testing-library/react';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, it, vi } from 'vitest';
import { downloadFile } from '@/lib/downloadFile';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildEquipment } from '@/testing/factories/equipment';
import { buildNote } from '@/testing/factories/note';
import { buildProperty } from '@/testing/factories/property';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada', tags: ['VIP', 'Pool'], notes: 'Has a dog' });
const home = buildProperty({ id: 'home', customerId: 'ada', gateCode: '#1180', hazards: 'Low beam' });

it('exports customers with addresses, gate codes, equipment, notes and tags, and imports them back', async () => {
  const { user } = await renderApp({
    routes: customersRoutes,
    path: '/customers',
    records: {
      customers: [ada],
      directory: [buildShard([buildDirectoryRow(ada)])],
      properties: [home],
      equipment: [buildEquipment({ customerId: 'ada', propertyId: 'home', serial: '=SN-1' })],
      notes: [buildNote({ customerId: 'ada', subjectId: 'ada', subjectType: 'customer', text: 'Call first' })],
    },
  });
  await screen.findByRole('table', { name: 'Customers' });
  await user.click(screen.getByRole('button', { name: 'More for the list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export all' }));
  expect(await screen.findByText('1 customer exported.')).toBeVisible();
  const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toMatch(/^customers-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
  const files = Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)] as const);
  const text = Object.fromEntries(files);
  expect(Object.keys(text)).toEqual(['customers.csv', 'service-addresses.csv', 'equipment.csv', 'notes.csv']);
  expect(text['customers.csv']).toContain('VIP; Pool');
  expect(text['service-addresses.csv']).toMatch(/ada,Ada Lovelace,Home,12 Elm St,.*#1180.*Low beam/);
  expect(text['equipment.csv']).toContain("'=SN-1");
  expect(text['notes.csv']).toContain('Call first');

  cleanup();
  const empty = await renderApp({ routes: customersRoutes, path: '/customers/import', role: 'manager' });
  const zip = new File([bytes], 'customers.zip', { type: 'application/zip' });
  await empty.user.upload(await screen.findByLabelText(/^Choose .*/, { selector: 'input' }), zip);
  expect(await screen.findByText('Every column with values is imported.')).toBeVisible();
  await empty.user.click(screen.getByRole('button', { name: 'Check the rows' }));
  await empty.user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  await screen.findByRole('heading', { name: 'Import finished' });
  const stored = async (collection: string) =>
    (await empty.store.query(`companies/company-1/${collection}`, { limit: 5 })).map(({ id, data }) => ({
      id,
      ...data,
    }));
  expect(await stored('customers')).toMatchObject([{ id: 'ada', tags: ['VIP', 'Pool'], name: 'Ada Lovelace' }]);
  const [place] = await stored('properties');
  expect(place).toMatchObject({ customerId: 'ada', label: 'Home', gateCode: '#1180', hazards: 'Low beam' });
  expect(await stored('equipment')).toMatchObject([{ customerId: 'ada', propertyId: place?.id, serial: '=SN-1' }]);

  await empty.user.click(await screen.findByRole('button', { name: 'Undo the import of customers.zip' }));
  await empty.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  for (const collection of ['customers', 'properties', 'equipment']) expect(await stored(collection)).toEqual([]);
});
