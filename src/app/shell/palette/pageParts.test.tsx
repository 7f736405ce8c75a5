import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { settingsRoutes } from '@/features/settings/routes';
import { paths } from '@/lib/paths';
import { renderApp } from '@/testing/renderApp';
import { PAGE_PARTS } from './pageParts';

it('lists the same tabs as the settings page', async () => {
  await renderApp({ routes: settingsRoutes, path: paths.settings, role: 'admin' });
  await screen.findByRole('tablist');
  const parts = (PAGE_PARTS[paths.settings] ?? []).map(({ label }) => label);
  await waitFor(() => expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(parts));
});
