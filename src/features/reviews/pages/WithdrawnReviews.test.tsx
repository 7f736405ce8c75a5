import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEFAULT_REVIEW_SETTINGS, REVIEW_SETTINGS_ID } from '@/domain/review/settings';
import { renderApp } from '@/testing/renderApp';
import { reviewsRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './ReviewSettingsPage';
import './ReviewSheetPage';
import './ReviewsPage';

const NOW = '2026-07-06T15:00:00.000Z';
const settings = {
  ...DEFAULT_REVIEW_SETTINGS,
  isOn: true,
  id: REVIEW_SETTINGS_ID,
  createdBy: 'u1',
  createdAt: NOW,
  updatedBy: 'u1',
  updatedAt: NOW,
  revision: 'r1',
  baseRevision: '',
};

type Company = { isOn?: boolean; googleMyBusiness?: boolean; role?: 'manager' | 'office' };
/** A user whose company once had reviews, and has them now only if `isOn`. */
const open = (path: string, { isOn = false, googleMyBusiness = false, role = 'manager' }: Company = {}) =>
  renderApp({
    routes: reviewsRoutes,
    path,
    role,
    features: { jobs: true, googleMyBusiness, ...(isOn && { reviews: true }) },
    user: { readOnlyFeatures: { reviews: true } },
    now: NOW,
    records: { reviewSettings: [settings] },
  });

it('does not offer settings for withdrawn reviews, since no one is asked', async () => {
  await open('/reviews/settings');
  expect(await screen.findByText('Review requests are off')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Google review link' })).not.toBeInTheDocument();
});

it('still offers the Google link where the profile is on', async () => {
  await open('/reviews/settings', { googleMyBusiness: true });
  expect(await screen.findByRole('link', { name: 'Google review link' })).toBeVisible();
});

it('shows the office its usual message', async () => {
  await open('/reviews/settings', { role: 'office' });
  expect(await screen.findByText('Only managers change how customers are asked')).toBeVisible();
});

it.each(['/reviews', '/reviews/sheet'])('links to no settings on %s', async (path) => {
  const { user } = await open(path);
  const more = await screen.findByText(path === '/reviews' ? 'No reviews yet' : 'No link to print yet');
  expect(more).toBeVisible();
  expect(screen.queryByRole('link', { name: /Set up requests|Enter links/ })).not.toBeInTheDocument();
  const menu = screen.queryByRole('button', { name: /More/ });
  if (menu) await user.click(menu);
  expect(screen.queryByRole('menuitem', { name: 'Requests, links and widget' })).not.toBeInTheDocument();
});

it('has those buttons while reviews are on', async () => {
  await open('/reviews/settings', { isOn: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
});
