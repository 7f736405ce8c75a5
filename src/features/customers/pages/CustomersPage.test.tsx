import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { answerCustomer } from '@/domain/message/api';
import { AppError } from '@/lib/appError';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { buildInvoice } from '@/testing/factories/invoice';
import { buildJob } from '@/testing/factories/job';
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
  source: 'google',
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
const ALL = ['Company:Elm DentalDo not service', 'Hopper, Grace', 'Lovelace, Ada'];

describe('/customers', () => {
  it('lists active customers by name with links, and counts them', async () => {
    await open();
    expect(await names()).toEqual(ALL);
    expect(screen.getByRole('link', { name: 'Lovelace, Ada' })).toHaveAttribute('href', '/customers/ada/details');
    expect(await screen.findByText('3 customers')).toBeVisible();
  });

  it.each([
    ['name', 'hop', 'Hopper, Grace'],
    ['phone', '512 555 01', 'Hopper, Grace'],
    ['serial, and says so', '21034k', 'Lovelace, AdaSerial 21034K7H2G'],
    ['a misspelled name', 'lovelcae', 'Lovelace, Ada'],
  ])('finds customers while typing by %s', async (_what, query, name) => {
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search customers' }), query);
    await waitForNames([name]);
  });

  it('keeps view and filters in the address, and can clear them', async () => {
    const { user } = await open('/customers?flag=do-not-service');
    await waitForNames(ALL.slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'All customers' }));
    await waitForNames(ALL);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Tag' }));
    await user.click(await screen.findByRole('option', { name: 'VIP' }));
    await waitForNames(['Hopper, Grace']);
    await user.click(screen.getByRole('combobox', { name: 'Lead source' }));
    await user.click(await screen.findByRole('option', { name: 'Google' }));
    await waitForNames(['Hopper, Grace']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitForNames(ALL);
  });

  it('shows balances to those with access, and previews a customer', async () => {
    const owing = buildInvoice({ id: 'i1', state: 'issued', isOpen: true, customerId: 'grace', balanceCents: 12_345 });
    const { user } = await open('/customers', {
      records: { ...records, invoices: [owing] },
      features: { customers: true, jobs: true, invoices: true },
    });
    const row = await screen.findByRole('row', { name: /Hopper, Grace/ });
    expect(await within(row).findByText('$123.45')).toBeVisible();
    await user.click(within(row).getByRole('button', { name: 'Peek at Grace Hopper' }));
    const peek = await screen.findByRole('region', { name: 'Peek: Grace Hopper' });
    expect(await within(peek).findByRole('link', { name: 'New job' })).toHaveAttribute(
      'href',
      '/jobs/new?customer=grace',
    );
    expect(await within(peek).findByText('$123.45')).toBeVisible();
    await user.click(within(peek).getByRole('button', { name: 'Close the peek' }));
    expect(screen.queryByRole('region', { name: /^Peek/ })).not.toBeInTheDocument();
  });

  it('lists customers who share a phone or e-mail address', async () => {
    const twin = buildCustomer({ id: 'twin', firstName: 'G.', lastName: 'Hopper', phone: '(512) 555-0199', email: '' });
    const both = buildShard([buildDirectoryRow(ada), buildDirectoryRow(grace), buildDirectoryRow(twin)]);
    const job = buildJob({ id: 'j1', customerId: 'grace', number: '26-GRACE', updatedAt: '2026-01-10T15:00:00.000Z' });
    const { user } = await open('/customers', {
      records: { customers: [ada, grace, twin], directory: [both], jobs: [job] },
      features: { customers: true, jobs: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Possible duplicates' }));
    await waitForNames(['Hopper, G.', 'Hopper, Grace']);
    // The latest job shows which record is in use.
    expect(
      await within(screen.getByRole('row', { name: /Hopper, Grace/ })).findByText(/^26-GRACE, Jan 10/),
    ).toBeVisible();
  });

  it('lists archived customers separately', async () => {
    await open('/customers?status=archived');
    expect(await names()).toEqual(['Timer, Old']);
  });

  it('says that nothing matches, with a way back', async () => {
    const { user } = await open('/customers?q=zzzz');
    expect(await screen.findByText('No customers match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all customers' }));
    await waitForNames(ALL);
  });

  it('guides a new company to its first customer', async () => {
    await open('/customers', { records: {} });
    expect(await screen.findByRole('link', { name: 'Add your first customer' })).toHaveAttribute(
      'href',
      '/customers/new',
    );
    expect(screen.getByRole('link', { name: 'Import from a file' })).toHaveAttribute('href', '/customers/import');
  });

  it('offers a technician no customer creation or import', async () => {
    await open('/customers', { role: 'technician' });
    await names();
    expect(screen.queryByRole('link', { name: 'New customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Import' })).not.toBeInTheDocument();
  });

  it('tags several customers at once, with undo', async () => {
    const { user, workspace } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /Ada Lovelace/ }));
    await user.click(screen.getByRole('checkbox', { name: /Grace Hopper/ }));
    const bar = within(screen.getByRole('region', { name: 'Selected customers' }));
    expect(bar.getByText('2 customers selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Merge…' })).toBeEnabled();
    await user.click(bar.getByRole('button', { name: 'Tags…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 customers' }));
    await user.type(dialog.getByLabelText('Tags', { selector: 'input' }), 'Spring{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    expect(await screen.findByText('2 customers tagged.')).toBeVisible();
    const tagsOf = async (id: string) => (await workspace.repository(collections.customers).getById(id)).tags;
    expect([await tagsOf('ada'), await tagsOf('grace')]).toEqual([['Spring'], ['VIP', 'Spring']]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect([await tagsOf('ada'), await tagsOf('grace')]).toEqual([[], ['VIP']]));
  });

  it('e-mails several customers, and reports failures with the reason', async () => {
    const { callsOf } = answerCalls([
      answering(answerCustomer, ({ customerId }) => {
        if (customerId === 'dental')
          throw new AppError({ code: 'failed-precondition', userMessage: 'The customer has no e-mail address.' });
        return { to: 'ada@example.com' };
      }),
    ]);
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: /Ada Lovelace/ }));
    await user.click(screen.getByRole('checkbox', { name: /Elm Dental/ }));
    await user.click(screen.getByRole('button', { name: 'Message…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message 2 customers' }));
    expect(dialog.getByText('One of them has no e-mail address and will get nothing.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'We are closed on Friday.');
    await user.click(dialog.getByRole('button', { name: 'Send to 2 customers' }));
    expect(await dialog.findByText('Sent to 1 of 2 customers.')).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Not sent' })).toHaveTextContent('The customer has no e-mail address.');
    expect(callsOf(answerCustomer)).toHaveLength(2);
  });
});
