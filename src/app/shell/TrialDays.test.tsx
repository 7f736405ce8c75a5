import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Role } from '@/domain/access/roles';
import { subscriptionSummarySchema } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { TrialDays } from './TrialDays';

const trialUntil = (trialEndsAt: string) =>
  subscriptionSummarySchema.parse({ status: 'trialing', planId: 'professional', trialEndsAt });

async function open(trialEndsAt: string, role: Role = 'admin'): Promise<void> {
  const Page = () => (
    <>
      <p>Page</p>
      <TrialDays className="" />
    </>
  );
  await renderApp({
    routes: [{ path: '/here', Page, handle: { title: 'Here' } }],
    path: '/here',
    role,
    company: { subscription: trialUntil(trialEndsAt) },
    now: '2026-01-12T15:00:00.000Z',
  });
  await screen.findByText('Page');
}

it.each([
  ['2026-01-25T20:00:00.000Z', '13 days of the trial left'],
  ['2026-01-13T16:00:00.000Z', '1 day of the trial left'],
  ['2026-01-13T14:00:00.000Z', 'The trial’s last day'],
])('on a trial that ends %s it says %s, with a link to the plans', async (endsAt, words) => {
  await open(endsAt);
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/settings?tab=billing');
});

it('shows nothing to people who cannot choose a plan', async () => {
  await open('2026-01-25T20:00:00.000Z', 'technician');
  expect(screen.queryByRole('link', { name: /trial/ })).not.toBeInTheDocument();
});
