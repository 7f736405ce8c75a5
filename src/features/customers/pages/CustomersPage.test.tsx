import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada' });
const grace = buildCustomer({
  id: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '(512) 555-0199',
  email: 'grace@navy.example',
  tags: ['VIP'],
});
const dental = buildCustomer({
  id: 'dental',
  kind: 'company',
  companyName: 'Elm Dental',
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  isDoNotService: true,
});
const gone = buildCustomer({ id: 'gone', firstName: 'Old', lastName: 'Timer', status: 'archived' });
const shard = buildShard([
  buildDirectoryRow(ada, { serials: ['21034K7H2G'] }),
  buildDirectoryRow(grace),
  buildDirectoryRow(dental),
]);
const records = { customers: [ada, grace, dental, gone], directory: [shard] };

const open = (path = '/customers', options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: customersRoutes, path, records, ...options });
const names = async () => {
  const table = await screen.findByRole('table', { name: 'Customers' });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
const waitForNames = (expected: string[]) =>
  waitFor(
    () =>
      expect(
        within(screen.getByRole('table', { name: 'Customers' }))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(expected),
    { timeout: 10_000 },
  );
const ALL = ['Company:Elm DentalDo not service', 'Grace Hopper', 'Ada Lovelace'];

describe('/customers', () => {
  it('lists active customers by name, each leading to its page, and counts them', async () => {
    await open();
    expect(await names()).toEqual(ALL);
    expect(screen.getByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute('href', '/customers/ada/details');
    expect(await screen.findByText('3 customers')).toBeVisible();
  });

  it.each([
    ['name', 'hop', 'Grace Hopper'],
    ['phone', '512 555 01', 'Grace Hopper'],
    ['serial, and says so', '21034k', 'Ada LovelaceSerial 21034K7H2G'],
    ['a misspelled name', 'lovelcae', 'Ada Lovelace'],
  ])('finds as you type by %s', async (_what, query, name) => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search customers' }), query);
    await waitForNames([name]);
  });

  it('keeps search and filters in the address, and clears them', async () => {
    const { user } = await open('/customers?flag=do-not-service');
    await waitForNames(ALL.slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitForNames(ALL);
  });

  it('shows archived customers apart', async () => {
    await open('/customers?status=archived');
    expect(await names()).toEqual(['Old Timer']);
  });

  it('says that nothing matches and leads back', async () => {
    const { user } = await open('/customers?q=zzzz');
    expect(await screen.findByText('No customers match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    await waitForNames(ALL);
  });

  it('leads a new company to its first customer', async () => {
    await open('/customers', { records: {} });
    expect(await screen.findByRole('link', { name: 'Add your first customer' })).toHaveAttribute(
      'href',
      '/customers/new',
    );
    expect(screen.getByRole('link', { name: 'Import from Jobber, Housecall Pro or QuickBooks' })).toHaveAttribute(
      'href',
      '/customers/import',
    );
  });

  it('offers a technician no new customers and no import', async () => {
    await open('/customers', { role: 'technician' });
    await names();
    expect(screen.queryByRole('link', { name: 'New customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Import' })).not.toBeInTheDocument();
  });
});
