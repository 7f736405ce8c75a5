import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const open = (role: 'office' | 'manager') =>
  renderApp({ routes: settingsRoutes, path: '/settings?tab=invoicing', role });

it('says who may change a setting the user cannot, instead of showing another', async () => {
  await open('office');
  expect(await screen.findByText('“Invoicing” is not among your settings')).toBeVisible();
  expect(screen.getByText(/admin or manager of your company sets it/)).toBeVisible();
});

it('opens the setting for people with access', async () => {
  await open('manager');
  expect(await screen.findByRole('tab', { name: 'Invoicing', selected: true })).toBeVisible();
  expect(screen.queryByText(/is not among your settings/)).toBeNull();
});
