import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { membershipHash } from '@/domain/agreement/record/membershipOffer';
import { buildPlan } from '@/testing/factories/agreement';
import { buildCustomer } from '@/testing/factories/customer';
import { buildEstimate } from '@/testing/factories/estimate';
import { renderApp } from '@/testing/renderApp';
import { estimateLinkRoutes } from '../routes';
// Loaded before the first test, so that it doesn't have to wait.
import './EstimateViewPage';
import './EstimateDetailsPage';

const NOW = '2026-01-12T15:12:00.000Z';
const open = (path: string, estimates: ReturnType<typeof buildEstimate>[]) =>
  renderApp({
    routes: estimateLinkRoutes,
    path,
    now: NOW,
    features: { customers: true, jobs: true, invoices: true, estimates: true },
    records: { customers: [buildCustomer({ id: 'customer-1', email: 'ada@example.com' })], estimates },
  });

it('lets the customer sign on this phone with a plan, even offline, in five taps', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const plan = termsOfPlan(buildPlan({ discounts: [{ id: 'all', itemKinds: [], ratePpm: 100_000 }] }));
  const membership = { planId: 'plan-1', planVersion: 1, plan, interval: 'month' as const, priceCents: 1_900 };
  const estimate = buildEstimate({ id: 'e1', propertyId: 'property-1', membership });
  const { user, store } = await open('/estimates/e1/view', [estimate]);
  await user.click(await screen.findByRole('button', { name: 'Show to customer' }));
  const page = await screen.findByRole('dialog');
  await user.click(await within(page).findByRole('checkbox', { name: 'Make me a member for $19.00 a month' }));
  await user.click(await within(page).findByText('Type'));
  await user.type(within(page).getByLabelText(/Your name/), 'Ada Lovelace');
  await user.click(within(page).getByRole('button', { name: /^Accept for \$/ }));
  expect(await within(page).findByText('Thank you, Ada Lovelace')).toBeVisible();
  expect(within(page).getByText(/and joined Comfort Plus/)).toBeVisible();
  await user.click(within(page).getByRole('button', { name: 'Hand back' }));
  expect(await screen.findByText(/The signature is kept on this device/)).toBeVisible();
  const [signed] = await store.query('companies/company-1/estimateSignatures', { limit: 5 });
  expect(signed?.data).toMatchObject({ estimateId: 'e1', name: 'Ada Lovelace', signedAt: NOW, state: '' });
  expect(signed?.data).toMatchObject({ membershipHash: await membershipHash(membership) });
});

it('fills in the customer’s name when they sign on this phone', async () => {
  const answer = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(answer(media), { matches: media === '(pointer: coarse)' }),
  );
  // jsdom has no canvas to draw on.
  const paper = { scale: () => {}, clearRect: () => {}, fillRect: () => {}, fillStyle: '' };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as unknown as GPUCanvasContext);
  const { user } = await open('/estimates/e1/view', [buildEstimate({ id: 'e1', customerName: 'Ada Lovelace' })]);
  await user.click(await screen.findByRole('button', { name: 'Show to customer' }));
  const page = await screen.findByRole('dialog');
  expect(await within(page).findByLabelText(/Your name/)).toHaveValue('Ada Lovelace');
  expect(within(page).getByLabelText('Draw your signature here')).toBeVisible();
});
