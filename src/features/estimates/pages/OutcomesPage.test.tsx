import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Stored } from '@/domain/record/schema';
import type { Estimate } from '@/domain/estimate/schema';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderApp } from '@/testing/renderApp';
import { estimatesRoutes } from '../routes';
// Imported up front, so that no test waits for a page's code to load.
import './OutcomesPage';

const open = (estimates: Stored<Estimate>[]) =>
  renderApp({
    routes: estimatesRoutes,
    path: '/estimates/outcomes',
    records: { estimates },
    features: { estimates: true, customers: true },
  });

it('shows how much was won, and what was lost for each reason', async () => {
  await open([
    buildEstimate({ id: 'a', state: 'approved', totalCents: 300_00 }),
    buildEstimate({ id: 'b', state: 'converted', totalCents: 100_00 }),
    buildEstimate({ id: 'c', state: 'declined', totalCents: 50_00, declineReason: 'Too expensive' }),
    buildEstimate({ id: 'd', state: 'sent', totalCents: 900_00 }),
  ]);
  expect(await screen.findByText('67% won')).toBeVisible();
  expect(screen.getByText('$400.00 · 2 estimates')).toBeVisible();
  const reasons = screen.getByRole('figure', { name: 'What it would have been worth, by reason' });
  expect(within(reasons).getByText('Too expensive')).toBeVisible();
  expect(within(reasons).getByText('$50.00 · 1 estimate')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Estimates' })).toHaveAttribute('href', '/estimates');
});

it('says what it will show before anything is answered', async () => {
  await open([buildEstimate({ id: 'd', state: 'sent' })]);
  expect(await screen.findByText('Nothing answered yet')).toBeVisible();
});
