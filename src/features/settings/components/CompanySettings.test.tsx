import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/testing/renderApp';
import { settingsRoutes } from '../routes';

const CHANGED = /^Changed to where your address is now\./;

it('changes the time zone with the address, and says so', async () => {
  const { user } = await renderApp({
    routes: settingsRoutes,
    path: '/settings?tab=company',
    role: 'admin',
    company: { timeZone: 'America/New_York' },
  });
  const state = await screen.findByRole('combobox', { name: 'State' });
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
  await user.click(state);
  await user.click(await screen.findByRole('option', { name: /Oregon/ }));
  expect(await screen.findByText(CHANGED)).toBeVisible();
});
