import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAgreement } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateDetailsPage';

const NOW = '2026-01-12T15:12:00.000Z';
const FEATURES = { customers: true, jobs: true, invoices: true, estimates: true };
const ada = buildCustomer({ id: 'customer-1', email: 'ada@example.com' });
const approval = {
  revisionNumber: 1,
  optionId: '',
  selectedLineIds: [],
  quantitiesE4: {},
  totalCents: 100_000,
  documentHash: 'a'.repeat(64),
  signature: null,
  by: 'customer' as const,
  byUid: '',
  at: NOW,
  ipAddress: '',
  userAgent: '',
  joinsPlan: false,
};

it('names the offered plan, and links to selling one if it was accepted without', async () => {
  const { planId, planVersion, plan, interval, priceCents } = buildAgreement({ id: 'a' });
  const membership = { planId, planVersion, plan, interval, priceCents };
  const at = (estimate: ReturnType<typeof buildEstimate>) =>
    renderApp({
      routes: estimateLinkRoutes,
      path: '/estimates/e1/view',
      now: NOW,
      features: { ...FEATURES, serviceagreement: true },
      records: { customers: [ada], estimates: [estimate] },
    });
  const shown = { id: 'e1', propertyId: 'house' };
  const { user, unmount } = await at(buildEstimate({ ...shown, state: 'sent', membership }));
  expect(await screen.findByText('Membership offered')).toBeVisible();
  expect(screen.getByText('Comfort Plus, $19.00 a month')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Sell service agreement' })).toBeNull();
  unmount();
  await at(buildEstimate({ ...shown, state: 'approved', approval }));
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Sell service agreement' })).toHaveAttribute(
    'href',
    '/service-agreement/create?customer=customer-1&property=house',
  );
});
