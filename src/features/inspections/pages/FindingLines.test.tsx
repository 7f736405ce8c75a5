import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answered, buildInspection } from '@/testing/factories/inspection';
import { renderApp } from '@/testing/renderApp';
import { inspectionsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './InspectionPage';

beforeEach(() => localStorage.clear());

/** Opens the details of a finding's line. */
async function lineOf(role: 'technician' | 'office') {
  const inspection = buildInspection({ id: 'i1', answers: [answered('flame', 'fail')] });
  const { user } = await renderApp({
    routes: inspectionsRoutes,
    path: '/inspections/i1?item=flame',
    role,
    features: { inspections: true, customers: true, jobs: true },
    records: { inspections: [inspection] },
  });
  await user.click(await screen.findByRole('button', { name: 'Raise finding' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Raise a finding' }));
  await user.click(drawer.getByRole('button', { name: 'Add line' }));
  await user.click(await drawer.findByRole('button', { name: /^Details of/ }));
  return within(await screen.findByRole('dialog', { name: /^Line 1/ }));
}

it('asks a technician for the work and price, but not for taxes and discounts', async () => {
  const line = await lineOf('technician');
  expect(line.getByRole('textbox', { name: /^Name/ })).toBeVisible();
  expect(line.queryByRole('combobox', { name: 'Tax class' })).not.toBeInTheDocument();
  expect(line.queryByRole('switch', { name: 'Can be discounted' })).not.toBeInTheDocument();
});

it('asks the office for those, too', async () => {
  const line = await lineOf('office');
  expect(line.getByRole('combobox', { name: 'Tax class' })).toBeVisible();
  expect(line.getByRole('switch', { name: 'Can be discounted' })).toBeVisible();
});
