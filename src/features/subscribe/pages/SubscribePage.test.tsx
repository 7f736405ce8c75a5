import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callFunction } from '@/data/callables';
import { createCheckout } from '@/domain/subscription/api';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { renderApp } from '@/testing/renderApp';
import { renderVisitor } from '@/testing/renderVisitor';
import { subscribeRoutes } from '../routes';

const CHOSEN = '/subscribe?plan=professional&interval=year';
const FROM = `from=${encodeURIComponent(CHOSEN)}`;

describe('a plan kept through registration', () => {
  it('is shown again, can be changed, and opens the checkout', async () => {
    vi.mocked(callFunction).mockResolvedValue({ checkoutId: 'cs_1', url: 'https://checkout.stripe.example/cs_1' });
    const { user } = await renderApp({ routes: subscribeRoutes, path: CHOSEN });
    expect(await screen.findByRole('heading', { level: 1, name: 'Professional, 14 days free' })).toBeVisible();
    expect(screen.getByText('$990')).toBeVisible();
    expect(screen.getByText(/^No card needed/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(await screen.findByText('$99')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start 14 days free' }));
    await waitFor(() =>
      expect(callFunction).toHaveBeenCalledWith(createCheckout, { planId: 'professional', interval: 'month' }),
    );
  });

  it('promises no second trial', async () => {
    await renderApp({
      routes: subscribeRoutes,
      path: CHOSEN,
      company: { subscription: { ...NO_SUBSCRIPTION, status: 'canceled', accessEndsAt: '2026-01-01T00:00:00.000Z' } },
    });
    expect(await screen.findByText(/shows the amount once more/)).toBeVisible();
    expect(screen.queryByText(/14 days free|No card/)).not.toBeInTheDocument();
  });

  it('is kept for a visitor through registration and sign-in', async () => {
    const { user, router } = renderVisitor(CHOSEN);
    expect(await screen.findByRole('link', { name: 'Start 14 days free' })).toHaveAttribute(
      'href',
      `/register?${FROM}`,
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?${FROM}`);
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('link', { name: 'Create your company' }));
    expect(router.state.location).toMatchObject({ pathname: '/register', search: `?${FROM}` });
  });

  it('redirects to the prices for an unknown plan', async () => {
    const { router } = renderVisitor('/subscribe?plan=gold');
    expect(await screen.findByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/features');
  });
});
