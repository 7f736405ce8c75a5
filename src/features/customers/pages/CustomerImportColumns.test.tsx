import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { encodeRows } from '@/domain/directory/schema';
import { buildCustomer } from '@/testing/factories/customer';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'customer-ada' });
const row = { addresses: [], serials: [], tags: [], isDoNotService: false, isCompany: false, source: '' };
const shard = {
  id: 'customers-001',
  shard: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  count: 1,
  rows: encodeRows([
    { ...row, id: ada.id, name: ada.name, sortName: ada.sortName, phones: [ada.phone], emails: [ada.email] },
  ]),
};
const openPage = () =>
  renderApp({
    routes: customersRoutes,
    path: '/customers/import',
    role: 'manager',
    records: { customers: [ada], directory: [shard] },
  });

async function choose(user: UserEvent, text: string): Promise<void> {
  const file = new File([text], 'customers.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText(/^Choose .*/, { selector: 'input' }), file);
}
const check = (user: UserEvent): Promise<void> => user.click(screen.getByRole('button', { name: 'Check the rows' }));

describe('previewing a customer import', () => {
  it('shows finished customers before anything is written, and no skipped row as imported', async () => {
    const { user, store } = await openPage();
    await choose(
      user,
      [
        'Name,Phone,Mobile,Address,Gate Code,Notes',
        '"Niño, Zoë","512-555-0101 (cell)",5125550102.0,"1 Elm St, Austin, Texas 78701",#1180,Has a dog',
        'Ada Again,828-555-0134 after 5,,,,',
      ].join('\n'),
    );
    await check(user);
    const sample = within(await screen.findByRole('article', { name: 'Zoë Niño' }));
    for (const text of [
      '(512) 555-0101',
      '(512) 555-0102',
      '1 Elm St, Austin, TX 78701 · Gate code #1180',
      'Has a dog',
    ])
      expect(sample.getByText(text)).toBeVisible();
    const issues = within(screen.getByRole('region', { name: 'Rows to look at' }));
    expect(issues.getByText('Skipped as a duplicate')).toBeVisible();
    expect(issues.queryByText('Imported')).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Create row 3 anyway' }));
    expect(issues.getByText('Imported')).toBeVisible();
    expect(await store.query('companies/company-1/customers', { limit: 5 })).toHaveLength(1);
  });

  it('lists unmapped columns first, with what they seem to contain', async () => {
    const { user } = await openPage();
    await choose(
      user,
      'Name,Main Phone #,Permit,Filter size\nAda,512-555-0101,512-555-0102,16x25x1\nBob,512-555-0103,512-555-0104,20x20x1',
    );
    expect(await screen.findByText('2 columns with values will not be imported')).toBeVisible();
    expect(screen.getByText('512-555-0102 · 512-555-0104')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use “Permit” as Other phone' }));
    expect(screen.getByText('1 column with values will not be imported')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep it in the notes' }));
    expect(screen.getByText('Every column with values is imported.')).toBeVisible();
    await check(user);
    expect(within(await screen.findByRole('article', { name: 'Ada' })).getByText('Filter size: 16x25x1')).toBeVisible();
  });

  it('says that a file contains other records, and takes each customer once', async () => {
    const { user } = await openPage();
    await choose(user, 'Invoice,Customer,Date,Amount\nM1,Money Test,01/02/2026,5\nM2,Money Test,01/02/2026,6');
    expect(await screen.findByText('This looks like a list of invoices')).toBeVisible();
    await check(user);
    expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeVisible();
    expect(screen.getByText('Duplicates, skipped').nextElementSibling).toHaveTextContent('1');
  });

  it('links a price list to the price import', async () => {
    const { user } = await openPage();
    await choose(user, 'Code,Name,Price\nA1,Filter,10');
    expect(await screen.findByText('This looks like a price list')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import prices' })).toHaveAttribute('href', '/pricebook/import');
  });
});
