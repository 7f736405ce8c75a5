import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { buildCustomer } from '@/testing/factories/customer';
import { buildDirectoryRow, buildShard } from '@/testing/factories/directory';
import { renderApp } from '@/testing/renderApp';
import { watchCommits } from '@/testing/watchCommits';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada' });
const records = { customers: [ada], directory: [buildShard([buildDirectoryRow(ada)])] };
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: customersRoutes, path: '/customers/new', records, ...options });

describe('/customers/new', () => {
  it('creates the customer and first property at the billing address in one change, and opens it', async () => {
    const { commits, wrapStore } = watchCommits();
    const { user, workspace } = await open({ wrapStore });
    const entries = [
      ['First name', 'Grace'],
      ['Last name', 'Hopper'],
      ['Phone', '5125550199'],
      ['Street', '1 Navy Yard'],
      ['Gate code', '#42'],
    ] as const;
    await screen.findByLabelText('First name');
    await user.click(screen.getByRole('button', { name: 'Property and access' }));
    for (const [label, text] of entries) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('button', { name: 'Create customer' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible();
    expect(await screen.findByRole('article', { name: '1 Navy Yard' })).toHaveTextContent('#42');
    const [saved] = await workspace
      .repository(collections.customers)
      .getAll({ where: [{ field: 'sortName', operator: '==', value: 'hopper, grace' }] });
    expect(saved).toMatchObject({ name: 'Grace Hopper', phone: '(512) 555-0199', status: 'active' });
    expect(commits).toEqual(['customers + properties']);
  });

  it('suggests a business property for a company, which can be changed', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Company' }));
    await user.click(screen.getByLabelText(/^Company name/));
    await user.paste('Pflugerville Dental Studio');
    await user.click(screen.getByLabelText('Street'));
    await user.paste('201 W Main St');
    await user.click(screen.getByRole('button', { name: 'Property and access' }));
    const use = screen.getByRole('combobox', { name: 'Home or business' });
    expect(use).toHaveValue('Business');
    await user.click(use);
    await user.click(await screen.findByRole('option', { name: 'Home' }));
    await user.click(screen.getByLabelText('Phone'));
    await user.paste('5125550177');
    expect(use).toHaveValue('Home');
    await user.click(use);
    await user.click(await screen.findByRole('option', { name: 'Business' }));
    await user.click(screen.getByRole('button', { name: 'Create customer' }));
    expect(await screen.findByRole('article', { name: '201 W Main St' })).toHaveTextContent('Business');
  });

  it('starts with the searched name, as a company if it looks like one', async () => {
    await open({ path: '/customers/new?name=Lone%20Star%20Dental%20PLLC' });
    expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Lone Star Dental PLLC');
    expect(screen.getByLabelText('Contact’s last name')).toHaveValue('');
  });

  it('starts with the searched name, phone and e-mail', async () => {
    await open({ path: `/customers/new?name=${encodeURIComponent('Nora Whitfield, 8285550188 nora@example.com')}` });
    expect(await screen.findByLabelText('First name')).toHaveValue('Nora');
    expect(screen.getByLabelText('Last name')).toHaveValue('Whitfield');
    expect(screen.getByLabelText('Phone')).toHaveValue('8285550188');
    expect(screen.getByLabelText('E-mail')).toHaveValue('nora@example.com');
  });

  it('warns about a customer with the same phone, but still saves', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Phone'), '828.555.0134');
    const warning = await screen.findByText('You may already have this customer');
    expect(within(warning.parentElement as HTMLElement).getByRole('link', { name: /Ada Lovelace/ })).toHaveAttribute(
      'href',
      '/customers/ada/details',
    );
    await user.click(screen.getByRole('button', { name: 'Create customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Byron' })).toBeVisible();

    // The server has not added the new customer to the directory yet; on this device it is found immediately.
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await user.click(await screen.findByRole('searchbox', { name: 'Search customers' }));
    await user.paste('byr');
    expect(await screen.findByText('1 customer found')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Byron' })).toBeVisible();
  });

  it('shows missing fields beside them', async () => {
    const { user } = await open();
    await user.click(await screen.findByText('Company'));
    await user.click(screen.getByRole('button', { name: 'Create customer' }));
    expect(await screen.findByLabelText(/Company name/)).toHaveAccessibleDescription('Enter the company name');
  });

  it('starts with a name typed elsewhere', async () => {
    await open({ path: '/customers/new?name=Mary%20Ann%20Evans' });
    expect(await screen.findByLabelText('First name')).toHaveValue('Mary Ann');
    expect(screen.getByLabelText('Last name')).toHaveValue('Evans');
  });

  it('handles a very long note, emoji and right-to-left names', async () => {
    const { user } = await open();
    await user.click(await screen.findByLabelText('Last name'));
    await user.paste('علي 🔧');
    await user.click(screen.getByRole('button', { name: 'Notes' }));
    await user.paste('x'.repeat(10_000));
    await user.click(screen.getByRole('button', { name: 'Create customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'علي 🔧' })).toBeVisible();
  });
});
