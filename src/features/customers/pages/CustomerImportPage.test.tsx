import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RecordStore } from '@/data/records/store';
import { encodeRows } from '@/domain/directory/schema';
import { buildCustomer } from '@/testing/factories/customer';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const CUSTOMERS = 'companies/company-1/customers';
const PROPERTIES = 'companies/company-1/properties';
const FILE = [
  'First Name,Last Name,Phone,Email,Street,City,State,Zip',
  'Zoë,Niño,512-555-0101,zoe@example.com,1 Elm St,Austin,TX,78701',
  'Bob,Ross,call wife,bob@example.com,2 Elm St,Austin,TX,78701',
  'Broken,"Quote,512-555-0103,,,,,',
  'Ada,Again,828-555-0134,,,,,',
  ',,512-555-0105,,,,,',
].join('\r\n');

const csv = (content: BlobPart, name = 'customers.csv'): File => new File([content], name, { type: 'text/csv' });
const all = (store: RecordStore, path: string) => store.query(path, { limit: 500 });

const ada = buildCustomer({ id: 'customer-ada' });
const shard = {
  id: 'customers-001',
  shard: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  count: 1,
  rows: encodeRows([
    {
      id: ada.id,
      name: ada.name,
      sortName: ada.sortName,
      phones: [ada.phone],
      emails: [ada.email],
      addresses: [],
      serials: [],
      tags: [],
      isDoNotService: false,
      isCompany: false,
      source: '',
    },
  ]),
};
const openPage = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({
    routes: customersRoutes,
    path: '/customers/import',
    role: 'manager',
    records: { customers: [ada], directory: [shard] },
    ...options,
  });

async function choose(user: UserEvent, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText(/^Choose .*/, { selector: 'input' }), file);
}

async function toCheck(user: UserEvent, file: File): Promise<void> {
  await choose(user, file);
  await user.click(await screen.findByRole('button', { name: 'Check the rows' }));
}

const total = (label: string): string | null | undefined => screen.getByText(label).nextElementSibling?.textContent;

