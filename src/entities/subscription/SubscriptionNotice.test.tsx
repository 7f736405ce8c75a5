import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION, type SubscriptionSummary } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { SubscriptionNotice } from './SubscriptionNotice';

const NOW = '2026-01-12T15:00:00.000Z';
const routes = [
  {
    path: '/here',
    Page: () => (
      <>
        <p>Page</p>
        <SubscriptionNotice />
      </>
    ),
    handle: { title: 'Here' },
  },
];

async function open(subscription: Partial<SubscriptionSummary>, role: 'admin' | 'office' = 'admin') {
  const company = {
    subscription: { ...NO_SUBSCRIPTION, planId: 'essentials' as const, interval: 'month' as const, ...subscription },
  };
  const view = await renderApp({ routes, path: '/here', role, company, now: NOW });
  await screen.findByText('Page');
  return view;
}

describe('the subscription notice', () => {
  it('gives the date, the deadline and the fix for a failed payment', async () => {
    // 4 AM in London is still the previous evening in the company's New York.
    await open({
      status: 'past_due',
      pastDueSince: '2026-01-10T04:00:00.000Z',
      accessEndsAt: '2026-01-24T04:00:00.000Z',
    });
    const notice = screen.getByRole('status');
    expect(notice).toHaveTextContent(
      'The payment of Jan 9, 2026 did not go through. Everything works until Jan 23, 2026; then the features of Essentials are switched off.',
    );
    expect(screen.getByRole('link', { name: 'Update the payment' })).toHaveAttribute('href', '/settings?tab=billing');
  });

  it('names who can fix it if the user cannot', async () => {
    await open(
      { status: 'past_due', pastDueSince: '2026-01-10T04:00:00.000Z', accessEndsAt: '2026-01-24T04:00:00.000Z' },
      'office',
    );
    expect(screen.getByRole('status')).toHaveTextContent('Your company’s admins can fix it.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    [
      'ended, in grace',
      { status: 'canceled', accessEndsAt: '2026-01-15T17:00:00.000Z' },
      /has ended.*works until Jan 15, 2026/,
    ],
    [
      'paused, in grace',
      { status: 'paused', accessEndsAt: '2026-01-15T17:00:00.000Z' },
      /is paused.*works until Jan 15, 2026/,
    ],
    [
      'paused, withdrawn',
      { status: 'paused', accessEndsAt: '2026-01-10T17:00:00.000Z' },
      /is paused.*were switched off on Jan 10, 2026/,
    ],
    [
      'a trial in its last days',
      { status: 'trialing', trialEndsAt: '2026-01-15T14:00:00.000Z' },
      /trial of Essentials ends on Jan 15, 2026.*nothing is charged/,
    ],
  ] as const)('appears for: %s', async (_name, subscription, text) => {
    await open(subscription);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it.each([
    ['no subscription', { status: 'none' }],
    ['a running one', { status: 'active', currentPeriodEnd: '2026-02-01T00:00:00.000Z' }],
    ['a trial with days to go', { status: 'trialing', trialEndsAt: '2026-01-16T15:00:00.000Z' }],
    [
      'a trial that was canceled on purpose',
      { status: 'trialing', trialEndsAt: '2026-01-13T15:00:00.000Z', cancelAt: '2026-01-13T15:00:00.000Z' },
    ],
    ['one that was left long ago', { status: 'canceled', accessEndsAt: '2025-11-01T00:00:00.000Z' }],
  ] as const)('does not appear for %s', async (_name, subscription) => {
    await open(subscription);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
