import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { billingSettingsSchema } from '@/domain/billing/settings';
import { buildBusinessUnit } from '@/testing/factories/businessUnit';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../../routes';
import '../../pages/SettingsPage';

const SETTINGS = ['companies/company-1/settings', 'billing'] as const;

it('adds a unit with its work and numbering, archives another, and keeps the company’s billing', async () => {
  const settings = billingSettingsSchema.parse({
    invoicePrefix: 'S-',
    units: [buildBusinessUnit({ id: 'old', name: 'Drains', invoicePrefix: 'PL-' })],
  });
  const { user, store } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=units',
    role: 'manager',
    records: { settings: [{ ...settings, id: 'billing' }] },
  });
  const list = within(await screen.findByRole('group', { name: 'Business units' }));
  await user.click(list.getByRole('button', { name: 'Add business unit' }));
  const unit = within(list.getByRole('group', { name: 'Business unit 2' }));
  await user.type(unit.getByLabelText(/^Name/), 'drains');
  await user.click(unit.getByRole('combobox', { name: /^Kinds of work/ }));
  await user.click(await screen.findByRole('option', { name: 'Service call' }));
  await user.click(unit.getByRole('button', { name: 'Numbers of its own' }));
  await user.type(unit.getByLabelText(/^Invoice numbers begin with/), 'PL-');
  expect(unit.getByText('PL-00042, in one series with Drains')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await unit.findByText('Another unit has this name')).toBeVisible();

  await user.clear(unit.getByLabelText(/^Name/));
  await user.type(unit.getByLabelText(/^Name/), 'Plumbing');
  await user.click(list.getByRole('button', { name: 'Archive Business unit 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Business units saved.')).toBeVisible();
  const stored = billingSettingsSchema.parse((await store.get(...SETTINGS))?.data);
  expect(stored).toMatchObject({
    invoicePrefix: 'S-',
    units: [
      { name: 'Plumbing', invoicePrefix: 'PL-', jobTypeIds: ['service'], isArchived: false },
      { id: 'old', name: 'Drains', isArchived: true },
    ],
  });
});