describe('importing customers', () => {
  it('imports a file, and shows what happened to every row', async () => {
    const { user, store } = await openPage();
    await toCheck(user, csv(FILE));

    expect(await screen.findByRole('heading', { name: '5 rows checked' })).toBeVisible();
    expect(['To be created', 'Imported before', 'Duplicates, skipped', 'With errors, left out'].map(total)).toEqual([
      '2',
      '0',
      '1',
      '2',
    ]);
    const issues = within(screen.getByRole('region', { name: 'Rows to look at' }));
    expect(issues.getByText('The quotes in this row are broken')).toBeVisible();
    expect(issues.getByText('Not a phone number; kept in the notes')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Duplicates' })).getByRole('link', { name: 'Ada Lovelace' }),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeVisible();
    const customers = (await all(store, CUSTOMERS)).map(({ data }) => data);
    expect(customers.map(({ name }) => name).sort()).toEqual(['Ada Lovelace', 'Bob Ross', 'Zoë Niño']);
    expect(customers.find(({ name }) => name === 'Bob Ross')).toMatchObject({
      notes: 'Phone: call wife',
      phone: '',
      createdBy: 'user-1',
      baseRevision: '',
    });
    expect(await all(store, PROPERTIES)).toHaveLength(2);
    expect(await all(store, 'companies/company-1/imports')).toMatchObject([
      {
        data: {
          status: 'done',
          totalRows: 5,
          processedRows: 5,
          createdCount: 2,
          existingCount: 0,
          duplicateCount: 1,
          errorCount: 2,
        },
      },
    ]);
  });

  it('creates a duplicate if wanted', async () => {
    const { user, store } = await openPage();
    await toCheck(user, csv(FILE));
    await user.click(await screen.findByRole('checkbox', { name: 'Create row 5 anyway' }));
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(await all(store, CUSTOMERS)).toHaveLength(4);
  });

  it('creates nothing twice', async () => {
    const { user, store } = await openPage();
    for (const existing of ['0', '2']) {
      await toCheck(user, csv(FILE));
      await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
      await screen.findByRole('heading', { name: 'Import finished' });
      expect(total('Imported before')).toBe(existing);
      await user.click(screen.getByRole('button', { name: 'Import another file' }));
    }
    expect(await all(store, CUSTOMERS)).toHaveLength(3);
  });

  it('skips only the row that the server refuses', async () => {
    const refuse = (store: RecordStore): RecordStore => ({
      ...store,
      commit: (writes) =>
        writes.some((write) => write.kind === 'set' && write.data['name'] === 'Bob Ross')
          ? Promise.reject(Object.assign(new Error('refused'), { code: 'permission-denied' }))
          : store.commit(writes),
    });
    const { user, store } = await openPage({ wrapStore: refuse });
    await toCheck(user, csv(FILE));
    await user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(total('Added')).toBe('1');
    expect(total('With errors, left out')).toBe('3');
    expect((await all(store, CUSTOMERS)).map(({ data }) => data['name']).sort()).toEqual(['Ada Lovelace', 'Zoë Niño']);
  });

  it('creates every numbered address, and skips titles and totals', async () => {
    const { user, store } = await openPage({ records: {} });
    await toCheck(
      user,
      csv(
        [
          'Blue Ridge HVAC,Customers',
          'Name,Phone,Address_1 Street,Address_1 City,Address_2 Street,Address_2 City',
          'Eve Moss,512-555-0101,1 Elm St,Austin,2 Oak St,Waco',
          'Page 1 of 1',
          'Total,1',
        ].join('\n'),
      ),
    );
    expect(await screen.findByRole('heading', { name: '3 rows checked' })).toBeVisible();
    expect(total('Not customers, skipped')).toBe('2');
    expect(
      within(screen.getByRole('region', { name: 'Rows to look at' })).getByText('A page number or date of the list'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    expect(await screen.findByRole('heading', { name: 'Import finished' })).toBeVisible();
    expect((await all(store, CUSTOMERS)).map(({ data }) => data['name'])).toEqual(['Eve Moss']);
    expect(
      (await all(store, PROPERTIES)).map(({ data }) => (data['address'] as { street: string }).street).sort(),
    ).toEqual(['1 Elm St', '2 Oak St']);
  });

  it('warns about swapped columns, which can be fixed', async () => {
    const { user } = await openPage();
    const rows = Array.from({ length: 5 }, (_, index) => `Ada ${index},a${index}@x.com,512-555-010${index}`);
    await choose(user, csv(['Name,Phone,Email', ...rows].join('\n')));
    expect(await screen.findByText('Some columns look swapped')).toBeVisible();
    expect(screen.getByText(/“Phone” mostly holds e-mail addresses/)).toBeVisible();
  });

  it.each([
    ['a workbook', csv(new Uint8Array([0x50, 0x4b, 3, 4, 5]), 'customers.xlsx'), /save it as CSV/],
    ['an empty file', csv(''), /empty/],
    ['a web page', csv('<html><table><tr><td>Name</td></tr></table></html>', 'customers.xls'), /web page/],
    ['a file without names of columns', csv('Ada,ada@example.com\nBob,bob@example.com'), /column names/],
  ])('refuses %s and says why', async (_, file, reason) => {
    const { user } = await openPage();
    await choose(user, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  });

  it('is not offered to technicians', async () => {
    await openPage({ role: 'technician' });
    expect(await screen.findByText('You cannot import customers')).toBeVisible();
  });
});

describe('earlier imports', () => {
  const record = (fields: object) => ({
    id: 'import-1',
    fileName: 'old.csv',
    fileHash: 'x'.repeat(64),
    preset: 'jobber',
    mapping: { displayName: 'Name' },
    status: 'running',
    totalRows: 50_000,
    processedRows: 12_300,
    createdCount: 12_300,
    existingCount: 0,
    duplicateCount: 0,
    errorCount: 0,
    createdBy: 'user-1',
    createdAt: '2026-01-12T15:00:00.000Z',
    updatedBy: 'user-1',
    updatedAt: '2026-01-12T15:00:00.000Z',
    revision: 'revision-1',
    baseRevision: '',
    ...fields,
  });

  it('ask for their file on another device, and refuse a different one', async () => {
    const { user } = await openPage({ records: { imports: [record({})] } });
    await user.click(await screen.findByRole('button', { name: 'Continue the import of old.csv' }));
    expect(await screen.findByText('Continue the import of old.csv (12,300 of 50,000 rows)')).toBeVisible();
    await choose(user, csv('Name\nAda'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not the file');
  });

  it('are undone as a whole, except for customers with jobs, invoices or changes', async () => {
    const importId = 'import-1';
    const customers = [
      buildCustomer({ id: 'gone', importId }),
      buildCustomer({ id: 'with-job', importId }),
      buildCustomer({ id: 'with-invoice', importId }),
      buildCustomer({ id: 'changed', importId, updatedAt: '2026-02-01T00:00:00.000Z' }),
      buildCustomer({ id: 'other' }),
    ];
    const { user, store } = await openPage({
      records: {
        customers,
        imports: [record({ status: 'done', processedRows: 50_000 })],
        jobs: [buildJob({ customerId: 'with-job' })],
        invoices: [buildInvoice({ customerId: 'with-invoice' })],
      },
      features: { customers: true, jobs: true, invoices: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo the import of old.csv' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/are kept/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    await waitFor(async () =>
      expect((await all(store, CUSTOMERS)).map(({ id }) => id)).toEqual([
        'changed',
        'other',
        'with-invoice',
        'with-job',
      ]),
    );
  });

  it('cannot be undone by the office', async () => {
    await openPage({ role: 'office', records: { imports: [record({ status: 'done' })] } });
    expect(await screen.findByText('old.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });
});
