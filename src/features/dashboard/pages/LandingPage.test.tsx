import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const ESSENTIALS = {
  ...NO_SUBSCRIPTION,
  planId: 'essentials' as const,
  interval: 'month' as const,
  status: 'active' as const,
};
const open = (feature: string, extra = {}) =>
  renderApp({ routes: dashboardRoutes, path: `/landing?feature=${feature}`, ...extra });

describe('somebody sent here from a locked feature', () => {
  it('reads what it does, what it costs, that it is not finished, and can subscribe', async () => {
    await open('schedule');
    expect(await screen.findByText('Schedule is locked')).toBeVisible();
    expect(
      screen.getByText(/Part of Essentials, \$49 a month for the whole company\..*It is in development/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start 14 days free' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'More about Schedule' })).toHaveAttribute('href', '/features/schedule');
  });

  it('without the right to buy reads who has it', async () => {
    await open('schedule', { role: 'office' });
    expect(await screen.findByText(/An admin of your company can choose a plan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start 14 days free' })).not.toBeInTheDocument();
  });

  it('is sold nothing that the company has: an admin can switch it on', async () => {
    await open('schedule', { role: 'office', company: { subscription: ESSENTIALS } });
    expect(await screen.findByText(/It is not switched on for your account\. Ask your administrator\./)).toBeVisible();
  });

  it('is sold nothing that is free', async () => {
    await open('customers', { role: 'technician', features: { jobs: true } });
    expect(await screen.findByText('Customers is locked')).toBeVisible();
    expect(screen.getByText(/Ask your administrator\./)).toBeVisible();
  });

  it('who has it already, but it is not finished, reads that', async () => {
    await open('schedule', { features: { jobs: true, schedule: true }, company: { subscription: ESSENTIALS } });
    expect(await screen.findByText('Schedule is in development')).toBeVisible();
    expect(screen.queryByText('Schedule is locked')).not.toBeInTheDocument();
  });
});

it('shows each locked feature with the way to more about it', async () => {
  await open('');
  expect(await screen.findByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/features#pricing');
  expect(screen.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/features/leads');
});
