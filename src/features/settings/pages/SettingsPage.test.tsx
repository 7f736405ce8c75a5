import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const open = (role: 'office' | 'manager') =>
  renderApp({ routes: settingsRoutes, path: '/settings?tab=invoicing', role });

it('says of a setting that is not this person’s who sets it, instead of showing another one silently', async () => {
  await open('office');
  expect(await screen.findByText('“Invoicing” is not among your settings')).toBeVisible();
  expect(screen.getByText(/admin or manager of your company sets it/)).toBeVisible();
});

it('opens it for those who may', async () => {
  await open('manager');
  expect(await screen.findByRole('tab', { name: 'Invoicing', selected: true })).toBeVisible();
  expect(screen.queryByText(/is not among your settings/)).toBeNull();
});
