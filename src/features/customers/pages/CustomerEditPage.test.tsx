import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { renderApp } from '@/testing/renderApp';
import { customersRoutes } from '../routes';

const ada = buildCustomer({ id: 'ada' });
const open = (options: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ routes: customersRoutes, path: '/customers/ada/edit', records: { customers: [ada] }, ...options });

describe('/customers/{id}/edit', () => {
  it('saves changes and derives the names', async () => {
    const { user, workspace } = await open();
    const lastName = await screen.findByLabelText('Last name');
    await user.clear(lastName);
    await user.type(lastName, 'Byron');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
    expect(await workspace.repository(collections.customers).getById('ada')).toMatchObject({
      sortName: 'byron, ada',
      phone: ada.phone,
    });
  });

  it('keeps a colleague’s changes, and asks if both changed the same field', async () => {
    const { user, workspace } = await open();
    const phone = await screen.findByLabelText('Phone');
    await workspace
      .repository(collections.customers)
      .update('ada', { phone: '(828) 555-0777', email: 'new@example.com' });
    await user.clear(phone);
    await user.type(phone, '8285550888');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('(828) 555-0777');
    expect(dialog).toHaveTextContent('(828) 555-0888');
    expect(dialog).not.toHaveTextContent('new@example.com');
  });

  it('merges two people’s changes of the name without asking', async () => {
    const { user, workspace } = await open();
    const firstName = await screen.findByLabelText('First name');
    await workspace
      .repository(collections.customers)
      .update('ada', { lastName: 'Byron', name: 'Ada Byron', sortName: 'byron, ada' });
    await user.clear(firstName);
    await user.type(firstName, 'Anna');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna Byron' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await workspace.repository(collections.customers).getById('ada')).toMatchObject({
      firstName: 'Anna',
      lastName: 'Byron',
      sortName: 'byron, anna',
    });
  });

  it('asks only about the name’s parts, and derives the name from the choices', async () => {
    const { user, workspace } = await open();
    const firstName = await screen.findByLabelText('First name');
    await workspace
      .repository(collections.customers)
      .update('ada', { firstName: 'Augusta', lastName: 'King', name: 'Augusta King', sortName: 'king, augusta' });
    await user.clear(firstName);
    await user.type(firstName, 'Anna');
    const lastName = screen.getByLabelText('Last name');
    await user.clear(lastName);
    await user.type(lastName, 'Byron');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: 'Mine: Anna' }));
    await user.click(dialog.getByRole('radio', { name: 'Theirs: King' }));
    await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Anna King' })).toBeVisible();
    expect(await workspace.repository(collections.customers).getById('ada')).toMatchObject({ sortName: 'king, anna' });
  });

  it('derives the name again from two changes that do not conflict', async () => {
    const { user, workspace } = await open({
      records: {
        customers: [
          buildCustomer({ id: 'ada', kind: 'company', companyName: 'Engines', name: 'Engines', sortName: 'engines' }),
        ],
      },
    });
    const lastName = await screen.findByLabelText('Contact’s last name');
    await workspace
      .repository(collections.customers)
      .update('ada', { kind: 'person', name: 'Ada Lovelace', sortName: 'lovelace, ada' });
    await user.clear(lastName);
    await user.type(lastName, 'Byron');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  });

  it('distinguishes the company’s default payment terms from the customer’s own', async () => {
    const settings = buildStored({
      kind: 'settings',
      schema: billingSettingsSchema,
      fields: { paymentTerms: 'net-15' as const },
      overrides: { id: BILLING_SETTINGS_ID },
    });
    const { user, workspace } = await open({ records: { customers: [ada], settings: [settings] } });
    await user.click(await screen.findByRole('button', { name: 'Payment terms and tax' }));
    const terms = await screen.findByRole('combobox', { name: 'Payment terms' });
    await waitFor(() => expect(terms).toHaveValue('Company default (net 15 days)'));
    await user.click(terms);
    await user.click(await screen.findByRole('option', { name: 'Due on receipt' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: ada.name })).toBeVisible();
    expect(await screen.findByText('Due on receipt')).toBeVisible();
    expect(await workspace.repository(collections.customers).getById('ada')).toMatchObject({
      paymentTerms: 'on-receipt',
    });
  });

  it('restores unsaved input after a reload', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText('Last name'), ' King');
    first.unmount();
    await open();
    expect(await screen.findByLabelText('Last name')).toHaveValue('Lovelace King');
  });

  it('tells a technician who may edit customers', async () => {
    await open({ role: 'technician' });
    expect(await screen.findByText('You cannot change customers')).toBeVisible();
  });
});
